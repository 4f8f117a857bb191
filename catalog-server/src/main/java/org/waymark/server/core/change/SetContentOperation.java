package org.waymark.server.core.change;

import org.waymark.api.Change.SetContent;
import org.waymark.api.Effect;
import org.waymark.api.Follow;
import org.waymark.api.Operation;
import org.waymark.api.Right;
import org.waymark.db.EntryRecord;
import org.waymark.server.core.tree.Needs;
import org.waymark.server.core.tree.Resolution.Found;
import org.waymark.server.core.tree.Workspace;

final class SetContentOperation implements ChangeOperation<SetContent> {

    @Override
    public void load(SetContent change, Needs needs) {
        needs.changed(change.file(), Follow.YES);
    }

    @Override
    public Effect apply(SetContent change, Workspace work) {
        Found found = work.require(change.file(), Follow.YES);
        Removals.requireNoDirectory(found);
        work.access().require(found.entry(), change.key(), Right.SET_METADATA);

        EntryRecord file = work.hold(found.entry());
        EntryRecord changed = file.but()
                .size(change.size() == null ? file.size() : change.size())
                .checksums(change.checksums() == null ? file.checksums() : change.checksums())
                .modifiedAt(work.now())
                .changedAt(work.now());
        work.change(changed);
        work.log(Operation.SET_CONTENT, changed, found.path(), found.path());
        return Effects.changed(changed);
    }
}
