package org.waymark.server.core.change;

import java.util.ArrayList;
import java.util.List;
import org.waymark.api.AttributeChange.AddSchemaAttributes;
import org.waymark.api.AttributeDefinition;
import org.waymark.api.Effect;
import org.waymark.db.AttributeRecord;
import org.waymark.db.SchemaRecord;
import org.waymark.server.core.tree.Needs;
import org.waymark.server.core.tree.Workspace;

final class AddSchemaAttributesOperation implements ChangeOperation<AddSchemaAttributes> {

    @Override
    public void load(AddSchemaAttributes change, Needs needs) {
        needs.schema(change.schema());
        change.attributes().stream().map(AttributeDefinition::name).forEach(needs::attribute);
    }

    @Override
    public Effect apply(AddSchemaAttributes change, Workspace work) {
        SchemaRecord schema = SchemaRules.requireOwn(change.schema(), work);
        List<AttributeRecord> attributes = new ArrayList<>(schema.attributes());
        attributes.addAll(SchemaRules.newAttributes(change.attributes(), work));
        SchemaRecord changed = schema.with(attributes);
        SchemaRules.requireFew(changed);

        work.schemas().put(changed);
        work.log(change.operation());
        return SchemaRules.CHANGED;
    }
}
