package org.waymark.server.core;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.jspecify.annotations.Nullable;
import org.waymark.db.Dialect;
import org.waymark.db.SqlDatabase;
import org.waymark.db.embedded.EmbeddedPostgres;

/**
 * A fresh database for one test class: on the embedded PostgreSQL, or, where {@code WAYMARK_TEST_ORACLE_URL} says so, the one
 * behind that URL.
 */
public final class TestDatabase implements AutoCloseable {

    private static final AtomicInteger NUMBERS = new AtomicInteger();
    private static @Nullable EmbeddedPostgres server;

    private final String name;
    private final HikariDataSource connections;
    private final SqlDatabase database;

    private TestDatabase(String name, HikariDataSource connections, SqlDatabase database) {
        this.name = name;
        this.connections = connections;
        this.database = database;
    }

    /** One server serves all test classes of a run. */
    private static synchronized EmbeddedPostgres server() {
        if (server == null) {
            EmbeddedPostgres started = EmbeddedPostgres.start(Path.of("target", "postgres"));
            Runtime.getRuntime().addShutdownHook(new Thread(started::close));
            server = started;
        }
        return server;
    }

    public static TestDatabase create() {
        return create(connections -> connections);
    }

    /** @param around puts something between the catalog and its connections */
    public static TestDatabase create(UnaryOperator<DataSource> around) {
        EmbeddedPostgres postgres = server();
        String name = "test_" + ProcessHandle.current().pid() + "_" + NUMBERS.incrementAndGet();
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(postgres.createDatabase(name));
        config.setUsername(postgres.user());
        config.setPassword(postgres.password());
        config.setMaximumPoolSize(16);
        HikariDataSource connections = new HikariDataSource(config);
        Dialect dialect = Dialect.ofJdbcUrl(config.getJdbcUrl());
        Flyway.configure()
                .dataSource(connections)
                .locations(dialect.migrations())
                .load()
                .migrate();
        return new TestDatabase(name, connections, new SqlDatabase(around.apply(connections), dialect));
    }

    public Catalog catalog() {
        return catalog(Clock.systemUTC());
    }

    public Catalog catalog(Clock clock) {
        CatalogSettings settings = new CatalogSettings(10_000, 200_000, Duration.ofSeconds(30));
        return new Catalog(database, settings, clock, UUID::randomUUID, (operation, items, nanos, failure) -> {});
    }

    public DataSource connections() {
        return connections;
    }

    @Override
    public void close() {
        database.close();
        connections.close();
        server().dropDatabase(name);
    }
}
