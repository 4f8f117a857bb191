package org.waymark.server.core.change;

import java.util.List;
import org.waymark.api.Change.Chmod;
import org.waymark.api.Effect;
import org.waymark.api.Follow;
import org.waymark.api.Operation;
import org.waymark.db.EntryRecord;
import org.waymark.server.core.access.ModeRules;
import org.waymark.server.core.tree.Needs;
import org.waymark.server.core.tree.Resolution.Found;
import org.waymark.server.core.tree.Workspace;

final class ChmodOperation implements ChangeOperation<Chmod> {

    @Override
    public void load(Chmod change, Needs needs) {
        PermissionTargets.load(change.entry(), Follow.YES, change.recursion(), needs);
    }

    @Override
    public Effect apply(Chmod change, Workspace work) {
        Found found = work.require(change.entry(), Follow.YES);
        work.access().requireMayChangePermissions(found.entry(), change.key());
        List<EntryRecord> entries = PermissionTargets.hold(found, change.recursion(), work);
        entries.forEach(entry -> work.access().requireMayChangePermissions(entry, change.key()));

        for (EntryRecord entry : entries) {
            ModeRules result = ModeRules.apply(entry, change.mode()).withoutForeignSetgid(entry, work.access());
            work.change(entry.but().acl(result.acl()).special(result.special()).changedAt(work.now()));
        }
        work.log(Operation.CHMOD, found.entry(), found.path(), found.path());
        return Effects.changed(work.hold(found.entry()));
    }
}
