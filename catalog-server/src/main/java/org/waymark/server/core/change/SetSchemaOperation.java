package org.waymark.server.core.change;

import java.util.Objects;
import org.waymark.api.AttributeChange.SetSchema;
import org.waymark.api.Effect;
import org.waymark.api.Follow;
import org.waymark.api.Operation;
import org.waymark.api.Right;
import org.waymark.db.EntryRecord;
import org.waymark.db.SchemaRecord;
import org.waymark.server.core.tree.Needs;
import org.waymark.server.core.tree.Resolution.Found;
import org.waymark.server.core.tree.Workspace;

final class SetSchemaOperation implements ChangeOperation<SetSchema> {

    @Override
    public void load(SetSchema change, Needs needs) {
        needs.attributesOf(change.entry());
        if (change.schema() != null) {
            needs.schema(change.schema());
        }
    }

    @Override
    public Effect apply(SetSchema change, Workspace work) {
        Found found = work.require(change.entry(), Follow.YES);
        work.access().require(found.entry(), change.key(), Right.SET_METADATA);
        SchemaRecord schema = change.schema() == null ? null : SchemaRules.require(change.schema(), work);

        EntryRecord entry = work.hold(found.entry());
        if (Objects.equals(work.attributes().setOn(entry), schema)) {
            return Effects.unchanged(entry);
        }
        work.attributes().setSchema(entry, schema);
        EntryRecord changed = entry.but().changedAt(work.now());
        work.change(changed);
        work.log(Operation.SET_SCHEMA, changed, found.path(), found.path());
        return Effects.changed(changed);
    }
}
