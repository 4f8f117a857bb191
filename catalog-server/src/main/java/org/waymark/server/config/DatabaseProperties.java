package org.waymark.server.config;

import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Where the catalog is kept.
 *
 * @param url The JDBC URL of a PostgreSQL or Oracle database. Without it the embedded PostgreSQL in the data directory.
 * @param user The database user who owns the catalog's schema.
 * @param password The database user's password.
 * @param poolSize How many database connections this server holds: what one database serves well is two to four for each of its processors, for all servers together.
 */
public record DatabaseProperties(
        @Nullable String url,
        @Nullable String user,
        @Nullable String password,
        @DefaultValue("16") int poolSize) {

    private static final int MOST = 150;

    public DatabaseProperties {
        if (poolSize < 2 || poolSize > MOST) {
            throw new RefusedProperty("waymark.database.pool-size", "must be 2 to " + MOST);
        }
        if (url != null && !url.startsWith("jdbc:postgresql:") && !url.startsWith("jdbc:oracle:")) {
            throw new RefusedProperty(
                    "waymark.database.url", "must begin with jdbc:postgresql: or jdbc:oracle: (--jdbc-url)");
        }
        if (url == null && (user != null || password != null)) {
            throw new RefusedProperty(
                    "waymark.database.url", "is missing, but waymark.database.user or .password is there (--jdbc-url)");
        }
    }

    /** Without the secrets. */
    @Override
    public String toString() {
        return "DatabaseProperties[user=%s, poolSize=%d]".formatted(user, poolSize);
    }
}
