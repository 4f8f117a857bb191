package org.waymark.server.rest;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.RestController;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.EntryAttributes;
import org.waymark.api.Locator;
import org.waymark.api.Outcome;
import org.waymark.api.PageRequest;
import org.waymark.api.Query;
import org.waymark.api.Schema;
import org.waymark.wsdl.rest.AttributesApi;
import org.waymark.wsdl.rest.model.AttributesAnswerJson;
import org.waymark.wsdl.rest.model.AttributesOutcomeJson;
import org.waymark.wsdl.rest.model.AttributesRequestJson;
import org.waymark.wsdl.rest.model.EntryPageJson;
import org.waymark.wsdl.rest.model.QueryRequestJson;
import org.waymark.wsdl.rest.model.SchemaOutcomeJson;
import org.waymark.wsdl.rest.model.SchemaPageJson;
import org.waymark.wsdl.rest.model.SchemasAnswerJson;
import org.waymark.wsdl.rest.model.SchemasRequestJson;

/** What entries are marked with, by which schemas, and how they are found by it. */
@RestController
class AttributesController implements AttributesApi {

    private final CallerCatalog catalog;

    AttributesController(CallerCatalog catalog) {
        this.catalog = catalog;
    }

    @Override
    public ResponseEntity<AttributesAnswerJson> getAttributes(AttributesRequestJson body) {
        CatalogOperations operations = catalog.operations();
        List<String> names = body.getNames() == null ? List.of() : BulkItems.require(body.getNames(), "names");
        List<Outcome<EntryAttributes>> outcomes =
                BulkItems.ofLocators(body.getEntries(), "entries", entries -> operations.getAttributes(entries, names));
        return ResponseEntity.ok(new AttributesAnswerJson()
                .outcomes(OutcomeTypes.write(
                        outcomes,
                        (key, attributes) ->
                                new AttributesOutcomeJson().key(key).value(AttributeTypes.write(attributes)),
                        (key, error) -> new AttributesOutcomeJson().key(key).error(error))));
    }

    @Override
    public ResponseEntity<EntryPageJson> query(QueryRequestJson body) {
        CatalogOperations operations = catalog.operations();
        Query query = Query.parse(Required.field(body.getQuery(), "query"));
        Locator base = body.getBase() == null ? CatalogPath.ROOT : Locator.parse(body.getBase());
        int size = body.getPageSize() == null ? PageRequest.DEFAULT_SIZE : body.getPageSize();
        PageRequest page = new PageRequest(size, body.getPageToken());
        return ResponseEntity.ok(EntryTypes.write(operations.query(base, query, page)));
    }

    @Override
    public ResponseEntity<SchemaPageJson> listSchemas(Integer pageSize, @Nullable String pageToken) {
        PageRequest page = new PageRequest(pageSize, pageToken);
        return ResponseEntity.ok(AttributeTypes.schemas(catalog.operations().listSchemas(page)));
    }

    @Override
    public ResponseEntity<SchemasAnswerJson> describeSchemas(SchemasRequestJson body) {
        List<Outcome<Schema>> outcomes =
                catalog.operations().describeSchemas(BulkItems.require(body.getSchemas(), "schemas"));
        return ResponseEntity.ok(new SchemasAnswerJson()
                .outcomes(OutcomeTypes.write(
                        outcomes,
                        (key, schema) -> new SchemaOutcomeJson().key(key).value(AttributeTypes.write(schema)),
                        (key, error) -> new SchemaOutcomeJson().key(key).error(error))));
    }
}
