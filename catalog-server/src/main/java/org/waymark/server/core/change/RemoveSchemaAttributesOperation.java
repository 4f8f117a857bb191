package org.waymark.server.core.change;

import java.util.ArrayList;
import java.util.List;
import org.waymark.api.AttributeChange.RemoveSchemaAttributes;
import org.waymark.api.CatalogException;
import org.waymark.api.Effect;
import org.waymark.api.ErrorCode;
import org.waymark.db.AttributeRecord;
import org.waymark.db.SchemaRecord;
import org.waymark.server.core.tree.Needs;
import org.waymark.server.core.tree.Workspace;

/** Takes away definitions; the values go out of sight with them, and are cleared away later. */
final class RemoveSchemaAttributesOperation implements ChangeOperation<RemoveSchemaAttributes> {

    @Override
    public void load(RemoveSchemaAttributes change, Needs needs) {
        needs.schema(change.schema());
    }

    @Override
    public Effect apply(RemoveSchemaAttributes change, Workspace work) {
        SchemaRecord schema = SchemaRules.requireOwn(change.schema(), work);
        List<AttributeRecord> left = new ArrayList<>(schema.attributes());
        for (String name : change.names()) {
            if (!left.remove(schema.find(name))) {
                throw new CatalogException(
                        ErrorCode.NOT_FOUND, "the schema %s has no attribute %s".formatted(schema.name(), name));
            }
        }
        work.schemas().put(schema.with(left));
        work.log(change.operation());
        return SchemaRules.CHANGED;
    }
}
