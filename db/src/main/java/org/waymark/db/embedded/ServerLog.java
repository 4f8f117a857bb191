package org.waymark.db.embedded;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What the server writes: first to {@code start.log}, later to a file of the day. */
record ServerLog(Cluster cluster) {
    private static final int LINES = 15;
    private static final int BYTES = 8192;

    /** Emptied at every start; all later messages go to the files of the days. */
    Path start() {
        return cluster.home().resolve("start.log");
    }

    /** Whether the last start failed for processes of a killed server, which end by themselves. */
    boolean tellsOfLeftOverProcesses() throws IOException {
        return tail(start()).contains("is still in use");
    }

    /** The end of both, for a failure's message. */
    String lastLines() throws IOException {
        Optional<Path> ofTheDay = newest();
        return tail(start()) + (ofTheDay.isPresent() ? tail(ofTheDay.get()) : "");
    }

    private Optional<Path> newest() throws IOException {
        try (Stream<Path> files = Files.list(cluster.log())) {
            return files.max(Comparator.comparing(ServerLog::written));
        }
    }

    private static FileTime written(Path file) {
        try {
            return Files.getLastModifiedTime(file, LinkOption.NOFOLLOW_LINKS);
        } catch (IOException e) {
            return FileTime.fromMillis(0);
        }
    }

    /** Follows no link: the directory belongs to the database's user, who must not make root read out other files. */
    private static String tail(Path file) throws IOException {
        try (SeekableByteChannel channel =
                Files.newByteChannel(file, Set.of(StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS))) {
            channel.position(Math.max(0, channel.size() - BYTES));
            ByteBuffer bytes = ByteBuffer.allocate(BYTES);
            while (bytes.hasRemaining() && channel.read(bytes) > 0) {
                // Until the end.
            }
            List<String> lines = new String(bytes.array(), 0, bytes.position(), ISO_8859_1)
                    .lines()
                    .toList();
            return String.join("\n", lines.subList(Math.max(0, lines.size() - LINES), lines.size())) + "\n";
        }
    }
}
