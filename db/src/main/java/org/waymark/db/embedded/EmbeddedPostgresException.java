package org.waymark.db.embedded;

import org.jspecify.annotations.Nullable;

/** Why the embedded PostgreSQL cannot be used; the message is written for the operator and says what to do. */
public final class EmbeddedPostgresException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    EmbeddedPostgresException(String message) {
        super(message);
    }

    EmbeddedPostgresException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
