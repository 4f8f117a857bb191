package org.waymark.server.http;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;

/**
 * How much of all requests' bodies the server has in hand at a time, so that many large ones do not take the memory of each
 * other. A request waits a moment for its share; then it is OVERLOADED.
 */
public final class BodyBudget {

    /** What a request makes of its body takes several times its size: names, values, parameters of statements. */
    private static final int HEAP_PER_BYTE = 16;

    private static final int STEP = 64 * 1024;
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private final int steps;
    private final Semaphore free;

    /** @param bytes of bodies in all, beside the first 64 KiB of each, which are free */
    public BodyBudget(long bytes) {
        this.steps = (int) Math.max(1, Math.min(Integer.MAX_VALUE, bytes / STEP));
        this.free = new Semaphore(steps);
    }

    /** As much as a heap of this size bears. */
    public static BodyBudget ofHeap(long maxHeap) {
        return new BodyBudget(maxHeap / HEAP_PER_BYTE);
    }

    Share share() {
        return new Share();
    }

    /** What one request has of the budget; more as its body comes. */
    final class Share implements AutoCloseable {

        private int taken;

        /** @throws CatalogException OVERLOADED if others have what a body of {@code bytes} needs */
        void cover(long bytes) {
            long needed = Math.min(bytes / STEP, steps);
            while (taken < needed) {
                takeStep();
            }
        }

        private void takeStep() {
            try {
                if (!free.tryAcquire(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
                    throw new CatalogException(
                            ErrorCode.OVERLOADED, "too many large requests at once; try again later");
                }
                taken++;
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new CatalogException(ErrorCode.UNAVAILABLE, "the server is stopping", e);
            }
        }

        @Override
        public void close() {
            free.release(taken);
            taken = 0;
        }
    }
}
