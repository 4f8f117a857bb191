package org.waymark.server.core.change;

import org.waymark.api.Change.AddReplica;
import org.waymark.api.Effect;
import org.waymark.api.Follow;
import org.waymark.api.Operation;
import org.waymark.api.Right;
import org.waymark.db.EntryRecord;
import org.waymark.server.core.tree.Needs;
import org.waymark.server.core.tree.Resolution.Found;
import org.waymark.server.core.tree.Workspace;

final class AddReplicaOperation implements ChangeOperation<AddReplica> {

    @Override
    public void load(AddReplica change, Needs needs) {
        needs.changed(change.file(), Follow.YES).sfn(change.replica().sfn());
        if (change.replica().master()) {
            needs.replicasOf(change.file(), Follow.YES);
        }
    }

    @Override
    public Effect apply(AddReplica change, Workspace work) {
        Found found = work.require(change.file(), Follow.YES);
        Removals.requireNoDirectory(found);
        work.access().require(found.entry(), change.file().text(), Right.WRITE);
        NewReplicas.requireFree(change.replica().sfn(), work);

        EntryRecord changed = work.hold(found.entry()).but().changedAt(work.now());
        work.change(changed);
        NewReplicas.add(change.replica(), changed, work);
        work.log(Operation.ADD_REPLICA, changed, found.path(), found.path());
        return new Effect(Effect.Kind.CREATED, Effects.changed(changed).guid(), changed.version());
    }
}
