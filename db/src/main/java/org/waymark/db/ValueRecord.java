package org.waymark.db;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.waymark.api.AttributeType;

/**
 * The value that an entry has of an attribute.
 *
 * @param text in the canonical form of the attribute's type
 */
public record ValueRecord(long entryId, AttributeRecord attribute, String text) {

    /** What the column holds that is for values of this type: a Long, a Double or a String. */
    public static Object kept(AttributeType type, String canonical) {
        return switch (type) {
            case STRING -> canonical;
            case INT -> Long.valueOf(canonical);
            case FLOAT -> Double.valueOf(canonical);
            case DATE -> Instant.parse(canonical).toEpochMilli();
            case BOOLEAN -> canonical.equals("true") ? 1L : 0L;
        };
    }

    @Nullable
    Long whole() {
        return kept(attribute.type(), text) instanceof Long whole ? whole : null;
    }

    @Nullable
    Double real() {
        return kept(attribute.type(), text) instanceof Double real ? real : null;
    }

    @Nullable
    String string() {
        return kept(attribute.type(), text) instanceof String string ? string : null;
    }
}
