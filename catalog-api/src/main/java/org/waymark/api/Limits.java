package org.waymark.api;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The limits of texts, numbers and times that have no type of their own. */
final class Limits {

    static final int LABEL_CHARACTERS = 255;
    static final int COMMENT_BYTES = 4096;
    static final int ATTRIBUTES = 64;
    static final int ATTRIBUTE_BYTES = 1024;

    /** What every database can keep. */
    static final Instant EARLIEST = Instant.parse("0001-01-01T00:00:00Z");

    static final Instant LATEST = Instant.parse("9999-12-31T23:59:59.999Z");

    private Limits() {}

    static void requireLabel(String what, @Nullable String text) {
        if (text != null) {
            requireText(what, text, LABEL_CHARACTERS * 4);
            if (text.length() > LABEL_CHARACTERS) {
                throw CatalogException.invalid("%s has at most %d characters".formatted(what, LABEL_CHARACTERS));
            }
        }
    }

    static void requireText(String what, String text, int maxBytes) {
        if (text.getBytes(StandardCharsets.UTF_8).length > maxBytes) {
            throw CatalogException.invalid("%s has at most %d bytes".formatted(what, maxBytes));
        }
        // NUL and unpaired surrogates are what no database can keep.
        if (text.codePoints().anyMatch(c -> c == 0 || Character.getType(c) == Character.SURROGATE)) {
            throw CatalogException.invalid(what + " holds a character that cannot be kept");
        }
    }

    /** A copy in the order of the names, so that equal attributes look equal. */
    static Map<String, String> requireAttributes(Map<String, String> attributes) {
        if (attributes.size() > ATTRIBUTES) {
            throw CatalogException.invalid("a replica has at most " + ATTRIBUTES + " attributes");
        }
        attributes.forEach((name, value) -> {
            requireLabel("an attribute's name", name);
            requireText("the attribute " + EntryName.printable(name), value, ATTRIBUTE_BYTES);
        });
        return Collections.unmodifiableMap(new TreeMap<>(attributes));
    }

    /** The time to the millisecond, which is how it is kept. */
    static @Nullable Instant requireTime(@Nullable Instant time) {
        if (time == null) {
            return null;
        }
        if (time.isBefore(EARLIEST) || time.isAfter(LATEST)) {
            throw CatalogException.invalid("a time lies between %s and %s".formatted(EARLIEST, LATEST));
        }
        return time.truncatedTo(ChronoUnit.MILLIS);
    }

    static <T> void requireDistinct(String what, Collection<T> items, Function<T, String> name) {
        Set<String> seen = new HashSet<>();
        for (T item : items) {
            if (!seen.add(name.apply(item))) {
                throw CatalogException.invalid("the %s %s is given twice".formatted(what, name.apply(item)));
            }
        }
    }

    static void requireSize(long size) {
        if (size < 0) {
            throw CatalogException.invalid("a size cannot be negative: " + size);
        }
    }
}
