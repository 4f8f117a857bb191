package org.waymark.api;

import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A replica to be registered; see {@link Replica} for what the parts mean. */
public record NewReplica(
        StorageUrl sfn,
        ReplicaStatus status,
        ReplicaType type,
        boolean master,
        @Nullable String pool,
        @Nullable String fileSystem,
        @Nullable String setName,
        @Nullable Instant pinnedUntil,
        @Nullable Instant expires,
        Map<String, String> attributes) {

    /** @throws CatalogException INVALID_ARGUMENT if a text is too long or a time out of range */
    public NewReplica {
        Limits.requireLabel("pool", pool);
        Limits.requireLabel("fileSystem", fileSystem);
        Limits.requireLabel("setName", setName);
        pinnedUntil = Limits.requireTime(pinnedUntil);
        expires = Limits.requireTime(expires);
        attributes = Limits.requireAttributes(attributes);
    }

    /** An available, permanent replica of which nothing more is known. */
    public static NewReplica at(StorageUrl sfn) {
        return new NewReplica(
                sfn, ReplicaStatus.AVAILABLE, ReplicaType.PERMANENT, false, null, null, null, null, null, Map.of());
    }
}
