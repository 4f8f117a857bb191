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

/** A database of its own for one test class. */
public final class TestDatabase implements AutoCloseable {

    private static final AtomicInteger NUMBERS = new AtomicInteger();
    private static @Nullable EmbeddedPostgres server;

    private final HikariDataSource connections;
    private final SqlDatabase database;
    private final Runnable cleanUp;

    private TestDatabase(HikariDataSource connections, SqlDatabase database, Runnable cleanUp) {
        this.connections = connections;
        this.database = database;
        this.cleanUp = cleanUp;
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

    /** A fresh one on the embedded PostgreSQL. */
    public static TestDatabase create() {
        return create(connections -> connections);
    }

    /** @param around puts something between the catalog and its connections */
    public static TestDatabase create(UnaryOperator<DataSource> around) {
        EmbeddedPostgres postgres = server();
        String name = "test_" + ProcessHandle.current().pid() + "_" + NUMBERS.incrementAndGet();
        HikariDataSource connections = pool(postgres.createDatabase(name), postgres.user(), postgres.password());
        migrate(connections, Dialect.POSTGRESQL);
        SqlDatabase database = new SqlDatabase(around.apply(connections), Dialect.POSTGRESQL);
        return new TestDatabase(connections, database, () -> postgres.dropDatabase(name));
    }

    /** An Oracle schema that is there for tests alone: all that is in it goes first. */
    public static TestDatabase emptied(String oracleUrl, String user, String password) {
        HikariDataSource connections = pool(oracleUrl, user, password);
        Flyway.configure().dataSource(connections).cleanDisabled(false).load().clean();
        migrate(connections, Dialect.ORACLE);
        return new TestDatabase(connections, new SqlDatabase(connections, Dialect.ORACLE), () -> {});
    }

    private static HikariDataSource pool(String url, String user, String password) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(url);
        config.setUsername(user);
        config.setPassword(password);
        config.setMaximumPoolSize(16);
        return new HikariDataSource(config);
    }

    private static void migrate(DataSource connections, Dialect dialect) {
        Flyway.configure()
                .dataSource(connections)
                .locations(dialect.migrations())
                .load()
                .migrate();
    }

    public Catalog catalog() {
        return catalog(Clock.systemUTC());
    }

    public Catalog catalog(Clock clock) {
        CatalogSettings settings = new CatalogSettings(10_000, 200_000, Duration.ofSeconds(30));
        return new Catalog(database, settings, clock, UUID::randomUUID, (operation, items, nanos, failure) -> {});
    }

    /** As a server does when it starts. */
    public void migrate() {
        migrate(connections, Dialect.POSTGRESQL);
    }

    public DataSource connections() {
        return connections;
    }

    public Housekeeping housekeeping(Clock clock) {
        return new Housekeeping(database, clock);
    }

    @Override
    public void close() {
        database.close();
        connections.close();
        cleanUp.run();
    }
}
