package org.waymark.server.core.change;

import java.util.Objects;
import org.waymark.api.Change.SetComment;
import org.waymark.api.Effect;
import org.waymark.api.Follow;
import org.waymark.api.Operation;
import org.waymark.api.Right;
import org.waymark.db.EntryRecord;
import org.waymark.server.core.tree.Needs;
import org.waymark.server.core.tree.Resolution.Found;
import org.waymark.server.core.tree.Workspace;

final class SetCommentOperation implements ChangeOperation<SetComment> {

    @Override
    public void load(SetComment change, Needs needs) {
        needs.changed(change.entry(), Follow.YES);
    }

    @Override
    public Effect apply(SetComment change, Workspace work) {
        Found found = work.require(change.entry(), Follow.YES);
        work.access().require(found.entry(), change.key(), Right.SET_METADATA);

        EntryRecord entry = work.hold(found.entry());
        if (Objects.equals(entry.comment(), change.comment())) {
            return Effects.unchanged(entry);
        }
        EntryRecord changed = entry.but().comment(change.comment()).changedAt(work.now());
        work.change(changed);
        work.log(Operation.SET_COMMENT, changed, found.path(), found.path());
        return Effects.changed(changed);
    }
}
