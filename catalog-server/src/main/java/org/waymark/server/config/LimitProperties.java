package org.waymark.server.config;

import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;
import org.waymark.api.Operation;

/**
 * How much one call may ask for.
 *
 * @param items How many items a bulk call may hold: at most 10000.
 * @param body How large a request's body may be.
 * @param subtree How many entries an operation on a whole tree may change.
 */
public record LimitProperties(
        @DefaultValue("10000") int items,
        @DefaultValue("32MB") DataSize body,
        @DefaultValue("200000") int subtree) {

    private static final DataSize LARGEST_BODY = DataSize.ofMegabytes(256);

    public LimitProperties {
        requireBetween("items", items, Operation.BULK_LIMIT);
        requireBetween("body", body.toBytes(), LARGEST_BODY.toBytes());
        requireBetween("subtree", subtree, Integer.MAX_VALUE);
    }

    private static void requireBetween(String name, long value, long most) {
        if (value < 1 || value > most) {
            throw new RefusedProperty("waymark.limits." + name, "must be 1 to " + most + ", not " + value);
        }
    }
}
