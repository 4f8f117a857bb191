package org.waymark.db;

import org.jspecify.annotations.Nullable;

/** Somebody else changed what this transaction relied on; doing it again from the start will see the new state. */
public final class StoreConflict extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public StoreConflict(String message) {
        this(message, null);
    }

    StoreConflict(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
