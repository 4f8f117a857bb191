package org.waymark.server.core.change;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Change.SetReplica;
import org.waymark.api.Effect;
import org.waymark.api.Follow;
import org.waymark.api.Operation;
import org.waymark.api.Replica;
import org.waymark.api.Right;
import org.waymark.db.EntryRecord;
import org.waymark.db.ReplicaRecord;
import org.waymark.server.core.tree.Needs;
import org.waymark.server.core.tree.Resolution.Found;
import org.waymark.server.core.tree.Workspace;

final class SetReplicaOperation implements ChangeOperation<SetReplica> {

    @Override
    public void load(SetReplica change, Needs needs) {
        needs.changed(change.sfn(), Follow.NO);
        if (Boolean.TRUE.equals(change.master())) {
            needs.replicasOf(change.sfn(), Follow.NO);
        }
    }

    @Override
    public Effect apply(SetReplica change, Workspace work) {
        Found found = work.require(change.sfn(), Follow.NO);
        work.access().require(found.entry(), change.key(), Right.WRITE);
        EntryRecord file = work.hold(found.entry());

        if (Boolean.TRUE.equals(change.master())) {
            NewReplicas.demoteMaster(file, work);
        }
        ReplicaRecord replica = work.replica(change.sfn());
        if (replica == null) {
            throw Workspace.notFound(change.key());
        }
        work.putReplica(replica.with(changed(replica.replica(), change)));
        EntryRecord changed = file.but().changedAt(work.now());
        work.change(changed);
        work.log(Operation.SET_REPLICA, changed, found.path(), found.path());
        return Effects.changed(changed);
    }

    private static Replica changed(Replica now, SetReplica change) {
        Instant accessed = change.accessed();
        return new Replica(
                now.sfn(),
                or(change.status(), now.status()),
                or(change.type(), now.type()),
                or(change.master(), now.master()),
                or(change.pool(), now.pool()),
                or(change.fileSystem(), now.fileSystem()),
                or(change.setName(), now.setName()),
                now.created(),
                or(accessed, now.accessed()),
                or(change.pinnedUntil(), now.pinnedUntil()),
                or(change.expires(), now.expires()),
                now.accessCount() + (accessed == null ? 0 : 1),
                or(change.attributes(), now.attributes()));
    }

    private static <T extends @Nullable Object> T or(@Nullable T asked, T now) {
        return asked == null ? now : asked;
    }
}
