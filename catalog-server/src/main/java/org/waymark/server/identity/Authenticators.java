package org.waymark.server.identity;

import com.google.common.base.Ticker;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.waymark.api.Caller;
import org.waymark.api.CatalogException;

/** All kinds of credentials that a server takes, in the order in which they are looked for. */
public final class Authenticators {

    private final List<Authenticator> kinds;

    public Authenticators(List<Authenticator> kinds) {
        this.kinds = List.copyOf(kinds);
    }

    /**
     * Basic and bearer credentials of configured users; in insecure mode also what a request says of itself.
     *
     * @param administrators names of users, configured or not
     */
    public static Authenticators configured(
            List<User> users, Set<String> administrators, boolean insecure, SecureRandom random) {
        ConfiguredUsers known = new ConfiguredUsers(users, administrators);
        int half = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
        PasswordCheck passwords = new RememberedPasswords(new BcryptPasswords(half), random, Ticker.systemTicker());
        List<Authenticator> kinds = new ArrayList<>();
        kinds.add(new BasicAuthenticator(known, passwords));
        kinds.add(new BearerAuthenticator(known));
        if (insecure) {
            kinds.add(new InsecureHeaders(known));
        }
        return new Authenticators(kinds);
    }

    /** The same, but a request without credentials is {@code caller}'s, whatever it says of itself. */
    public Authenticators withDefault(Caller caller) {
        List<Authenticator> others = new ArrayList<>(kinds);
        others.removeIf(InsecureHeaders.class::isInstance);
        others.add(new DefaultCaller(caller));
        return new Authenticators(others);
    }

    /**
     * What the first kind says that the request carries.
     *
     * @throws CatalogException INVALID_ARGUMENT when credentials cannot be read, or name a user that cannot be
     */
    public Identification identify(RequestFacts request) {
        for (Authenticator kind : kinds) {
            Identification found = kind.identify(request);
            if (!(found instanceof Identification.Absent)) {
                return found;
            }
        }
        return new Identification.Absent();
    }

    List<String> challenges() {
        return kinds.stream()
                .map(Authenticator::challenge)
                .flatMap(Optional::stream)
                .toList();
    }
}
