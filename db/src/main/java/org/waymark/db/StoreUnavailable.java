package org.waymark.db;

/** The database could not be reached, or was lost on the way; whether a commit that was under way took place is unknown. */
public final class StoreUnavailable extends RuntimeException {

    private static final long serialVersionUID = 1L;

    StoreUnavailable(String message, Throwable cause) {
        super(message, cause);
    }
}
