package org.waymark.client.form;

import java.util.List;
import org.waymark.api.AttributeChange;

/** The fields of changes to attributes and their schemas. */
final class AttributeChangeForm {

    private AttributeChangeForm() {}

    static FormWriter setAttributes(AttributeChange.SetAttributes change, FormWriter out) {
        out.field("entry", change.entry().text()).name("attributes");
        AttributesForm.FORM.write(change.attributes(), out);
        return out;
    }

    static FormWriter clearAttributes(AttributeChange.ClearAttributes change, FormWriter out) {
        return names(change.names(), out.field("entry", change.entry().text()));
    }

    static FormWriter setSchema(AttributeChange.SetSchema change, FormWriter out) {
        return out.field("entry", change.entry().text()).field("schema", change.schema());
    }

    static FormWriter createSchema(AttributeChange.CreateSchema change, FormWriter out) {
        out.field("schema", change.schema());
        return change.attributes().isEmpty()
                ? out
                : out.name("attributes").list(change.attributes(), AttributeDefinitionForm.FORM);
    }

    static FormWriter addSchemaAttributes(AttributeChange.AddSchemaAttributes change, FormWriter out) {
        return out.field("schema", change.schema())
                .name("attributes")
                .list(change.attributes(), AttributeDefinitionForm.FORM);
    }

    static FormWriter removeSchemaAttributes(AttributeChange.RemoveSchemaAttributes change, FormWriter out) {
        return names(change.names(), out.field("schema", change.schema()));
    }

    private static FormWriter names(List<String> names, FormWriter out) {
        return out.name("names").list(names, TextForm.FORM);
    }
}
