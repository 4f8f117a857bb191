package org.waymark.cli.tx;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.AttributeChange;
import org.waymark.api.AttributeDefinition;
import org.waymark.api.AttributeType;
import org.waymark.api.Change;
import org.waymark.cli.text.Fields;

/** Reads changes to attributes and their schemas. */
final class JsonAttributes {

    private JsonAttributes() {}

    static Change set(Fields fields) {
        return new AttributeChange.SetAttributes(
                JsonChange.locator(fields, "entry"), fields.object("attributes").allTexts());
    }

    static Change clear(Fields fields) {
        return new AttributeChange.ClearAttributes(JsonChange.locator(fields, "entry"), fields.texts("names"));
    }

    static Change setSchema(Fields fields) {
        return new AttributeChange.SetSchema(JsonChange.locator(fields, "entry"), fields.optionalText("schema"));
    }

    static Change createSchema(Fields fields) {
        return new AttributeChange.CreateSchema(fields.text("schema"), definitions(fields.optionalList("attributes")));
    }

    static Change addToSchema(Fields fields) {
        return new AttributeChange.AddSchemaAttributes(fields.text("schema"), definitions(fields.list("attributes")));
    }

    static Change removeFromSchema(Fields fields) {
        return new AttributeChange.RemoveSchemaAttributes(fields.text("schema"), fields.texts("names"));
    }

    static Change dropSchema(Fields fields) {
        return new AttributeChange.DropSchema(fields.text("schema"));
    }

    private static List<AttributeDefinition> definitions(@Nullable List<Object> values) {
        List<AttributeDefinition> definitions = new ArrayList<>();
        for (Object value : values == null ? List.of() : values) {
            Fields fields = Fields.of(value);
            definitions.add(new AttributeDefinition(fields.text("name"), AttributeType.parse(fields.text("type"))));
            fields.requireNoOthers();
        }
        return definitions;
    }
}
