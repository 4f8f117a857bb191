package org.waymark.server.core.change;

import java.time.Instant;
import org.waymark.api.Change.SetTimes;
import org.waymark.api.Effect;
import org.waymark.api.Follow;
import org.waymark.api.Operation;
import org.waymark.api.Right;
import org.waymark.db.EntryRecord;
import org.waymark.server.core.tree.Needs;
import org.waymark.server.core.tree.Resolution.Found;
import org.waymark.server.core.tree.Workspace;

final class SetTimesOperation implements ChangeOperation<SetTimes> {

    @Override
    public void load(SetTimes change, Needs needs) {
        needs.changed(change.entry(), Follow.YES);
    }

    @Override
    public Effect apply(SetTimes change, Workspace work) {
        Found found = work.require(change.entry(), Follow.YES);
        if (!work.access().owns(found.entry())) {
            work.access().require(found.entry(), change.key(), Right.WRITE);
        }

        EntryRecord entry = work.hold(found.entry());
        boolean both = change.modified() == null && change.accessed() == null;
        Instant now = Instant.ofEpochMilli(work.now());
        Instant modified = both ? now : change.modified();
        Instant accessed = both ? now : change.accessed();
        EntryRecord changed = entry.but()
                .modifiedAt(modified == null ? entry.modifiedAt() : modified.toEpochMilli())
                .accessedAt(accessed == null ? entry.accessedAt() : accessed.toEpochMilli())
                .changedAt(work.now());
        work.change(changed);
        if (entry.isDirectory() && modified != null) {
            work.forgetDirectoryTime(entry);
        }
        work.log(Operation.SET_TIMES, changed, found.path(), found.path());
        return Effects.changed(changed);
    }
}
