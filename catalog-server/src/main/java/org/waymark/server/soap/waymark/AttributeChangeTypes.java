package org.waymark.server.soap.waymark;

import static org.waymark.server.soap.waymark.EntryTypes.locator;

import java.util.List;
import org.waymark.api.AttributeChange;
import org.waymark.api.AttributeDefinition;
import org.waymark.api.AttributeType;
import org.waymark.api.Change;

/** Changes of attributes and schemas on the wire. */
final class AttributeChangeTypes {

    private AttributeChangeTypes() {}

    static Change set(Fields fields) {
        return new AttributeChange.SetAttributes(locator(fields, "entry"), fields.named("attributes"));
    }

    static Change clear(Fields fields) {
        return new AttributeChange.ClearAttributes(locator(fields, "entry"), fields.texts("names"));
    }

    static Change setSchema(Fields fields) {
        return new AttributeChange.SetSchema(locator(fields, "entry"), fields.text("schema"));
    }

    static Change createSchema(Fields fields) {
        return new AttributeChange.CreateSchema(fields.requireText("schema"), definitions(fields));
    }

    static Change addToSchema(Fields fields) {
        return new AttributeChange.AddSchemaAttributes(fields.requireText("schema"), definitions(fields));
    }

    static Change removeFromSchema(Fields fields) {
        return new AttributeChange.RemoveSchemaAttributes(fields.requireText("schema"), fields.texts("names"));
    }

    static Change dropSchema(Fields fields) {
        return new AttributeChange.DropSchema(fields.requireText("schema"));
    }

    private static List<AttributeDefinition> definitions(Fields fields) {
        return fields.all("attributes").stream()
                .map(AttributeChangeTypes::definition)
                .toList();
    }

    private static AttributeDefinition definition(Fields fields) {
        AttributeDefinition definition =
                new AttributeDefinition(fields.requireText("name"), AttributeType.parse(fields.requireText("type")));
        fields.requireNothingElse();
        return definition;
    }
}
