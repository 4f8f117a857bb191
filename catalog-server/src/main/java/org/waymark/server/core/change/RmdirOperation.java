package org.waymark.server.core.change;

import org.waymark.api.Change.Rmdir;
import org.waymark.api.Effect;
import org.waymark.api.Follow;
import org.waymark.api.Operation;
import org.waymark.server.core.tree.Needs;
import org.waymark.server.core.tree.Resolution.Found;
import org.waymark.server.core.tree.Workspace;

final class RmdirOperation implements ChangeOperation<Rmdir> {

    @Override
    public void load(Rmdir change, Needs needs) {
        needs.removed(change.path());
    }

    @Override
    public Effect apply(Rmdir change, Workspace work) {
        Found found = work.require(change.path(), Follow.NO);
        Removals.requireMayLeave(found, work);
        Removals.requireDirectory(found);
        work.holdForRemoval(found.entry());
        Removals.requireEmpty(found, work);

        work.remove(found.entry());
        work.log(Operation.RMDIR, found.entry(), found.path(), null);
        return Effects.removed(found.entry());
    }
}
