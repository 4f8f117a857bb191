package org.waymark.client.rest;

import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;

/** One line of a streamed answer. */
sealed interface Line<T> {

    record Item<T>(T value) implements Line<T> {}

    /**
     * The last line.
     *
     * @param count how many items came before it
     * @param error why there are no more, when there should be
     */
    record Trailer<T>(long count, @Nullable CatalogException error) implements Line<T> {}
}
