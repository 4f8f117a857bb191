package org.waymark.server.core.change;

import java.util.ArrayList;
import java.util.List;
import org.waymark.api.AttributeDefinition;
import org.waymark.api.CatalogException;
import org.waymark.api.Effect;
import org.waymark.api.ErrorCode;
import org.waymark.api.Schema;
import org.waymark.db.AttributeRecord;
import org.waymark.db.SchemaRecord;
import org.waymark.server.core.access.AccessPolicy;
import org.waymark.server.core.tree.Workspace;

/** What the changes of schemas have in common. */
final class SchemaRules {

    static final Effect CHANGED = new Effect(Effect.Kind.CHANGED, null, 0);

    private SchemaRules() {}

    static SchemaRecord require(String name, Workspace work) {
        SchemaRecord schema = work.schemas().find(name);
        if (schema == null) {
            throw new CatalogException(ErrorCode.NOT_FOUND, "no such schema: " + name);
        }
        return schema;
    }

    /** The schema, if it is the caller's to change. */
    static SchemaRecord requireOwn(String name, Workspace work) {
        SchemaRecord schema = require(name, work);
        if (!work.access().caller().administrator()
                && !schema.owner().equals(work.access().caller().user())) {
            throw AccessPolicy.denied(name, "only its owner and administrators change a schema");
        }
        return schema;
    }

    /** Attributes in the making, whose names must be free in the whole catalog. */
    static List<AttributeRecord> newAttributes(List<AttributeDefinition> definitions, Workspace work) {
        List<AttributeRecord> attributes = new ArrayList<>();
        for (AttributeDefinition definition : definitions) {
            SchemaRecord taken = work.schemas().findByAttribute(definition.name());
            if (taken != null) {
                throw new CatalogException(
                        ErrorCode.ALREADY_EXISTS,
                        "the schema %s has an attribute %s".formatted(taken.name(), definition.name()));
            }
            attributes.add(new AttributeRecord(work.newId(), definition.name(), definition.type()));
        }
        return attributes;
    }

    static void requireFew(SchemaRecord schema) {
        if (schema.attributes().size() > Schema.MAX_ATTRIBUTES) {
            throw CatalogException.invalid("a schema has at most " + Schema.MAX_ATTRIBUTES + " attributes");
        }
    }
}
