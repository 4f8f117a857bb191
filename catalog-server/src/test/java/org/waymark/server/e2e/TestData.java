package org.waymark.server.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A data directory below {@code target}, which is gone when the test is over; so is a cluster that had to go elsewhere. */
public record TestData(Path directory) implements AutoCloseable {

    public static TestData fresh(Class<?> test) {
        TestData data =
                new TestData(Path.of("target", "e2e", test.getSimpleName()).toAbsolutePath());
        data.close();
        return data;
    }

    /** Where the embedded database is. */
    Path cluster() {
        Path database = directory.resolve("database");
        Path pointer = database.resolve("cluster");
        try {
            return Files.isRegularFile(pointer)
                    ? Path.of(Files.readString(pointer).strip())
                    : database;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        remove(cluster());
        remove(directory);
    }

    private static void remove(Path tree) {
        if (!Files.exists(tree)) {
            return;
        }
        try (Stream<Path> files = Files.walk(tree)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
