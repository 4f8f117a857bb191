package org.waymark.db;

import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Operation;

/** One row for the change log. */
public record LogRecord(
        Operation operation,
        long entryId,
        @Nullable UUID guid,
        @Nullable String oldPath,
        @Nullable String newPath) {}
