package org.waymark.api;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What to look for below a directory. Conditions that are null do not count; those given must all hold.
 *
 * @param base where to start; reported itself when it matches
 * @param pathPattern a pattern for the whole path below {@code base}
 * @param name a pattern for the last name
 * @param maxDepth how many levels below {@code base} to look at; 0 is {@code base} alone
 * @param limit how many answers at most; 0 for all
 */
public record FindRequest(
        Locator base,
        @Nullable PathPattern pathPattern,
        @Nullable Glob name,
        @Nullable EntryKind kind,
        @Nullable Long minSize,
        @Nullable Long maxSize,
        @Nullable Instant modifiedSince,
        @Nullable Instant modifiedBefore,
        @Nullable String owner,
        int maxDepth,
        int limit) {

    public FindRequest {
        if (maxDepth < 0 || limit < 0) {
            throw CatalogException.invalid("depth and limit cannot be negative");
        }
    }

    /** Everything below {@code base}. */
    public static FindRequest everythingBelow(Locator base) {
        return new FindRequest(base, null, null, null, null, null, null, null, null, Integer.MAX_VALUE, 0);
    }

    /** What matches {@code pathPattern} below {@code base}. */
    public static FindRequest matching(Locator base, PathPattern pathPattern) {
        return new FindRequest(base, pathPattern, null, null, null, null, null, null, null, Integer.MAX_VALUE, 0);
    }

    public FindRequest limitedTo(int most) {
        return new FindRequest(
                base, pathPattern, name, kind, minSize, maxSize, modifiedSince, modifiedBefore, owner, maxDepth, most);
    }
}
