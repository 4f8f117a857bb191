package org.waymark.cli.command;

import java.util.ArrayList;
import java.util.List;

/** Long lists in parts that one request may hold. */
public final class Chunks {

    /** How many items go into one message. */
    public static final int MESSAGE = 1000;

    private Chunks() {}

    /** {@code items} in order, in parts of at most {@code size}. */
    public static <T> List<List<T>> of(List<T> items, int size) {
        if (items.size() <= size) {
            return items.isEmpty() ? List.of() : List.of(items);
        }
        List<List<T>> chunks = new ArrayList<>();
        for (int from = 0; from < items.size(); from += size) {
            chunks.add(items.subList(from, Math.min(items.size(), from + size)));
        }
        return chunks;
    }
}
