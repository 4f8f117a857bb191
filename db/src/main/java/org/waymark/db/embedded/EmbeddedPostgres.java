package org.waymark.db.embedded;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * A running PostgreSQL server of the catalog's own, kept whole in one data directory.
 *
 * <p>It is durable (fsync on, checksums), listens on 127.0.0.1 only, asks everybody for a password and never runs as
 * root. It outlives a killed JVM; the next start on the same directory attaches to it. Several JVMs may use one data
 * directory at a time, each with one instance; the last that closes stops the server.
 */
public final class EmbeddedPostgres implements AutoCloseable {
    private static final Path OUT_OF_THE_WAY = Path.of("/var/lib/waymark");

    /** So that a program which takes the port while the server is down is never told the password. */
    private static final String NO_PLAIN_PASSWORD = "scram-sha-256";

    private final ClusterLock lock;
    private final Postmaster postmaster;
    private final ClusterAccess access;
    private final boolean attached;

    private EmbeddedPostgres(ClusterLock lock, Postmaster postmaster, ClusterAccess access, boolean attached) {
        this.lock = lock;
        this.postmaster = postmaster;
        this.access = access;
        this.attached = attached;
    }

    /**
     * Starts the server of this data directory, or attaches to it when it runs; creates it when the directory is new.
     *
     * <p>The first start unpacks 60 MB and takes a few seconds, a later one under a second unless the database has to
     * recover from a crash. Root's database moves to {@code /var/lib/waymark} when the unprivileged user that runs it
     * cannot reach the data directory, which then only names the place.
     *
     * @throws EmbeddedPostgresException when it cannot run here, or the directory was written by another major version
     */
    public static EmbeddedPostgres start(Path dataDirectory) {
        return start(dataDirectory, OUT_OF_THE_WAY, new SecureRandom());
    }

    static EmbeddedPostgres start(Path dataDirectory, Path outOfTheWay, SecureRandom random) {
        try {
            ClusterLock lock = ClusterLock.take(Cluster.directory(dataDirectory));
            try {
                return start(lock, Cluster.of(dataDirectory.toRealPath(), outOfTheWay, random), random);
            } catch (IOException | RuntimeException e) {
                lock.close();
                throw e;
            }
        } catch (IOException e) {
            throw new EmbeddedPostgresException(
                    "The embedded database in " + dataDirectory + " cannot be used: " + e, e);
        }
    }

    private static EmbeddedPostgres start(ClusterLock lock, Cluster cluster, SecureRandom random) throws IOException {
        PostgresBinaries binaries = PostgresBinaries.unpackedIn(cluster.home());
        if (Files.notExists(cluster.data())) {
            new ClusterBirth(cluster, binaries).initialise(ClusterAccess.generated(random));
        }
        cluster.requireMajorVersion(PostgresBinaries.MAJOR);
        ClusterAccess known = ClusterAccess.load(cluster.accessFile());
        Postmaster postmaster = new Postmaster(cluster, binaries);
        Optional<PostmasterFile> found = postmaster.attach();
        if (found.isEmpty()) {
            lock.requireUnused();
        }
        PostmasterFile server = found.isPresent() ? found.get() : postmaster.start(known.port());
        ClusterAccess access = known.onPort(server.port());
        if (!access.equals(known)) {
            access.store(cluster.accessFile());
        }
        requireLogin(access, cluster);
        lock.share();
        return new EmbeddedPostgres(lock, postmaster, access, found.isPresent());
    }

    private static void requireLogin(ClusterAccess access, Cluster cluster) {
        try (Connection ignored = connect(access, ClusterSql.CATALOG, access.password())) {
            // Being let in is the proof.
        } catch (SQLException e) {
            throw new EmbeddedPostgresException(
                    "The database in %s runs on port %d but does not let the catalog in with the password in %s: %s"
                            .formatted(cluster.home(), access.port(), cluster.accessFile(), e.getMessage()),
                    e);
        }
    }

    /** Where the catalog's database is: without user and password, with one parameter already ({@code ?requireAuth=...}). */
    public String jdbcUrl() {
        return jdbcUrl(ClusterSql.CATALOG);
    }

    /** The role that owns the catalog's database and has no power beyond it. */
    public String user() {
        return ClusterSql.CATALOG;
    }

    /** The password of {@link #user()}: generated once for this cluster. */
    public String password() {
        return access.password();
    }

    /** The port on 127.0.0.1; it stays the same over restarts unless somebody else took it. */
    public int port() {
        return access.port();
    }

    /** Whether the server was running already when this instance was started. */
    public boolean attached() {
        return attached;
    }

    /**
     * Creates another database owned by {@link #user()} and returns its JDBC URL.
     *
     * @param name a lower-case letter followed by at most 62 lower-case letters, digits or underscores; not yet in use
     */
    public String createDatabase(String name) {
        administer(ClusterSql.createDatabase(name));
        return jdbcUrl(name);
    }

    /** Drops a database if it exists, disconnecting whoever uses it. */
    public void dropDatabase(String name) {
        administer(ClusterSql.dropDatabase(name));
    }

    /** Lets go of the server without stopping it; {@link #close} then does nothing. */
    public void leaveRunning() {
        lock.close();
    }

    /**
     * Stops the server cleanly, disconnecting whoever is left, unless another JVM uses it still. Waits for the end; an
     * acknowledged commit is safe in any case.
     */
    @Override
    public void close() {
        try (lock) {
            if (lock.isHeld() && lock.becomeSole()) {
                postmaster.stop();
            }
        } catch (IOException e) {
            throw new EmbeddedPostgresException("The embedded database was not stopped: " + e, e);
        }
    }

    private String jdbcUrl(String database) {
        return "jdbc:postgresql://127.0.0.1:%d/%s?requireAuth=%s".formatted(access.port(), database, NO_PLAIN_PASSWORD);
    }

    private void administer(List<String> statements) {
        try (Connection connection = connect(access, ClusterSql.SUPERUSER, access.superuserPassword());
                Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
        } catch (SQLException e) {
            throw new EmbeddedPostgresException("The embedded database refused: " + e.getMessage(), e);
        }
    }

    private static Connection connect(ClusterAccess access, String user, String password) throws SQLException {
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setServerNames(new String[] {"127.0.0.1"});
        source.setPortNumbers(new int[] {access.port()});
        source.setDatabaseName(user);
        source.setRequireAuth(NO_PLAIN_PASSWORD);
        return source.getConnection(user, password);
    }
}
