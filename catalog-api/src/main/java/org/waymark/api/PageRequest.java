package org.waymark.api;

import org.jspecify.annotations.Nullable;

/**
 * Which part of a long answer is wanted.
 *
 * @param token where the page before ended; null for the first. Opaque, and good on any server for as long as the
 *     catalog lives
 */
public record PageRequest(int size, @Nullable String token) {

    public static final int DEFAULT_SIZE = 1_000;
    public static final int MAX_SIZE = 10_000;

    public static final PageRequest FIRST = new PageRequest(DEFAULT_SIZE, null);

    /** @throws CatalogException INVALID_ARGUMENT unless the size is 1 to {@link #MAX_SIZE} */
    public PageRequest {
        if (size < 1 || size > MAX_SIZE) {
            throw CatalogException.invalid("a page has 1 to %d items, not %d".formatted(MAX_SIZE, size));
        }
    }
}
