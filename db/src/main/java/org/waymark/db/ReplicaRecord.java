package org.waymark.db;

import org.waymark.api.Replica;

/** One replica as it is kept, with the file that it belongs to. */
public record ReplicaRecord(long id, long entryId, Replica replica) {

    public ReplicaRecord with(Replica changed) {
        return new ReplicaRecord(id, entryId, changed);
    }
}
