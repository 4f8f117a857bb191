package org.waymark.api;

import org.jspecify.annotations.Nullable;

/**
 * Which replicas are wanted: those on a storage element, those of a set, or both conditions at once.
 *
 * @param storageElement a host name, in any letter case
 */
public record ReplicaQuery(
        @Nullable String storageElement,
        @Nullable String setName,
        @Nullable ReplicaStatus status) {

    /** @throws CatalogException INVALID_ARGUMENT if neither a storage element nor a set is named */
    public ReplicaQuery {
        if (storageElement == null && setName == null) {
            throw CatalogException.invalid("name a storage element or a set");
        }
    }
}
