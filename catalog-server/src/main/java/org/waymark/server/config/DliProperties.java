package org.waymark.server.config;

import java.net.InetAddress;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * The Data Location Interface on a port of its own, for resource brokers.
 *
 * @param port The port where the Data Location Interface (DLI) alone answers, by custom 8085; 0 for none. It is always under /services as well.
 * @param address The address to listen on for the DLI alone.
 * @param user The user whom requests without credentials on the DLI's port act as, no administrator. Without it they are refused.
 */
public record DliProperties(
        @DefaultValue("0") int port,
        @DefaultValue("127.0.0.1") InetAddress address,
        @Nullable String user) {

    public DliProperties {
        user = user == null || user.isEmpty() ? null : user;
    }
}
