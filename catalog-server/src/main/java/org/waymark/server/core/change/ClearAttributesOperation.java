package org.waymark.server.core.change;

import java.util.List;
import org.waymark.api.AttributeChange.ClearAttributes;
import org.waymark.api.Effect;
import org.waymark.api.Follow;
import org.waymark.api.Operation;
import org.waymark.api.Right;
import org.waymark.db.EntryRecord;
import org.waymark.server.core.tree.Needs;
import org.waymark.server.core.tree.Resolution.Found;
import org.waymark.server.core.tree.Workspace;

final class ClearAttributesOperation implements ChangeOperation<ClearAttributes> {

    @Override
    public void load(ClearAttributes change, Needs needs) {
        needs.attributesOf(change.entry());
    }

    @Override
    public Effect apply(ClearAttributes change, Workspace work) {
        Found found = work.require(change.entry(), Follow.YES);
        work.access().require(found.entry(), change.key(), Right.SET_METADATA);

        EntryRecord entry = work.hold(found.entry());
        List<String> present = change.names().stream()
                .filter(work.attributes().of(entry)::containsKey)
                .toList();
        if (present.isEmpty()) {
            return Effects.unchanged(entry);
        }
        present.forEach(name -> work.attributes().clear(entry, name));
        EntryRecord changed = entry.but().changedAt(work.now());
        work.change(changed);
        work.log(Operation.CLEAR_ATTRIBUTES, changed, found.path(), found.path());
        return Effects.changed(changed);
    }
}
