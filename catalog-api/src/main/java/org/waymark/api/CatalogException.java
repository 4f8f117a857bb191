package org.waymark.api;

import org.jspecify.annotations.Nullable;

/**
 * The one exception of the catalog: an {@link ErrorCode} and a message for the caller. The message names the operation's
 * subject, never SQL and never a name that the caller may not see.
 */
public final class CatalogException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final ErrorCode code;
    private final @Nullable Integer index;

    public CatalogException(ErrorCode code, String message) {
        this(code, message, null, null);
    }

    public CatalogException(ErrorCode code, String message, @Nullable Throwable cause) {
        this(code, message, null, cause);
    }

    private CatalogException(ErrorCode code, String message, @Nullable Integer index, @Nullable Throwable cause) {
        super(message, cause);
        this.code = code;
        this.index = index;
    }

    public static CatalogException invalid(String message) {
        return new CatalogException(ErrorCode.INVALID_ARGUMENT, message);
    }

    public static CatalogException invalidPath(String message) {
        return new CatalogException(ErrorCode.INVALID_PATH, message);
    }

    public static CatalogException tooLarge(String message) {
        return new CatalogException(ErrorCode.TOO_LARGE, message);
    }

    /** The same error, said of the item at {@code index} (from 0) of a bulk call. */
    public CatalogException atIndex(int index) {
        return new CatalogException(code, getMessage(), index, this);
    }

    public ErrorCode code() {
        return code;
    }

    /** The position (from 0) of the item that failed a bulk call, or null when the call failed as a whole. */
    public @Nullable Integer index() {
        return index;
    }

    @Override
    public String getMessage() {
        String message = super.getMessage();
        return message == null ? code.name() : message;
    }
}
