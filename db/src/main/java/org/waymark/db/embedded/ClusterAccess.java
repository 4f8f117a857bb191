package org.waymark.db.embedded;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Properties;

/**
 * How to get into a cluster; kept in a file that only its owner may read.
 *
 * @param port on 127.0.0.1, the one used last
 * @param password of the catalog's role
 * @param superuserPassword of {@link ClusterSql#SUPERUSER}
 */
record ClusterAccess(int port, String password, String superuserPassword) {
    private static final int PASSWORD_BYTES = 32;

    static ClusterAccess generated(SecureRandom random) {
        return new ClusterAccess(Ports.FIRST, randomHex(random, PASSWORD_BYTES), randomHex(random, PASSWORD_BYTES));
    }

    static String randomHex(SecureRandom random, int bytes) {
        byte[] drawn = new byte[bytes];
        random.nextBytes(drawn);
        return HexFormat.of().formatHex(drawn);
    }

    static ClusterAccess load(Path file) throws IOException {
        Properties properties = new Properties();
        try (Reader reader = new StringReader(Files.readString(file))) {
            properties.load(reader);
            return new ClusterAccess(
                    Integer.parseInt(properties.getProperty("port")),
                    required(properties, "password"),
                    required(properties, "superuser-password"));
        } catch (NoSuchFileException | IllegalArgumentException e) {
            throw new EmbeddedPostgresException(
                    file + " is missing or damaged, so nobody can log in to the database beside it. Restore the file"
                            + " from a backup, or delete the data directory to begin an empty catalog.",
                    e);
        }
    }

    private static String required(Properties properties, String name) {
        String value = properties.getProperty(name);
        if (value == null || value.isBlank()) {
            throw new IllegalArgumentException(name + " is not set");
        }
        return value;
    }

    void store(Path file) throws IOException {
        PrivateFile.write(file, """
                port = %d
                password = %s
                superuser-password = %s
                """.formatted(port, password, superuserPassword));
    }

    ClusterAccess onPort(int other) {
        return new ClusterAccess(other, password, superuserPassword);
    }

    /** Leaves the passwords out: this ends up in logs. */
    @Override
    public String toString() {
        return "ClusterAccess[port=" + port + "]";
    }
}
