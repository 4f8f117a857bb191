package org.waymark.server.core.change;

import org.waymark.api.AttributeChange.CreateSchema;
import org.waymark.api.AttributeDefinition;
import org.waymark.api.CatalogException;
import org.waymark.api.Effect;
import org.waymark.api.ErrorCode;
import org.waymark.db.SchemaRecord;
import org.waymark.server.core.tree.Needs;
import org.waymark.server.core.tree.Workspace;

final class CreateSchemaOperation implements ChangeOperation<CreateSchema> {

    @Override
    public void load(CreateSchema change, Needs needs) {
        needs.schema(change.schema());
        change.attributes().stream().map(AttributeDefinition::name).forEach(needs::attribute);
    }

    @Override
    public Effect apply(CreateSchema change, Workspace work) {
        if (work.schemas().find(change.schema()) != null) {
            throw new CatalogException(ErrorCode.ALREADY_EXISTS, "the schema exists: " + change.schema());
        }
        String owner = work.access().caller().user();
        work.schemas()
                .put(new SchemaRecord(
                        work.newId(), change.schema(), owner, SchemaRules.newAttributes(change.attributes(), work)));
        work.log(change.operation());
        return new Effect(Effect.Kind.CREATED, null, 0);
    }
}
