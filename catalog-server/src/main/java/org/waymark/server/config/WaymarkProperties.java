package org.waymark.server.config;

import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.NestedConfigurationProperty;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.waymark.server.identity.User;

/**
 * A server's configuration. One that is unsafe or cannot work cannot be made.
 *
 * @param data The data directory: the embedded database and the logs. One server at a time uses it.
 * @param address The address to listen on.
 * @param port The port to listen on; 0 for any that is free.
 * @param database Where the catalog is kept.
 * @param insecure Whether to believe the headers X-Waymark-User and X-Waymark-Groups. On a loopback address only.
 * @param plainTextCredentials Whether passwords and tokens may come over the network without TLS.
 * @param users The users who may sign in with a password or a token.
 * @param administrators Names of users who pass every check. In insecure mode `root`, if none is named.
 * @param limits How much one call may ask for.
 * @param requestDeadline How long an operation may take before it is given up.
 * @param soap How much XML one SOAP message may hold.
 * @param dli The Data Location Interface on a port of its own.
 */
@ConfigurationProperties(prefix = "waymark", ignoreUnknownFields = false)
public record WaymarkProperties(
        @Nullable Path data,
        @DefaultValue("127.0.0.1") InetAddress address,
        @DefaultValue("8080") int port,
        @DefaultValue @NestedConfigurationProperty DatabaseProperties database,
        @DefaultValue("false") boolean insecure,
        @DefaultValue("false") boolean plainTextCredentials,
        @DefaultValue List<User> users,
        @Nullable Set<String> administrators,
        @DefaultValue @NestedConfigurationProperty LimitProperties limits,
        @DefaultValue("30s") Duration requestDeadline,
        @DefaultValue @NestedConfigurationProperty SoapProperties soap,
        @DefaultValue @NestedConfigurationProperty DliProperties dli) {

    private static final String INSECURE_ADMINISTRATOR = "root";

    public WaymarkProperties {
        data = PropertyChecks.requireData(data);
        users = List.copyOf(users);
        administrators = administrators == null
                ? insecure ? Set.of(INSECURE_ADMINISTRATOR) : Set.of()
                : Set.copyOf(administrators);
        PropertyChecks.requirePort("waymark.port", port);
        PropertyChecks.requirePort("waymark.dli.port", dli.port());
        PropertyChecks.requirePlausible(requestDeadline);
        PropertyChecks.requireDistinct(users);
        PropertyChecks.requireSafe("waymark.address", address, insecure, plainTextCredentials, users);
        if (dli.port() != 0) {
            PropertyChecks.requireSafe("waymark.dli.address", dli.address(), insecure, plainTextCredentials, users);
            PropertyChecks.requireHarmless(dli, port, administrators);
        }
    }
}
