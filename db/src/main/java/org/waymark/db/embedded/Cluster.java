package org.waymark.db.embedded;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.Set;

/**
 * Where a database is kept and who runs it.
 *
 * <p>The home is the data directory itself, or the place its file {@code cluster} names. Only {@code data} and
 * {@code log} belong to the database's user; the rest is this JVM's, so that a broken-in database cannot change the
 * programs, the settings or the passwords.
 */
record Cluster(Path home, Unprivileged user) {
    private static final Set<PosixFilePermission> PRIVATE = PosixFilePermissions.fromString("rwx------");
    private static final Set<PosixFilePermission> PASSABLE = PosixFilePermissions.fromString("rwx--x--x");
    private static final int ID_BYTES = 8;

    /** The data directory, created when absent such that root's database user can pass through it. */
    static Path directory(Path dataDirectory) throws IOException {
        if (Files.notExists(dataDirectory)) {
            Files.createDirectories(dataDirectory);
            Files.setPosixFilePermissions(dataDirectory, Unprivileged.isRoot() ? PASSABLE : PRIVATE);
        }
        return dataDirectory;
    }

    static Cluster of(Path dataDirectory, Path outOfTheWay, SecureRandom random) throws IOException {
        Path pointer = dataDirectory.resolve("cluster");
        Path home = Files.exists(pointer) ? named(pointer) : dataDirectory;
        Path data = home.resolve("data");
        if (Files.exists(data)) {
            return new Cluster(home, Unprivileged.owning(data));
        }
        Unprivileged user = Unprivileged.chosen();
        if (user.mayEnter(home)) {
            return new Cluster(home, user);
        }
        Path elsewhere = directory(directory(outOfTheWay).resolve(ClusterAccess.randomHex(random, ID_BYTES)));
        if (!user.mayEnter(elsewhere)) {
            throw new EmbeddedPostgresException(
                    "The user who runs the database can enter neither %s nor %s.".formatted(dataDirectory, elsewhere));
        }
        PrivateFile.write(pointer, elsewhere.toRealPath() + "\n");
        return new Cluster(elsewhere.toRealPath(), user);
    }

    private static Path named(Path pointer) throws IOException {
        Path home = Path.of(Files.readString(pointer, UTF_8).strip());
        if (!Files.isDirectory(home)) {
            throw new EmbeddedPostgresException(
                    "The database is kept in %s, as %s says, but that is gone. Bring it back, or delete %s to begin an empty catalog."
                            .formatted(home, pointer, pointer.getParent()));
        }
        return home.toRealPath();
    }

    /** PostgreSQL's data directory; it exists when the database is complete. */
    Path data() {
        return home.resolve("data");
    }

    Path log() {
        return home.resolve("log");
    }

    Path accessFile() {
        return home.resolve("access.properties");
    }

    /** Refuses data that another major version wrote. */
    void requireMajorVersion(String ours) throws IOException {
        String theirs = Files.readString(data().resolve("PG_VERSION"), UTF_8).strip();
        if (!theirs.equals(ours)) {
            throw new EmbeddedPostgresException("""
                    The database in %s was written by PostgreSQL %s, this Waymark brings PostgreSQL %s. Nothing was changed. \
                    Start it with the Waymark release that wrote it, or run a PostgreSQL %s server on it and give that by \
                    --jdbc-url, or convert it with pg_upgrade, or choose another data directory.""".formatted(data(), theirs, ours, theirs));
        }
    }
}
