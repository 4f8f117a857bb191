package org.waymark.db;

/** A statement took longer than the time that was left for it, or waited too long for a connection. */
public final class StoreTimeout extends RuntimeException {

    private static final long serialVersionUID = 1L;

    StoreTimeout(String message, Throwable cause) {
        super(message, cause);
    }
}
