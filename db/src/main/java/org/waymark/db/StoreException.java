package org.waymark.db;

/** The database refused a statement for a reason that nobody foresaw. */
public final class StoreException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    StoreException(String message, Throwable cause) {
        super(message, cause);
    }
}
