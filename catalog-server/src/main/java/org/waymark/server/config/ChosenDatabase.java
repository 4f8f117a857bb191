package org.waymark.server.config;

import org.jspecify.annotations.Nullable;
import org.waymark.db.Dialect;
import org.waymark.db.embedded.EmbeddedPostgres;

/** The database that keeps the catalog: the configured one, or the embedded one, which runs from here to {@link #close}. */
final class ChosenDatabase implements AutoCloseable {

    private final String url;
    private final @Nullable String user;
    private final @Nullable String password;
    private final @Nullable EmbeddedPostgres embedded;

    private ChosenDatabase(
            String url, @Nullable String user, @Nullable String password, @Nullable EmbeddedPostgres embedded) {
        this.url = url;
        this.user = user;
        this.password = password;
        this.embedded = embedded;
    }

    static ChosenDatabase of(DatabaseProperties properties, DataDirectory directory) {
        if (properties.url() != null) {
            return new ChosenDatabase(properties.url(), properties.user(), properties.password(), null);
        }
        EmbeddedPostgres embedded = EmbeddedPostgres.start(directory.database());
        return new ChosenDatabase(embedded.jdbcUrl(), embedded.user(), embedded.password(), embedded);
    }

    String url() {
        return url;
    }

    @Nullable
    String user() {
        return user;
    }

    @Nullable
    String password() {
        return password;
    }

    Dialect dialect() {
        return Dialect.ofJdbcUrl(url);
    }

    @Override
    public void close() {
        if (embedded != null) {
            embedded.close();
        }
    }
}
