package org.waymark.server.core.change;

import org.waymark.api.Change.Remove;
import org.waymark.api.Effect;
import org.waymark.api.Follow;
import org.waymark.api.Operation;
import org.waymark.server.core.tree.Needs;
import org.waymark.server.core.tree.Resolution.Found;
import org.waymark.server.core.tree.Workspace;

final class RemoveOperation implements ChangeOperation<Remove> {

    @Override
    public void load(Remove change, Needs needs) {
        needs.removed(change.entry());
    }

    @Override
    public Effect apply(Remove change, Workspace work) {
        Found found = work.require(change.entry(), Follow.NO);
        Removals.requireMayLeave(found, work);
        Removals.requireNoDirectory(found);
        work.holdForRemoval(found.entry());

        work.remove(found.entry());
        work.log(Operation.REMOVE, found.entry(), found.path(), null);
        return Effects.removed(found.entry());
    }
}
