package org.waymark.server.config;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.metrics.micrometer.MicrometerMetricsTrackerFactory;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.Map;

/**
 * The pool of database connections. A request waits five seconds for a connection at most, and a connection that died
 * silently frees its thread soon after the deadline.
 */
final class Pool {

    private static final Duration WAIT = Duration.ofSeconds(5);
    private static final Duration VALIDATION = Duration.ofSeconds(1);
    private static final Duration KEEP_ALIVE = Duration.ofMinutes(2);
    private static final Duration LIFETIME = Duration.ofMinutes(30);
    private static final Duration CONNECT = Duration.ofSeconds(2);
    private static final Duration LOGIN = Duration.ofSeconds(3);
    /** So that the database's own time-out, which leaves the connection usable, comes first. */
    private static final Duration MARGIN = Duration.ofSeconds(2);

    private Pool() {}

    static HikariDataSource open(ChosenDatabase database, int size, Duration deadline, MeterRegistry meters) {
        HikariConfig config = new HikariConfig();
        config.setPoolName("waymark");
        config.setJdbcUrl(database.url());
        config.setUsername(database.user());
        config.setPassword(database.password());
        config.setMaximumPoolSize(size);
        config.setConnectionTimeout(WAIT.toMillis());
        config.setValidationTimeout(VALIDATION.toMillis());
        config.setKeepaliveTime(KEEP_ALIVE.toMillis());
        config.setMaxLifetime(LIFETIME.toMillis());
        config.setMetricsTrackerFactory(new MicrometerMetricsTrackerFactory(meters));
        Map<String, String> properties = switch (database.dialect()) {
            case POSTGRESQL -> postgres(deadline);
            case ORACLE -> oracle(deadline);
        };
        properties.forEach(config::addDataSourceProperty);
        return new HikariDataSource(config);
    }

    /**
     * Overridden by what the URL says. Every statement of the catalog has an index to go by; a plan that was made, and kept, while a
     * table was empty must not read all of it when it has grown.
     */
    private static Map<String, String> postgres(Duration deadline) {
        return Map.of(
                "ApplicationName",
                "waymark",
                "connectTimeout",
                seconds(CONNECT),
                "loginTimeout",
                seconds(LOGIN),
                "socketTimeout",
                seconds(deadline.plus(MARGIN)),
                "tcpKeepAlive",
                "true",
                "targetServerType",
                "primary",
                "hostRecheckSeconds",
                "1",
                "options",
                "-c enable_seqscan=off -c statement_timeout=%1$d -c lock_timeout=%1$d -c idle_in_transaction_session_timeout=%2$d"
                        .formatted(deadline.toMillis(), deadline.plus(MARGIN).toMillis()));
    }

    private static Map<String, String> oracle(Duration deadline) {
        return Map.of(
                "v$session.program",
                "waymark",
                "oracle.net.CONNECT_TIMEOUT",
                Long.toString(CONNECT.toMillis()),
                "oracle.jdbc.ReadTimeout",
                Long.toString(deadline.plus(MARGIN).toMillis()),
                "oracle.net.keepAlive",
                "true");
    }

    private static String seconds(Duration duration) {
        return Long.toString(duration.toSeconds());
    }
}
