package org.waymark.server.core.change;

import org.waymark.api.AttributeChange.DropSchema;
import org.waymark.api.Effect;
import org.waymark.server.core.tree.Needs;
import org.waymark.server.core.tree.Workspace;

/** Takes away a schema; its values and the places where it is set go out of sight with it, and are cleared away later. */
final class DropSchemaOperation implements ChangeOperation<DropSchema> {

    @Override
    public void load(DropSchema change, Needs needs) {
        needs.schema(change.schema());
    }

    @Override
    public Effect apply(DropSchema change, Workspace work) {
        work.schemas().remove(SchemaRules.requireOwn(change.schema(), work));
        work.log(change.operation());
        return new Effect(Effect.Kind.REMOVED, null, 0);
    }
}
