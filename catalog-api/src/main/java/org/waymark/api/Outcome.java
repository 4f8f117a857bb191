package org.waymark.api;

import java.util.function.Function;

/**
 * What became of one item of a bulk call. Outcomes come in the order of the request; {@code key} repeats the item's
 * locator.
 */
public sealed interface Outcome<T> {

    String key();

    record Ok<T>(String key, T value) implements Outcome<T> {}

    record Failed<T>(String key, ErrorCode code, String message) implements Outcome<T> {}

    static <T> Outcome<T> failed(String key, CatalogException reason) {
        return new Failed<>(key, reason.code(), reason.getMessage());
    }

    /** The value, or the failure as an exception. */
    default T require() {
        if (this instanceof Failed<T> failed) {
            throw new CatalogException(failed.code(), failed.message());
        }
        return ((Ok<T>) this).value();
    }

    default boolean isOk() {
        return this instanceof Ok;
    }

    default <R> Outcome<R> map(Function<? super T, ? extends R> mapping) {
        if (this instanceof Failed<T> failed) {
            return new Failed<>(failed.key(), failed.code(), failed.message());
        }
        return new Ok<>(key(), mapping.apply(((Ok<T>) this).value()));
    }
}
