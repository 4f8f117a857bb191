package org.waymark.client;

import java.time.Duration;
import org.waymark.api.CatalogException;

/**
 * How long a client waits before it gives up with UNAVAILABLE.
 *
 * @param connect for a connection
 * @param read for the next byte of an answer
 */
public record Timeouts(Duration connect, Duration read) {

    public static final Timeouts DEFAULT = new Timeouts(Duration.ofSeconds(10), Duration.ofSeconds(60));

    /** @throws CatalogException INVALID_ARGUMENT unless both are from a millisecond to {@link Integer#MAX_VALUE} of them */
    public Timeouts {
        require(connect);
        require(read);
    }

    private static void require(Duration timeout) {
        long seconds = timeout.getSeconds();
        if (seconds < 0 || seconds >= Integer.MAX_VALUE / 1000 || timeout.toMillis() == 0) {
            throw CatalogException.invalid("not a time-out: " + timeout);
        }
    }
}
