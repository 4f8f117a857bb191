package org.waymark.server.core.change;

import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;
import org.waymark.api.NewReplica;
import org.waymark.api.Replica;
import org.waymark.api.StorageUrl;
import org.waymark.db.EntryRecord;
import org.waymark.db.ReplicaRecord;
import org.waymark.server.core.tree.Workspace;

/** Replicas that come into the catalog. */
final class NewReplicas {

    private NewReplicas() {}

    static void requireFree(StorageUrl sfn, Workspace work) {
        if (work.replica(sfn) != null) {
            throw taken(sfn);
        }
    }

    static CatalogException taken(StorageUrl sfn) {
        return new CatalogException(ErrorCode.ALREADY_EXISTS, "the sfn is taken: " + sfn);
    }

    /** Within one change: at most one master, and no SFN twice. */
    static void requireOneMaster(List<NewReplica> replicas) {
        Set<StorageUrl> sfns = new HashSet<>();
        int masters = 0;
        for (NewReplica replica : replicas) {
            if (!sfns.add(replica.sfn())) {
                throw CatalogException.invalid("the sfn is given twice: " + replica.sfn());
            }
            masters += replica.master() ? 1 : 0;
        }
        if (masters > 1) {
            throw CatalogException.invalid("a file has one master replica at most");
        }
    }

    static void add(NewReplica replica, EntryRecord file, Workspace work) {
        if (replica.master()) {
            demoteMaster(file, work);
        }
        Instant now = Instant.ofEpochMilli(work.now());
        work.putReplica(new ReplicaRecord(
                work.newReplicaId(),
                file.id(),
                new Replica(
                        replica.sfn(),
                        replica.status(),
                        replica.type(),
                        replica.master(),
                        replica.pool(),
                        replica.fileSystem(),
                        replica.setName(),
                        now,
                        now,
                        replica.pinnedUntil(),
                        replica.expires(),
                        0,
                        replica.attributes())));
    }

    /** Whichever replica is the master no longer is. */
    static void demoteMaster(EntryRecord file, Workspace work) {
        for (ReplicaRecord record : work.replicasOf(file)) {
            Replica r = record.replica();
            if (r.master()) {
                work.putReplica(record.with(new Replica(
                        r.sfn(),
                        r.status(),
                        r.type(),
                        false,
                        r.pool(),
                        r.fileSystem(),
                        r.setName(),
                        r.created(),
                        r.accessed(),
                        r.pinnedUntil(),
                        r.expires(),
                        r.accessCount(),
                        r.attributes())));
            }
        }
    }
}
