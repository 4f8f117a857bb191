package org.waymark.api;

/** A replica together with the file that it is a copy of. */
public record FileReplica(CatalogPath path, Guid guid, Replica replica) {}
