package org.waymark.server.rest;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.Locator;
import org.waymark.api.Operation;
import org.waymark.api.Outcome;

/** The items of a bulk call whose outcomes are independent: one that is malformed fails alone. */
final class BulkItems {

    private BulkItems() {}

    /** @throws CatalogException TOO_LARGE if they are more than a call may hold, INVALID_ARGUMENT if there is no list */
    static <J> List<J> require(@Nullable List<J> items, String field) {
        if (Required.field(items, field).size() > Operation.BULK_LIMIT) {
            throw CatalogException.tooLarge(
                    "a call holds at most %d %s, not %d".formatted(Operation.BULK_LIMIT, field, items.size()));
        }
        return items;
    }

    /** What became of each of the entries that {@code texts} name. */
    static <T> List<Outcome<T>> ofLocators(
            @Nullable List<String> texts, String field, Function<List<Locator>, List<Outcome<T>>> call) {
        return outcomes(require(texts, field), text -> text, Locator::parse, call);
    }

    /**
     * What became of each item, in order.
     *
     * @param key what an item's outcome is filed under when the item is malformed
     * @param read makes the item's value, or throws
     * @param call answers one outcome for each value
     */
    static <J, V, T> List<Outcome<T>> outcomes(
            List<J> items, Function<J, String> key, Function<J, V> read, Function<List<V>, List<Outcome<T>>> call) {
        List<V> values = new ArrayList<>(items.size());
        List<@Nullable Outcome<T>> malformed = new ArrayList<>(items.size());
        for (J item : items) {
            try {
                values.add(read.apply(item));
                malformed.add(null);
            } catch (CatalogException e) {
                malformed.add(Outcome.failed(key.apply(item), e));
            }
        }
        Iterator<Outcome<T>> answers = call.apply(values).iterator();
        List<Outcome<T>> outcomes = new ArrayList<>(items.size());
        for (Outcome<T> failure : malformed) {
            outcomes.add(failure == null ? answers.next() : failure);
        }
        return outcomes;
    }
}
