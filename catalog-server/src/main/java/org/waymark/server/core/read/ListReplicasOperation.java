package org.waymark.server.core.read;

import java.util.ArrayList;
import java.util.List;
import org.waymark.api.Follow;
import org.waymark.api.Locator;
import org.waymark.api.Outcome;
import org.waymark.api.Replica;
import org.waymark.api.Right;
import org.waymark.db.ReplicaRecord;
import org.waymark.server.core.tree.Target;
import org.waymark.server.core.tree.Workspace;

public final class ListReplicasOperation {

    public List<Outcome<List<Replica>>> list(List<? extends Locator> files, Workspace work) {
        work.loadWithReplicas(Target.all(files, Follow.YES));
        return Lookup.outcomes(files, locator -> {
            var found = work.require(locator, Follow.YES);
            work.access().require(found.entry(), found.path().text(), Right.READ);
            List<Replica> replicas = new ArrayList<>();
            for (ReplicaRecord record : work.replicasOf(found.entry())) {
                replicas.add(record.replica());
            }
            return replicas;
        });
    }
}
