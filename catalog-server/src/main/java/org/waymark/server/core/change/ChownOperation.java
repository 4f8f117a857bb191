package org.waymark.server.core.change;

import java.util.List;
import org.waymark.api.Change.Chown;
import org.waymark.api.Effect;
import org.waymark.api.Operation;
import org.waymark.db.EntryRecord;
import org.waymark.server.core.access.AccessPolicy;
import org.waymark.server.core.access.ModeRules;
import org.waymark.server.core.tree.Needs;
import org.waymark.server.core.tree.Resolution.Found;
import org.waymark.server.core.tree.Workspace;

final class ChownOperation implements ChangeOperation<Chown> {

    @Override
    public void load(Chown change, Needs needs) {
        PermissionTargets.load(change.entry(), change.follow(), change.recursion(), needs);
    }

    @Override
    public Effect apply(Chown change, Workspace work) {
        Found found = work.require(change.entry(), change.follow());
        requireAllowed(change, found.entry(), work.access());
        List<EntryRecord> entries = PermissionTargets.hold(found, change.recursion(), work);
        entries.forEach(entry -> requireAllowed(change, entry, work.access()));

        for (EntryRecord entry : entries) {
            work.change(entry.but()
                    .owner(change.owner() == null ? entry.owner() : change.owner())
                    .group(change.group() == null ? entry.group() : change.group())
                    .special(ModeRules.afterChown(entry, work.access()))
                    .changedAt(work.now()));
        }
        work.log(Operation.CHOWN, found.entry(), found.path(), found.path());
        return Effects.changed(work.hold(found.entry()));
    }

    private static void requireAllowed(Chown change, EntryRecord entry, AccessPolicy access) {
        boolean givenAway = change.owner() != null && !change.owner().equals(entry.owner());
        if (givenAway || !access.owns(entry)) {
            access.requireAdministrator("changing the owner of " + change.key());
        }
        String group = change.group();
        if (group != null && !group.equals(entry.group()) && !access.isMemberOf(group)) {
            throw AccessPolicy.denied(change.key(), "needs membership of the new group");
        }
    }
}
