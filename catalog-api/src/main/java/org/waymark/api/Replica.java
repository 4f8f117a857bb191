package org.waymark.api;

import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One copy of a file. Times have millisecond precision.
 *
 * @param master whether this is the file's master copy, of which there is at most one
 * @param pool the storage pool (at most 255 characters)
 * @param fileSystem the file system in that pool (at most 255 characters)
 * @param setName the set that this replica belongs to (at most 255 characters)
 * @param accessed when the replica was last used
 * @param pinnedUntil until when the storage promises to keep it
 * @param expires when its lifetime ends
 * @param accessCount how often an access was recorded
 * @param attributes the replica's own attributes
 */
public record Replica(
        StorageUrl sfn,
        ReplicaStatus status,
        ReplicaType type,
        boolean master,
        @Nullable String pool,
        @Nullable String fileSystem,
        @Nullable String setName,
        Instant created,
        Instant accessed,
        @Nullable Instant pinnedUntil,
        @Nullable Instant expires,
        long accessCount,
        Map<String, String> attributes) {

    public Replica {
        attributes = Limits.requireAttributes(attributes);
    }
}
