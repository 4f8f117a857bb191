package org.waymark.server.config;

import com.zaxxer.hikari.pool.HikariPool;
import java.net.BindException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.flywaydb.core.api.FlywayException;
import org.springframework.boot.context.properties.bind.UnboundConfigurationPropertiesException;
import org.springframework.boot.web.server.PortInUseException;
import org.waymark.db.embedded.EmbeddedPostgresException;

/** Says in a line, for the operator, why a server did not start. */
public final class StartFailure {

    private static final int DEEPEST = 30;

    private StartFailure() {}

    /** What an operator can act on; empty when the failure is a surprise whose stack trace is needed. */
    public static Optional<String> explain(Throwable failure) {
        List<Throwable> chain = Stream.iterate(failure, cause -> cause != null, Throwable::getCause)
                .limit(DEEPEST)
                .toList();
        return chain.stream().map(StartFailure::known).flatMap(Optional::stream).findFirst();
    }

    private static Optional<String> known(Throwable cause) {
        if (cause instanceof RefusedProperty || cause instanceof DataDirectory.InUse) {
            return Optional.of(cause.getMessage());
        }
        if (cause instanceof EmbeddedPostgresException) {
            return Optional.of("the embedded database: " + cause.getMessage());
        }
        if (cause instanceof UnboundConfigurationPropertiesException unbound) {
            return Optional.of("unknown property: " + String.join(", ", names(unbound)));
        }
        if (cause instanceof PortInUseException taken) {
            return Optional.of("port %d is taken: choose another one with --port (waymark.port) or waymark.dli.port"
                    .formatted(taken.getPort()));
        }
        if (cause instanceof BindException) {
            return Optional.of("waymark.address and waymark.port, or those of waymark.dli, cannot be listened on: "
                    + cause.getMessage());
        }
        if (cause instanceof FlywayException || cause instanceof HikariPool.PoolInitializationException) {
            return Optional.of("the database cannot be used: " + firstLine(cause));
        }
        if (cause instanceof org.springframework.boot.context.properties.bind.BindException unreadable) {
            return Optional.of(unreadable(unreadable));
        }
        return Optional.empty();
    }

    private static List<String> names(UnboundConfigurationPropertiesException unbound) {
        return unbound.getUnboundProperties().stream()
                .map(property -> property.getName().toString())
                .toList();
    }

    /** A property of the wrong form, unless something in its cause is known better. */
    private static String unreadable(org.springframework.boot.context.properties.bind.BindException failure) {
        Throwable root = failure;
        while (root.getCause() != null) {
            if (root.getCause() instanceof RefusedProperty
                    || root.getCause() instanceof UnboundConfigurationPropertiesException) {
                return known(root.getCause()).orElseThrow();
            }
            root = root.getCause();
        }
        return "%s: %s".formatted(failure.getName(), firstLine(root));
    }

    private static String firstLine(Throwable failure) {
        return String.valueOf(failure.getMessage()).lines().findFirst().orElse("no reason given");
    }
}
