package org.waymark.cli.command;

/** A command line that cannot be understood, or names something here that cannot be used. */
public final class UsageException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public UsageException(String message) {
        super(message, null, false, false);
    }

    static UsageException unknown(String option) {
        return new UsageException("Unknown command line option: " + option);
    }

    @Override
    public String getMessage() {
        return String.valueOf(super.getMessage());
    }
}
