package org.waymark.server.soap.waymark;

import org.waymark.api.EntryAttributes;
import org.waymark.api.Query;
import org.waymark.api.Schema;
import org.waymark.server.soap.SoapWriter;

/** Attributes, schemas and queries on the wire. */
final class AttributeTypes {

    private AttributeTypes() {}

    static Query query(Fields fields) {
        return Query.parse(fields.requireText("query"));
    }

    static void write(SoapWriter to, EntryAttributes entry) {
        to.text("path", entry.path().text()).optional("schema", entry.schema());
        entry.attributes()
                .forEach(attribute -> to.start("attributes")
                        .text("name", attribute.name())
                        .text("type", attribute.type().wireName())
                        .text("value", attribute.value())
                        .end());
    }

    static void write(SoapWriter to, Schema schema) {
        to.text("name", schema.name()).text("owner", schema.owner());
        schema.attributes()
                .forEach(attribute -> to.start("attributes")
                        .text("name", attribute.name())
                        .text("type", attribute.type().wireName())
                        .end());
    }
}
