package org.waymark.client.form;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Attribute;
import org.waymark.api.CatalogPath;
import org.waymark.api.EntryAttributes;

/** The attributes of one entry. */
public final class EntryAttributesForm implements Form<EntryAttributes> {

    public static final Form<EntryAttributes> FORM = new EntryAttributesForm();

    private EntryAttributesForm() {}

    @Override
    public EntryAttributes read(FormReader in) {
        @Nullable CatalogPath path = null;
        @Nullable String schema = null;
        @Nullable List<Attribute> attributes = null;
        in.beginObject();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            switch (name) {
                case "path" -> path = PathForm.FORM.read(in);
                case "schema" -> schema = in.text();
                case "attributes" -> attributes = in.list(AttributeForm.FORM);
                default -> in.skip();
            }
        }
        return new EntryAttributes(in.require("path", path), schema, in.requireList("attributes", attributes));
    }

    @Override
    public void write(EntryAttributes entry, FormWriter out) {
        out.beginObject()
                .field("path", entry.path().text())
                .field("schema", entry.schema())
                .name("attributes")
                .list(entry.attributes(), AttributeForm.FORM)
                .endObject();
    }
}
