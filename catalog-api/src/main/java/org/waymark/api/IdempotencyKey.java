package org.waymark.api;

/**
 * A caller's name for one message, so that it may be sent again when the answer got lost: the repeat gets the recorded
 * outcome. Kept for {@link #HOURS_KEPT} hours; the same key with another message is an error. Keys of different users
 * never meet.
 */
public record IdempotencyKey(String value) {

    public static final int MAX_CHARACTERS = 128;
    public static final int HOURS_KEPT = 24;

    /** @throws CatalogException INVALID_ARGUMENT unless it is 1 to 128 printable ASCII characters */
    public IdempotencyKey {
        if (!value.matches("[!-~]{1," + MAX_CHARACTERS + "}")) {
            throw CatalogException.invalid(
                    "an idempotency key has 1 to " + MAX_CHARACTERS + " printable ASCII characters");
        }
    }
}
