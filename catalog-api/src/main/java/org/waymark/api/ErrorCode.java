package org.waymark.api;

/** Every way an operation can fail. Each wire translates this table with one exhaustive switch. */
public enum ErrorCode {
    INVALID_ARGUMENT(Category.CALLER, 400, "InvalidArgument", false),
    INVALID_PATH(Category.CALLER, 400, "InvalidArgument", false),
    TOO_LARGE(Category.CALLER, 413, "InvalidArgument", false),
    UNAUTHENTICATED(Category.ACCESS, 401, "Authorization", false),
    PERMISSION_DENIED(Category.ACCESS, 403, "Authorization", false),
    NOT_FOUND(Category.CALLER, 404, "NotExists", false),
    ALREADY_EXISTS(Category.CONFLICT, 409, "Exists", false),
    NOT_A_DIRECTORY(Category.CONFLICT, 409, "InvalidArgument", false),
    IS_A_DIRECTORY(Category.CONFLICT, 409, "InvalidArgument", false),
    NOT_EMPTY(Category.CONFLICT, 409, "InvalidArgument", false),
    HAS_REPLICAS(Category.CONFLICT, 409, "InvalidArgument", false),
    LINK_LOOP(Category.CONFLICT, 409, "InvalidArgument", false),
    PRECONDITION_FAILED(Category.CONFLICT, 412, "InvalidArgument", false),
    /** A clash with concurrent callers that outlasted the server's own retries. */
    CONFLICT(Category.CONFLICT, 409, "Internal", true),
    QUOTA_EXCEEDED(Category.RESOURCE, 507, "Internal", false),
    OVERLOADED(Category.RESOURCE, 503, "Internal", true),
    /** The database cannot be reached. */
    UNAVAILABLE(Category.INTERNAL, 503, "Internal", true),
    INTERNAL(Category.INTERNAL, 500, "Internal", false);

    /** Whose matter the error is. */
    public enum Category {
        CALLER,
        ACCESS,
        CONFLICT,
        RESOURCE,
        INTERNAL
    }

    private final Category category;
    private final int httpStatus;
    private final String soapFault;
    private final boolean retryable;

    ErrorCode(Category category, int httpStatus, String soapFault, boolean retryable) {
        this.category = category;
        this.httpStatus = httpStatus;
        this.soapFault = soapFault;
        this.retryable = retryable;
    }

    public Category category() {
        return category;
    }

    public int httpStatus() {
        return httpStatus;
    }

    /** The stem of the gLite exception that carries this error, as in {@code NotExistsException}. */
    public String soapFault() {
        return soapFault;
    }

    /** Whether the same request, unchanged, may succeed later. */
    public boolean retryable() {
        return retryable;
    }

    /** The exit status of a command that ended with this error. */
    public int exitStatus() {
        return 1;
    }
}
