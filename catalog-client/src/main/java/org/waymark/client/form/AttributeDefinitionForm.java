package org.waymark.client.form;

import org.jspecify.annotations.Nullable;
import org.waymark.api.AttributeDefinition;
import org.waymark.api.AttributeType;

/** {@code {"name":"run","type":"int"}}. */
public final class AttributeDefinitionForm implements Form<AttributeDefinition> {

    public static final Form<AttributeDefinition> FORM = new AttributeDefinitionForm();

    private AttributeDefinitionForm() {}

    @Override
    public AttributeDefinition read(FormReader in) {
        @Nullable String attribute = null;
        @Nullable AttributeType type = null;
        in.beginObject();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            switch (name) {
                case "name" -> attribute = in.text();
                case "type" -> type = AttributeType.parse(in.text());
                default -> in.skip();
            }
        }
        return new AttributeDefinition(in.require("name", attribute), in.require("type", type));
    }

    @Override
    public void write(AttributeDefinition definition, FormWriter out) {
        out.beginObject()
                .field("name", definition.name())
                .field("type", definition.type().wireName())
                .endObject();
    }
}
