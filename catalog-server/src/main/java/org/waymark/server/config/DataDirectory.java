package org.waymark.server.config;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * A server's own directory, held by one server at a time. Its files {@code server.pid} and {@code server.url} tell the
 * launcher who serves and where; the kernel lets go of it when the process dies.
 */
public final class DataDirectory implements AutoCloseable {

    private static final String PRIVATE = "rwx------";

    /** Another server holds the directory. */
    static final class InUse extends IllegalStateException {

        private static final long serialVersionUID = 1L;

        InUse(Path directory) {
            super("another server uses the data directory " + directory + ": stop it, or choose another one with --data"
                    + " (waymark.data)");
        }
    }

    private final Path directory;
    private final FileChannel lock;

    private DataDirectory(Path directory, FileChannel lock) {
        this.directory = directory;
        this.lock = lock;
    }

    /** Takes the directory, creating it when absent; its {@code log} is for the owner's eyes only. */
    static DataDirectory take(Path directory) {
        try {
            Path log = Files.createDirectories(directory.toAbsolutePath()).resolve("log");
            Files.setPosixFilePermissions(Files.createDirectories(log), PosixFilePermissions.fromString(PRIVATE));
            FileChannel lock = lock(log.resolveSibling("server.lock"), directory);
            DataDirectory taken = new DataDirectory(log.getParent(), lock);
            Files.deleteIfExists(taken.urlFile());
            Files.writeString(taken.pidFile(), ProcessHandle.current().pid() + "\n", UTF_8);
            return taken;
        } catch (IOException e) {
            throw new RefusedProperty("waymark.data", "cannot be used (--data): " + e);
        }
    }

    private static FileChannel lock(Path file, Path directory) throws IOException {
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            FileLock held = channel.tryLock();
            if (held != null) {
                return channel;
            }
        } catch (OverlappingFileLockException e) {
            channel.close();
            throw new InUse(directory);
        }
        channel.close();
        throw new InUse(directory);
    }

    /** Where the embedded database is kept. */
    Path database() {
        return directory.resolve("database");
    }

    /** Lets everybody know where this server answers. */
    public void announce(String url) {
        try {
            Files.writeString(urlFile(), url + "\n", UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        Files.deleteIfExists(urlFile());
        Files.deleteIfExists(pidFile());
        lock.close();
    }

    private Path urlFile() {
        return directory.resolve("server.url");
    }

    private Path pidFile() {
        return directory.resolve("server.pid");
    }
}
