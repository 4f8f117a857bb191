package org.waymark.client.form;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.AttributeDefinition;
import org.waymark.api.Schema;

/** Which attributes entries may have. */
public final class SchemaForm implements Form<Schema> {

    public static final Form<Schema> FORM = new SchemaForm();

    private SchemaForm() {}

    @Override
    public Schema read(FormReader in) {
        @Nullable String schema = null;
        @Nullable String owner = null;
        @Nullable List<AttributeDefinition> attributes = null;
        in.beginObject();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            switch (name) {
                case "name" -> schema = in.text();
                case "owner" -> owner = in.text();
                case "attributes" -> attributes = in.list(AttributeDefinitionForm.FORM);
                default -> in.skip();
            }
        }
        return new Schema(
                in.require("name", schema), in.require("owner", owner), in.requireList("attributes", attributes));
    }

    @Override
    public void write(Schema schema, FormWriter out) {
        out.beginObject()
                .field("name", schema.name())
                .field("owner", schema.owner())
                .name("attributes")
                .list(schema.attributes(), AttributeDefinitionForm.FORM)
                .endObject();
    }
}
