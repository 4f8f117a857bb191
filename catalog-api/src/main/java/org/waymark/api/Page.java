package org.waymark.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A part of a long answer.
 *
 * @param next the token of the page that follows; null when this is the last
 */
public record Page<T>(List<T> items, @Nullable String next) {

    public Page {
        items = List.copyOf(items);
    }
}
