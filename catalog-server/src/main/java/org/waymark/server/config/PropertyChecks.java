package org.waymark.server.config;

import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.Principal;
import org.waymark.server.identity.User;

/** What makes a configuration unsafe or unworkable. */
final class PropertyChecks {

    private static final int LAST_PORT = 65_535;
    private static final Duration SHORTEST = Duration.ofSeconds(1);
    private static final Duration LONGEST = Duration.ofHours(1);

    private PropertyChecks() {}

    static Path requireData(@Nullable Path data) {
        if (data == null) {
            throw new RefusedProperty("waymark.data", "must name the data directory (--data)");
        }
        return data;
    }

    static void requirePort(String property, int port) {
        if (port < 0 || port > LAST_PORT) {
            throw new RefusedProperty(property, "must be 0 to 65535, not " + port);
        }
    }

    static void requirePlausible(Duration deadline) {
        if (deadline.compareTo(SHORTEST) < 0 || deadline.compareTo(LONGEST) > 0) {
            throw new RefusedProperty("waymark.request-deadline", "must be 1s to 1h, not " + deadline);
        }
    }

    static void requireDistinct(List<User> users) {
        requireDistinct("two users are called ", users.stream().map(User::name).toList());
        requireDistinct(
                "two users have the token ",
                users.stream().map(User::tokens).flatMap(Collection::stream).toList());
    }

    private static void requireDistinct(String complaint, List<String> texts) {
        Set<String> seen = new HashSet<>();
        texts.stream().filter(text -> !seen.add(text)).findFirst().ifPresent(twice -> {
            throw new RefusedProperty("waymark.users", "is ambiguous: " + complaint + twice);
        });
    }

    /** Refuses what would let strangers on the network act as, or listen to, the catalog's users. */
    static void requireSafe(
            String property, InetAddress address, boolean insecure, boolean plainTextCredentials, List<User> users) {
        if (address.isLoopbackAddress()) {
            return;
        }
        String open = "while " + property + " is " + address.getHostAddress() + ", which is not a loopback address";
        if (insecure) {
            throw new RefusedProperty("waymark.insecure", "must not be set (--insecure) " + open);
        }
        if (users.stream().anyMatch(User::hasPlainPassword)) {
            throw new RefusedProperty("waymark.users", "must not hold a {noop} password " + open);
        }
        if (!users.isEmpty() && !plainTextCredentials) {
            throw new RefusedProperty(
                    "waymark.plain-text-credentials",
                    "must be set if passwords and tokens shall cross the network without TLS, " + open);
        }
    }

    /** Refuses a port that is taken, and to let strangers act as somebody who may do everything. */
    static void requireHarmless(DliProperties dli, int port, Set<String> administrators) {
        if (dli.port() == port) {
            throw new RefusedProperty("waymark.dli.port", "must not be waymark.port, " + port);
        }
        String user = dli.user();
        if (user == null) {
            return;
        }
        try {
            Principal.user(user);
        } catch (CatalogException e) {
            throw new RefusedProperty("waymark.dli.user", "is no user's name: " + e.getMessage());
        }
        if (administrators.contains(user)) {
            throw new RefusedProperty("waymark.dli.user", "must not be one of waymark.administrators");
        }
    }
}
