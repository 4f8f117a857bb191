package org.waymark.db.embedded;

import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** A temporary place that every user can pass through, with PostgreSQL's programs unpacked once. */
final class Sandbox implements AutoCloseable {
    private final Path base;
    private final PostgresBinaries binaries;

    Sandbox() throws IOException {
        base = Files.createTempDirectory("waymark-embedded-");
        Files.setPosixFilePermissions(base, PosixFilePermissions.fromString("rwx--x--x"));
        binaries = PostgresBinaries.unpackedIn(base);
    }

    /** A new data directory that has the programs already. */
    Path dataDirectory(String name) throws IOException {
        Path directory = Cluster.directory(base.resolve(name));
        Files.createSymbolicLink(directory.resolve(binaries.directory().getFileName()), binaries.directory());
        return directory;
    }

    /** A directory that only the user of this JVM can enter. */
    Path closedDirectory(String name) throws IOException {
        return Files.createDirectory(
                base.resolve(name), PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    }

    Path outOfTheWay() {
        return base.resolve("out-of-the-way");
    }

    PostgresBinaries binaries() {
        return binaries;
    }

    EmbeddedPostgres start(Path dataDirectory) {
        return EmbeddedPostgres.start(dataDirectory, outOfTheWay(), new SecureRandom());
    }

    /** Starts the server from another JVM, and returns when it is ready. */
    Process startInAnotherJvm(Path dataDirectory) throws IOException {
        Process jvm = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Holder.class.getName(),
                        dataDirectory.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        BufferedReader output = jvm.inputReader(StandardCharsets.UTF_8);
        for (String line = output.readLine(); line != null; line = output.readLine()) {
            if (line.equals("ready")) {
                return jvm;
            }
        }
        throw new IOException("The other JVM ended before its server was ready");
    }

    /** Starts a server and keeps it for as long as the JVM lives. */
    static final class Holder {
        public static void main(String[] arguments) throws InterruptedException {
            try (EmbeddedPostgres postgres = EmbeddedPostgres.start(Path.of(arguments[0]))) {
                System.out.println("ready");
                System.out.println(postgres.port());
                Thread.sleep(Long.MAX_VALUE);
            }
        }
    }

    /** Whether the server of the cluster in this directory runs. */
    static boolean isServed(Path home) throws IOException {
        Path data = home.resolve("data");
        return PostmasterFile.read(data).filter(file -> file.isServerOf(data)).isPresent();
    }

    static ProcessHandle server(Path home) throws IOException {
        return ProcessHandle.of(
                        PostmasterFile.read(home.resolve("data")).orElseThrow().pid())
                .orElseThrow();
    }

    static void kill(ProcessHandle process) {
        process.destroyForcibly();
        process.onExit().join();
    }

    static Connection connect(EmbeddedPostgres postgres) throws SQLException {
        return DriverManager.getConnection(postgres.jdbcUrl(), postgres.user(), postgres.password());
    }

    static void execute(EmbeddedPostgres postgres, String sql) throws SQLException {
        try (Connection connection = connect(postgres);
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    static String ask(EmbeddedPostgres postgres, String query) throws SQLException {
        try (Connection connection = connect(postgres);
                Statement statement = connection.createStatement();
                ResultSet answer = statement.executeQuery(query)) {
            answer.next();
            return answer.getString(1);
        }
    }

    @Override
    public void close() throws IOException {
        MoreFiles.deleteRecursively(base, RecursiveDeleteOption.ALLOW_INSECURE);
    }
}
