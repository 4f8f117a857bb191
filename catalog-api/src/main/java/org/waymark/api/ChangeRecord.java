package org.waymark.api;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * One row of the change log.
 *
 * @param entryId the entry's number in this catalog, the same through renames
 * @param oldPath where the entry was before; null when it is new
 * @param newPath where it is afterwards; null when it is gone
 */
public record ChangeRecord(
        Operation operation,
        long entryId,
        @Nullable Guid guid,
        @Nullable String oldPath,
        @Nullable String newPath,
        String caller,
        Instant time,
        @Nullable String requestId) {}
