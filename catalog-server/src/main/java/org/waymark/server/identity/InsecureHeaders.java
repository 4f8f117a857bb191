package org.waymark.server.identity;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Believes what a request says of its sender: {@code X-Waymark-User} and {@code X-Waymark-Groups} (separated by commas),
 * both percent-encoded UTF-8. For trying things out, on a loopback address.
 *
 * <p>Answers only requests that are addressed to this machine by a loopback name: otherwise a web page could lead a
 * browser on this machine here by a name of its own (DNS rebinding).
 */
final class InsecureHeaders implements Authenticator {

    static final String USER = "X-Waymark-User";
    static final String GROUPS = "X-Waymark-Groups";

    private static final String NOBODY = "anonymous";
    private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");

    private final ConfiguredUsers users;

    InsecureHeaders(ConfiguredUsers users) {
        this.users = users;
    }

    @Override
    public Identification identify(RequestFacts request) {
        if (!request.header("Host").filter(InsecureHeaders::isLoopback).isPresent()) {
            return new Identification.Refused("in insecure mode the server answers on the names " + LOOPBACK + " only");
        }
        String user = request.header(USER)
                .map(text -> StrictText.percentDecoded(text, USER))
                .orElse(NOBODY);
        List<String> groups = request.header(GROUPS).stream()
                .flatMap(text -> Stream.of(text.split(",", -1)))
                .map(String::strip)
                .filter(text -> !text.isEmpty())
                .map(text -> StrictText.percentDecoded(text, GROUPS))
                .toList();
        return new Identification.Known(users.caller(user, groups));
    }

    @Override
    public Optional<String> challenge() {
        return Optional.empty();
    }

    private static boolean isLoopback(String host) {
        try {
            String name = new URI("http://" + host).getHost();
            return name != null && LOOPBACK.contains(name.toLowerCase(Locale.ROOT));
        } catch (URISyntaxException e) {
            return false;
        }
    }
}
