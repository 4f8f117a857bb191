package org.waymark.cli.load;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogOperations;
import org.waymark.api.Change;
import org.waymark.api.Effect;
import org.waymark.api.ErrorCode;
import org.waymark.api.Message;
import org.waymark.api.Outcome;

/**
 * Sends messages again when they may succeed later. Each message has a key, so that one whose answer got lost is not
 * carried out twice.
 */
public final class Retries {

    private static final int ATTEMPTS = 9;
    private static final long FIRST_PAUSE_MILLIS = 100;
    private static final long LONGEST_PAUSE_MILLIS = 10_000;

    private final Pause pause;
    private final RandomGenerator random;

    /** How to wait. */
    public interface Pause {
        void millis(long millis) throws InterruptedException;
    }

    public Retries(Pause pause, RandomGenerator random) {
        this.pause = pause;
        this.random = random;
    }

    /** Sends a message until it is answered, or fails for good, or has failed too often. */
    public List<Outcome<Effect>> send(Message message, CatalogOperations catalog) {
        for (int attempt = 1; ; attempt++) {
            try {
                return catalog.apply(message);
            } catch (CatalogException e) {
                if (!e.code().retryable() || attempt == ATTEMPTS) {
                    throw e;
                }
                pauseAfter(attempt);
            }
        }
    }

    /** Sends independent changes, and again those of them that may succeed later. */
    public List<Outcome<Effect>> sendEach(List<Change> changes, String key, CatalogOperations catalog) {
        List<Outcome<Effect>> outcomes =
                new ArrayList<>(send(Message.each(changes).withKey(key), catalog));
        for (int attempt = 1; attempt < ATTEMPTS; attempt++) {
            List<Integer> again = retryable(outcomes);
            if (again.isEmpty()) {
                break;
            }
            pauseAfter(attempt);
            List<Change> some = new ArrayList<>();
            for (int index : again) {
                some.add(changes.get(index));
            }
            List<Outcome<Effect>> later = send(Message.each(some).withKey(key + "." + attempt), catalog);
            for (int i = 0; i < again.size(); i++) {
                outcomes.set(again.get(i), later.get(i));
            }
        }
        return outcomes;
    }

    private static List<Integer> retryable(List<Outcome<Effect>> outcomes) {
        List<Integer> indexes = new ArrayList<>();
        for (int i = 0; i < outcomes.size(); i++) {
            if (outcomes.get(i) instanceof Outcome.Failed<Effect> failed
                    && failed.code().retryable()) {
                indexes.add(i);
            }
        }
        return indexes;
    }

    /** Twice as long after each attempt, and by chance up to that much, so that many clients do not return at once. */
    private void pauseAfter(int attempt) {
        long longest = Math.min(LONGEST_PAUSE_MILLIS, FIRST_PAUSE_MILLIS << attempt);
        try {
            pause.millis(longest / 2 + random.nextLong(longest / 2));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CatalogException(ErrorCode.UNAVAILABLE, "interrupted", e);
        }
    }
}
