package org.waymark.server.core.change;

import org.waymark.api.Change.Unlink;
import org.waymark.api.Effect;
import org.waymark.api.Follow;
import org.waymark.api.Operation;
import org.waymark.server.core.tree.Needs;
import org.waymark.server.core.tree.Resolution.Found;
import org.waymark.server.core.tree.Workspace;

final class UnlinkOperation implements ChangeOperation<Unlink> {

    @Override
    public void load(Unlink change, Needs needs) {
        needs.removed(change.entry()).replicasOf(change.entry(), Follow.NO);
    }

    @Override
    public Effect apply(Unlink change, Workspace work) {
        Found found = work.require(change.entry(), Follow.NO);
        Removals.requireMayLeave(found, work);
        Removals.requireNoDirectory(found);
        work.holdForRemoval(found.entry());
        Removals.requireNoReplicas(found, work);

        work.remove(found.entry());
        work.log(Operation.UNLINK, found.entry(), found.path(), null);
        return Effects.removed(found.entry());
    }
}
