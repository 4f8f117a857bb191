package org.waymark.client.form;

import org.jspecify.annotations.Nullable;
import org.waymark.api.Attribute;
import org.waymark.api.AttributeType;

/** {@code {"name":"run","type":"int","value":"4711"}}. */
public final class AttributeForm implements Form<Attribute> {

    public static final Form<Attribute> FORM = new AttributeForm();

    private AttributeForm() {}

    @Override
    public Attribute read(FormReader in) {
        @Nullable String attribute = null;
        @Nullable AttributeType type = null;
        @Nullable String value = null;
        in.beginObject();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            switch (name) {
                case "name" -> attribute = in.text();
                case "type" -> type = AttributeType.parse(in.text());
                case "value" -> value = in.text();
                default -> in.skip();
            }
        }
        return new Attribute(in.require("name", attribute), in.require("type", type), in.require("value", value));
    }

    @Override
    public void write(Attribute attribute, FormWriter out) {
        out.beginObject()
                .field("name", attribute.name())
                .field("type", attribute.type().wireName())
                .field("value", attribute.value())
                .endObject();
    }
}
