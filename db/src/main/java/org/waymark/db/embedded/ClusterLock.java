package org.waymark.db.embedded;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Who uses a data directory: one JVM at a time may start or stop its server, any number may use it. The kernel releases
 * what a killed JVM held.
 */
final class ClusterLock implements AutoCloseable {
    private static final long CHANGE = 0;
    private static final long USE = 1;

    private final FileChannel channel;
    private FileLock change;
    private @Nullable FileLock use;

    private ClusterLock(FileChannel channel, FileLock change) {
        this.channel = channel;
        this.change = change;
    }

    /** Waits for its turn, then nobody else starts or stops the server until {@link #share} or {@link #close}. */
    static ClusterLock take(Path dataDirectory) throws IOException {
        FileChannel channel;
        try {
            channel = PrivateFile.open(dataDirectory.resolve("lock"));
        } catch (AccessDeniedException e) {
            throw new EmbeddedPostgresException(
                    "The data directory %s belongs to another user: run as that user, or choose another directory."
                            .formatted(dataDirectory),
                    e);
        }
        try {
            return new ClusterLock(channel, channel.lock(CHANGE, 1, false));
        } catch (OverlappingFileLockException e) {
            channel.close();
            throw inUseHere(e);
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    /**
     * Refuses when another JVM uses a server that cannot be seen from here: it runs in another container on the same
     * files, where a second server would ruin them, or it crashed and its user has yet to notice.
     */
    void requireUnused() throws IOException {
        try (FileLock alone = channel.tryLock(USE, 1, false)) {
            if (alone == null) {
                throw new EmbeddedPostgresException("Another process uses the data directory, but its database does not"
                        + " run here (perhaps in another container, or it crashed): stop that process first.");
            }
        } catch (OverlappingFileLockException e) {
            throw inUseHere(e);
        }
    }

    /** From now on this JVM is one of the users, and others may start or stop. */
    void share() throws IOException {
        try {
            use = channel.lock(USE, 1, true);
            change.release();
        } catch (OverlappingFileLockException e) {
            throw inUseHere(e);
        }
    }

    /** Waits for its turn like {@link #take}; answers whether no other JVM uses the server. */
    boolean becomeSole() throws IOException {
        change = channel.lock(CHANGE, 1, false);
        if (use != null) {
            use.release();
        }
        return channel.tryLock(USE, 1, false) != null;
    }

    boolean isHeld() {
        return channel.isOpen();
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static EmbeddedPostgresException inUseHere(OverlappingFileLockException cause) {
        return new EmbeddedPostgresException("This process uses the data directory already", cause);
    }
}
