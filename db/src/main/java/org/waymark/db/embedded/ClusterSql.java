package org.waymark.db.embedded;

import java.util.List;
import java.util.regex.Pattern;

/** The statements that administer a cluster, each complete in itself and on one line. */
final class ClusterSql {
    /** The catalog's role and its database. */
    static final String CATALOG = "waymark";

    /** Who may do anything; used for administration only. */
    static final String SUPERUSER = "postgres";

    private static final Pattern DATABASE_NAME = Pattern.compile("[a-z][a-z0-9_]{0,62}");

    private ClusterSql() {}

    /** The catalog's role is no superuser, so that no statement of its reaches the machine's files or programs. */
    static List<String> createCatalog(String password) {
        String role = "CREATE ROLE %s LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION PASSWORD '%s'";
        return List.of(
                role.formatted(CATALOG, password),
                "REVOKE ALL ON DATABASE postgres FROM PUBLIC",
                "CREATE DATABASE %1$s OWNER %1$s".formatted(CATALOG),
                "REVOKE ALL ON DATABASE %s FROM PUBLIC".formatted(CATALOG));
    }

    static List<String> createDatabase(String name) {
        return List.of(
                "CREATE DATABASE %s OWNER %s".formatted(valid(name), CATALOG),
                "REVOKE ALL ON DATABASE %s FROM PUBLIC".formatted(name));
    }

    static List<String> dropDatabase(String name) {
        return List.of("DROP DATABASE IF EXISTS %s WITH (FORCE)".formatted(valid(name)));
    }

    private static String valid(String name) {
        if (!DATABASE_NAME.matcher(name).matches()) {
            throw new IllegalArgumentException("Not a database name: " + name);
        }
        return '"' + name + '"';
    }
}
