package org.waymark.server.soap.glite;

import java.util.ArrayList;
import java.util.List;
import org.waymark.api.AttributeChange;
import org.waymark.api.AttributeDefinition;
import org.waymark.api.CatalogOperations;
import org.waymark.api.Change;
import org.waymark.api.Message;
import org.waymark.api.Page;
import org.waymark.api.PageRequest;
import org.waymark.api.Schema;

/** gLite's MetadataSchema: which attributes there are. */
final class MetadataSchema {

    private final CatalogOperations catalog;

    MetadataSchema(CatalogOperations catalog) {
        this.catalog = catalog;
    }

    void createSchema(String name, List<GliteAttribute> attributes) {
        apply(new AttributeChange.CreateSchema(name, definitions(attributes)));
    }

    void addSchemaAttributes(String name, List<GliteAttribute> attributes) {
        apply(new AttributeChange.AddSchemaAttributes(name, definitions(attributes)));
    }

    void removeSchemaAttributes(String name, List<String> attributes) {
        apply(new AttributeChange.RemoveSchemaAttributes(name, attributes));
    }

    void dropSchema(String name) {
        apply(new AttributeChange.DropSchema(name));
    }

    List<String> listSchemas() {
        List<String> names = new ArrayList<>();
        PageRequest request = new PageRequest(PageRequest.MAX_SIZE, null);
        while (true) {
            Page<Schema> page = catalog.listSchemas(request);
            page.items().forEach(schema -> names.add(schema.name()));
            if (page.next() == null) {
                return names;
            }
            request = new PageRequest(request.size(), page.next());
        }
    }

    List<GliteAttribute> describeSchema(String name) {
        Schema schema = catalog.describeSchemas(List.of(name)).get(0).require();
        return schema.attributes().stream().map(GliteAttribute::of).toList();
    }

    private void apply(Change change) {
        catalog.apply(Message.atomic(change));
    }

    private static List<AttributeDefinition> definitions(List<GliteAttribute> attributes) {
        return attributes.stream().map(GliteAttribute::definition).toList();
    }
}
