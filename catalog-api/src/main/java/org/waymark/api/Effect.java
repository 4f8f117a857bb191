package org.waymark.api;

import org.jspecify.annotations.Nullable;

/**
 * What one change did.
 *
 * @param guid of the file that it concerned; null when that is none
 * @param version of the entry afterwards; 0 when the entry is gone or none was concerned
 */
public record Effect(Kind kind, @Nullable Guid guid, long version) {

    /** How the change left the catalog. */
    public enum Kind {
        CREATED,
        CHANGED,
        /** What was asked for was there already. */
        UNCHANGED,
        REMOVED
    }
}
