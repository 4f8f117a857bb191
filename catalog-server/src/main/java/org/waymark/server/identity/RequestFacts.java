package org.waymark.server.identity;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.waymark.api.CatalogException;

/**
 * What an {@link Authenticator} may look at.
 *
 * @param headers all values of a header, by its name
 */
public record RequestFacts(Function<String, List<String>> headers) {

    static RequestFacts of(HttpServletRequest request) {
        return new RequestFacts(name -> Collections.list(request.getHeaders(name)));
    }

    /**
     * A header's value, if the request has it.
     *
     * @throws CatalogException INVALID_ARGUMENT when the header is there twice: somebody else may have read the other one
     */
    public Optional<String> header(String name) {
        List<String> values = headers.apply(name);
        if (values.size() > 1) {
            throw CatalogException.invalid("the header %s is there %d times".formatted(name, values.size()));
        }
        return values.stream().findFirst();
    }

    /** The credentials in the header {@code Authorization} if they are of this scheme. */
    Optional<String> authorization(String scheme) {
        String prefix = scheme.toLowerCase(Locale.ROOT) + " ";
        return header("Authorization")
                .filter(value -> value.toLowerCase(Locale.ROOT).startsWith(prefix))
                .map(value -> value.substring(prefix.length()).strip());
    }
}
