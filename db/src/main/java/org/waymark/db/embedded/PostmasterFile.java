package org.waymark.db.embedded;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What a running server tells about itself in {@code postmaster.pid}. A killed server leaves the file behind.
 *
 * @param pid of the server's first process
 * @param port the one it listens on
 * @param ready whether it lets clients in: recovered, and not stopping
 */
record PostmasterFile(long pid, int port, boolean ready) {
    private static final int PID = 0;
    private static final int PORT = 3;
    private static final int STATUS = 7;

    /** Nothing while the server is about to write the file. */
    static Optional<PostmasterFile> read(Path data) throws IOException {
        try {
            List<String> lines = Files.readString(path(data), UTF_8).lines().toList();
            return lines.size() <= PORT
                    ? Optional.empty()
                    : Optional.of(new PostmasterFile(
                            Long.parseLong(lines.get(PID).strip()),
                            Integer.parseInt(lines.get(PORT).strip()),
                            lines.size() > STATUS && lines.get(STATUS).strip().equals("ready")));
        } catch (NoSuchFileException | NumberFormatException e) {
            return Optional.empty();
        }
    }

    static Path path(Path data) {
        return data.resolve("postmaster.pid");
    }

    /** Whether that process lives and is the server of this data directory. */
    boolean isServerOf(Path data) {
        return commandLine().filter(command -> isServerOf(data, command)).isPresent();
    }

    /** Whether that process lives and is something else, which got the same id later. */
    boolean isForeignTo(Path data) {
        return commandLine().filter(command -> !isServerOf(data, command)).isPresent();
    }

    private static boolean isServerOf(Path data, List<String> command) {
        return command.get(0).endsWith("/postgres") && command.contains(data.toString());
    }

    private Optional<List<String>> commandLine() {
        try {
            Path file = Path.of("/proc", Long.toString(pid), "cmdline");
            return Optional.of(List.of(new String(Files.readAllBytes(file), UTF_8).split("\0", -1)));
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
