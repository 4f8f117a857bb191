package org.waymark.server.core.change;

import org.waymark.api.CatalogException;
import org.waymark.api.Change.RemoveReplica;
import org.waymark.api.Effect;
import org.waymark.api.ErrorCode;
import org.waymark.api.Follow;
import org.waymark.api.LastReplica;
import org.waymark.api.Operation;
import org.waymark.api.Right;
import org.waymark.db.EntryRecord;
import org.waymark.db.ReplicaRecord;
import org.waymark.server.core.tree.Needs;
import org.waymark.server.core.tree.Resolution.Found;
import org.waymark.server.core.tree.Workspace;

final class RemoveReplicaOperation implements ChangeOperation<RemoveReplica> {

    @Override
    public void load(RemoveReplica change, Needs needs) {
        needs.changed(change.sfn(), Follow.NO);
        if (change.file() != null) {
            needs.entry(change.file(), Follow.YES);
        }
        if (change.lastReplica() == LastReplica.REMOVE_FILE) {
            needs.replicasOf(change.sfn(), Follow.NO);
        }
    }

    @Override
    public Effect apply(RemoveReplica change, Workspace work) {
        Found found = work.require(change.sfn(), Follow.NO);
        requireOfFile(change, found, work);
        work.access().require(found.entry(), change.key(), Right.WRITE);
        EntryRecord file = work.hold(found.entry());
        ReplicaRecord replica = require(change, work);
        boolean last = change.lastReplica() == LastReplica.REMOVE_FILE
                && work.replicasOf(file).size() == 1;
        if (last) {
            Removals.requireMayLeave(found, work);
            work.holdForRemoval(file);
        }

        work.removeReplica(replica);
        if (last) {
            work.remove(file);
            work.log(Operation.REMOVE_REPLICA, file, found.path(), null);
            return Effects.removed(file);
        }
        EntryRecord changed = file.but().changedAt(work.now());
        work.change(changed);
        work.log(Operation.REMOVE_REPLICA, changed, found.path(), found.path());
        return new Effect(Effect.Kind.REMOVED, Effects.changed(changed).guid(), changed.version());
    }

    private static void requireOfFile(RemoveReplica change, Found found, Workspace work) {
        if (change.file() != null) {
            Found named = work.require(change.file(), Follow.YES);
            if (named.entry().id() != found.entry().id()) {
                throw new CatalogException(
                        ErrorCode.NOT_FOUND,
                        "no such replica of %s: %s".formatted(change.file().text(), change.sfn()));
            }
        }
    }

    /** The replica of an SFN that has led to its file. */
    private static ReplicaRecord require(RemoveReplica change, Workspace work) {
        ReplicaRecord replica = work.replica(change.sfn());
        if (replica == null) {
            throw Workspace.notFound(change.key());
        }
        return replica;
    }
}
