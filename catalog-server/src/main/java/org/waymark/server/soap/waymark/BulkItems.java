package org.waymark.server.soap.waymark;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.Locator;
import org.waymark.api.Operation;
import org.waymark.api.Outcome;

/**
 * The items of a bulk call, read one by one; one that is malformed fails alone where outcomes are independent.
 *
 * @param <V> what an item stands for
 * @param <T> what its outcome holds
 */
final class BulkItems<V, T> {

    private final List<V> values = new ArrayList<>();
    private final List<@Nullable Outcome<T>> malformed = new ArrayList<>();
    private @Nullable CatalogException first;

    /** The entries that {@code texts} name. */
    static <T> BulkItems<Locator, T> ofLocators(List<String> texts) {
        BulkItems<Locator, T> items = new BulkItems<>();
        texts.forEach(text -> items.add(() -> text, () -> Locator.parse(text)));
        return items;
    }

    static <T> BulkItems<String, T> of(List<String> texts) {
        BulkItems<String, T> items = new BulkItems<>();
        texts.forEach(text -> items.add(() -> text, () -> text));
        return items;
    }

    /**
     * Takes one more item.
     *
     * @param key what the item's outcome is filed under if it is malformed
     * @param read makes the item's value, or throws
     * @throws CatalogException TOO_LARGE if that is more than a call may hold
     */
    void add(Supplier<String> key, Supplier<V> read) {
        if (malformed.size() == Operation.BULK_LIMIT) {
            throw CatalogException.tooLarge("a call holds at most %d items".formatted(Operation.BULK_LIMIT));
        }
        try {
            values.add(read.get());
            malformed.add(null);
        } catch (CatalogException e) {
            if (first == null) {
                first = e.atIndex(malformed.size());
            }
            malformed.add(Outcome.failed(key.get(), e));
        }
    }

    /** What became of each item, in order. {@code call} answers one outcome for each of the values. */
    List<Outcome<T>> each(Function<List<V>, List<Outcome<T>>> call) {
        Iterator<Outcome<T>> answers = call.apply(values).iterator();
        List<Outcome<T>> outcomes = new ArrayList<>(malformed.size());
        for (Outcome<T> failure : malformed) {
            outcomes.add(failure == null ? answers.next() : failure);
        }
        return outcomes;
    }

    /**
     * The same if all items are well formed.
     *
     * @throws CatalogException of the first that is not, with its index
     */
    List<Outcome<T>> together(Function<List<V>, List<Outcome<T>>> call) {
        if (first != null) {
            throw first;
        }
        return call.apply(values);
    }
}
