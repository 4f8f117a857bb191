package org.waymark.cli.load;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogOperations;
import org.waymark.api.Change;
import org.waymark.api.Effect;
import org.waymark.api.ErrorCode;
import org.waymark.api.Outcome;

/**
 * Sends items in batches, several of which are under way at once. Items may come from any thread; adding one waits while
 * all are under way. When a batch fails as a whole the load is over, and says so at the next chance.
 */
public final class BulkLoad implements AutoCloseable {

    private final CatalogOperations catalog;
    private final Retries retries;
    private final String key;
    private final int batchSize;
    private final int parallel;
    private final LoadListener listener;
    private final Semaphore free;
    private final ExecutorService senders;

    private List<Item> batch = new ArrayList<>();
    private int batches;
    private volatile @Nullable RuntimeException failure;

    /**
     * @param key what the keys of the load's messages start with; another one for each load
     * @param parallel how many batches may be under way at once
     */
    public BulkLoad(
            CatalogOperations catalog,
            Retries retries,
            String key,
            int batchSize,
            int parallel,
            LoadListener listener) {
        this.catalog = catalog;
        this.retries = retries;
        this.key = key;
        this.batchSize = batchSize;
        this.parallel = parallel;
        this.listener = listener;
        this.free = new Semaphore(parallel);
        this.senders = Executors.newFixedThreadPool(parallel);
    }

    /**
     * Sends the item, sooner or later.
     *
     * @throws CatalogException of a batch that failed as a whole
     */
    public synchronized void add(Item item) {
        batch.add(item);
        if (batch.size() >= batchSize) {
            sendBatch();
        }
    }

    /** Sends what is left, and waits until everything is answered. May be followed by more. */
    public synchronized void finish() {
        if (!batch.isEmpty()) {
            sendBatch();
        }
        acquire(parallel);
        free.release(parallel);
        throwFailure();
    }

    private void sendBatch() {
        throwFailure();
        List<Item> items = batch;
        batch = new ArrayList<>(batchSize);
        String batchKey = key + "-" + batches++;
        acquire(1);
        senders.execute(() -> {
            try {
                send(items, batchKey);
            } catch (RuntimeException | Error e) {
                failure = e instanceof RuntimeException known ? known : new IllegalStateException(e);
            } finally {
                free.release();
            }
        });
    }

    private void send(List<Item> items, String batchKey) {
        if (failure != null) {
            return;
        }
        List<Change> changes = new ArrayList<>(items.size());
        for (Item item : items) {
            changes.add(item.change());
        }
        List<Outcome<Effect>> outcomes = retries.sendEach(changes, batchKey, catalog);
        synchronized (listener) {
            for (int i = 0; i < outcomes.size(); i++) {
                if (outcomes.get(i) instanceof Outcome.Failed<Effect> failed) {
                    listener.refused(items.get(i), failed);
                } else {
                    listener.done(items.get(i), outcomes.get(i).require());
                }
            }
        }
    }

    private void throwFailure() {
        RuntimeException known = failure;
        if (known != null) {
            throw known;
        }
    }

    private void acquire(int permits) {
        try {
            free.acquire(permits);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CatalogException(ErrorCode.UNAVAILABLE, "interrupted", e);
        }
    }

    /** Gives up what is not under way yet. */
    @Override
    public void close() {
        senders.shutdownNow();
    }
}
