package org.waymark.server.e2e.clients;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A program of this machine, with its arguments, and where it is to work. */
record Program(Path directory, List<String> command) {

    Program(Path directory, String... command) {
        this(directory, List.of(command));
    }

    /** What a run printed, to either of its outputs, and its exit code. */
    record Run(Program program, String output, int exitCode) {

        /** @throws AssertionError if the program failed */
        Run requireSuccess() {
            if (exitCode != 0) {
                throw new AssertionError("%s ended with %d:%n%s".formatted(program.command, exitCode, output));
            }
            return this;
        }
    }

    /** Where on the search path of commands {@code name} is. */
    static Optional<Path> find(String name) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .map(directory -> Path.of(directory, name))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Lets it have three minutes. */
    Run run() {
        try {
            Files.createDirectories(directory);
            Path output = Files.createTempFile(directory, "run", ".log");
            Process process = new ProcessBuilder(command)
                    .directory(directory.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(output.toFile())
                    .start();
            process.getOutputStream().close();
            if (!process.waitFor(3, TimeUnit.MINUTES)) {
                process.destroyForcibly();
            }
            return new Run(this, Files.readString(output), process.waitFor());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
