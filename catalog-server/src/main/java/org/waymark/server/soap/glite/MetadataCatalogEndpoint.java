package org.waymark.server.soap.glite;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Component;
import org.waymark.api.AttributeChange.SetSchema;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Message;
import org.waymark.server.soap.SoapAnswer;
import org.waymark.server.soap.SoapElement;
import org.waymark.server.soap.SoapOperation;
import org.waymark.server.soap.SoapRequest;

/**
 * gLite's MetadataCatalog. Its entries are the catalog's files, whatever made them; what it creates is a file without replicas,
 * governed by a schema, and a file that has replicas it does not remove.
 */
@Component
final class MetadataCatalogEndpoint extends GliteEndpoint {

    MetadataCatalogEndpoint(CurrentCaller caller) {
        super("MetadataCatalog", operations(caller));
    }

    private static Map<String, SoapOperation> operations(CurrentCaller caller) {
        Map<String, SoapOperation> operations = new HashMap<>(schemaOperations());
        operations.put("createEntry", MetadataCatalogEndpoint::createEntry);
        operations.put("removeEntry", MetadataCatalogEndpoint::removeEntry);
        operations.putAll(BaseOperations.ofServiceBase());
        operations.putAll(BaseOperations.ofFasBase(caller));
        operations.putAll(BaseOperations.ofMetadataBase());
        return operations;
    }

    /** One message for all pairs of an LFN and the schema that is to govern it, which may be absent. */
    private static SoapAnswer createEntry(SoapRequest request, CatalogOperations catalog) {
        List<Change> changes = new ArrayList<>();
        XsdValues.items(request, "entries", item -> {
            StringPair entry = StringPair.read(item);
            CatalogPath path = CatalogPath.parse(entry.string1());
            changes.add(new Change.CreateFile(path));
            String schema = entry.string2();
            if (schema != null && !schema.isEmpty()) {
                changes.add(new SetSchema(path, schema));
            }
        });
        catalog.apply(Message.atomic(changes));
        return SoapAnswer.EMPTY;
    }

    private static SoapAnswer removeEntry(SoapRequest request, CatalogOperations catalog) {
        List<Change> changes = new ArrayList<>();
        XsdValues.items(request, "items", item -> changes.add(new Change.Unlink(Item.entry(XsdValues.itemText(item)))));
        catalog.apply(Message.atomic(changes));
        return SoapAnswer.EMPTY;
    }

    private static Map<String, SoapOperation> schemaOperations() {
        return Map.of(
                "createSchema",
                (request, catalog) -> {
                    SoapElement all = request.whole();
                    new MetadataSchema(catalog).createSchema(schema(all), AttributeTypes.readAll(all, "attributes"));
                    return SoapAnswer.EMPTY;
                },
                "addSchemaAttributes",
                (request, catalog) -> {
                    SoapElement all = request.whole();
                    new MetadataSchema(catalog)
                            .addSchemaAttributes(schema(all), AttributeTypes.readAll(all, "attributes"));
                    return SoapAnswer.EMPTY;
                },
                "removeSchemaAttributes",
                (request, catalog) -> {
                    SoapElement all = request.whole();
                    new MetadataSchema(catalog)
                            .removeSchemaAttributes(schema(all), XsdValues.texts(all, "attributeNames"));
                    return SoapAnswer.EMPTY;
                },
                "dropSchema",
                (request, catalog) -> {
                    new MetadataSchema(catalog).dropSchema(schema(request.whole()));
                    return SoapAnswer.EMPTY;
                },
                "listSchemas",
                (request, catalog) -> XsdValues.texts("listSchemasReturn", new MetadataSchema(catalog).listSchemas()),
                "describeSchema",
                (request, catalog) -> XsdValues.array(
                        "describeSchemaReturn",
                        new MetadataSchema(catalog).describeSchema(schema(request.whole())),
                        AttributeTypes::write));
    }

    private static String schema(SoapElement parameters) {
        return XsdValues.requiredText(parameters, "schemaName");
    }
}
