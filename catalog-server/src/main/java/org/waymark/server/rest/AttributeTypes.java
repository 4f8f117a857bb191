package org.waymark.server.rest;

import java.util.List;
import org.waymark.api.Attribute;
import org.waymark.api.AttributeDefinition;
import org.waymark.api.AttributeType;
import org.waymark.api.EntryAttributes;
import org.waymark.api.Page;
import org.waymark.api.Schema;
import org.waymark.wsdl.rest.model.AttributeDefinitionJson;
import org.waymark.wsdl.rest.model.AttributeJson;
import org.waymark.wsdl.rest.model.AttributeTypeJson;
import org.waymark.wsdl.rest.model.EntryAttributesJson;
import org.waymark.wsdl.rest.model.SchemaJson;
import org.waymark.wsdl.rest.model.SchemaPageJson;

/** Attributes and their schemas on the wire. */
final class AttributeTypes {

    private AttributeTypes() {}

    static EntryAttributesJson write(EntryAttributes entry) {
        return new EntryAttributesJson()
                .path(entry.path().text())
                .schema(entry.schema())
                .attributes(
                        entry.attributes().stream().map(AttributeTypes::write).toList());
    }

    private static AttributeJson write(Attribute attribute) {
        return new AttributeJson()
                .name(attribute.name())
                .type(write(attribute.type()))
                .value(attribute.value());
    }

    static SchemaJson write(Schema schema) {
        return new SchemaJson()
                .name(schema.name())
                .owner(schema.owner())
                .attributes(
                        schema.attributes().stream().map(AttributeTypes::write).toList());
    }

    static SchemaPageJson schemas(Page<Schema> page) {
        return new SchemaPageJson()
                .items(page.items().stream().map(AttributeTypes::write).toList())
                .next(page.next());
    }

    private static AttributeDefinitionJson write(AttributeDefinition definition) {
        return new AttributeDefinitionJson().name(definition.name()).type(write(definition.type()));
    }

    private static AttributeTypeJson write(AttributeType type) {
        return AttributeTypeJson.valueOf(type.name());
    }

    static List<AttributeDefinition> read(List<AttributeDefinitionJson> definitions) {
        return definitions.stream().map(AttributeTypes::read).toList();
    }

    private static AttributeDefinition read(AttributeDefinitionJson definition) {
        return new AttributeDefinition(
                Required.field(definition.getName(), "name"),
                AttributeType.valueOf(
                        Required.field(definition.getType(), "type").name()));
    }
}
