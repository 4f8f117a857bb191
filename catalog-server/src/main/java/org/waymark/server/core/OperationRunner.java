package org.waymark.server.core;

import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;
import org.waymark.db.Database;
import org.waymark.db.StoreConflict;
import org.waymark.db.StoreException;
import org.waymark.db.StoreSession;
import org.waymark.db.StoreTimeout;
import org.waymark.db.StoreUnavailable;
import org.waymark.server.core.tree.NeedsMoveLock;
import org.waymark.server.core.tree.NeedsSnapshot;

/**
 * Runs operations against the database: reads in one statement where that is enough and in a snapshot where it is not, writes
 * in a transaction that is done again when it collides with another. What goes wrong below comes out as a
 * {@link CatalogException}.
 */
final class OperationRunner {

    private static final int MOST_ATTEMPTS = 60;
    private static final long LONGEST_PAUSE_MILLIS = 64;

    /** A read, told whether its session is good for a single consistent statement only. */
    interface Read<T> {
        T in(StoreSession session, boolean single);
    }

    /** A write, told whether it must be the only one that moves directories. */
    interface Write<T> {
        T in(StoreSession session, boolean movesDirectories);
    }

    private final Database database;
    private final Duration deadline;

    OperationRunner(Database database, Duration deadline) {
        this.database = database;
        this.deadline = deadline;
    }

    /** Runs a read that sees one state of the catalog, in as few round trips as it needs. */
    <T> T read(Read<T> read) {
        return translated(() -> {
            try {
                return database.read(session -> read.in(session, true));
            } catch (NeedsSnapshot e) {
                return database.snapshot(session -> read.in(session, false));
            }
        });
    }

    /** Runs a read of which it is known that it needs several statements. */
    <T> T snapshot(Function<StoreSession, T> read) {
        return translated(() -> database.snapshot(read));
    }

    /** Runs a single statement. */
    <T> T statement(Function<StoreSession, T> statement) {
        return translated(() -> database.read(statement));
    }

    /** Runs a transaction. */
    <T> T write(Write<T> write) {
        long end = System.nanoTime() + deadline.toNanos();
        BooleanSupplier timeIsLeft = () -> System.nanoTime() < end;
        return translated(() -> retried(write, timeIsLeft));
    }

    private <T> T retried(Write<T> write, BooleanSupplier timeIsLeft) {
        boolean movesDirectories = false;
        for (int attempt = 0; ; attempt++) {
            try {
                boolean moves = movesDirectories;
                return database.write(session -> write.in(session, moves));
            } catch (NeedsMoveLock e) {
                movesDirectories = true;
            } catch (StoreConflict e) {
                if (attempt >= MOST_ATTEMPTS || !timeIsLeft.getAsBoolean()) {
                    throw e;
                }
                pause(attempt);
            }
        }
    }

    /** Longer with every attempt, and never the same as that of the one it collided with. */
    private static void pause(int attempt) {
        long most = Math.min(LONGEST_PAUSE_MILLIS, 1L << Math.min(attempt, 6));
        try {
            Thread.sleep(ThreadLocalRandom.current().nextLong(most + 1));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CatalogException(ErrorCode.UNAVAILABLE, "the server is stopping", e);
        }
    }

    private static <T> T translated(Supplier<T> work) {
        try {
            return work.get();
        } catch (StoreConflict e) {
            throw new CatalogException(ErrorCode.CONFLICT, "too many concurrent changes; try again", e);
        } catch (StoreTimeout e) {
            throw new CatalogException(ErrorCode.OVERLOADED, "the catalog is overloaded; try again later", e);
        } catch (StoreUnavailable e) {
            throw new CatalogException(ErrorCode.UNAVAILABLE, "the database is not available; try again later", e);
        } catch (StoreException e) {
            throw new CatalogException(ErrorCode.INTERNAL, "internal error", e);
        }
    }
}
