package org.waymark.server.core.read;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.waymark.api.AttributeDefinition;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;
import org.waymark.api.Outcome;
import org.waymark.api.Page;
import org.waymark.api.PageRequest;
import org.waymark.api.Schema;
import org.waymark.db.SchemaRecord;
import org.waymark.db.SchemaStore;

public final class SchemasOperation {

    public Page<Schema> list(PageRequest page, SchemaStore store) {
        String after = page.token() == null ? "" : PageToken.schema(page.token());
        List<SchemaRecord> found = store.list(after, page.size() + 1);
        List<SchemaRecord> shown = found.subList(0, Math.min(page.size(), found.size()));
        boolean more = found.size() > page.size();
        return new Page<>(
                shown.stream().map(SchemasOperation::shown).toList(),
                more ? PageToken.ofSchema(shown.get(shown.size() - 1).name()) : null);
    }

    public List<Outcome<Schema>> describe(List<String> names, SchemaStore store) {
        Map<String, Schema> found = store.findByName(names).stream()
                .map(SchemasOperation::shown)
                .collect(Collectors.toMap(Schema::name, Function.identity()));
        return names.stream().map(name -> outcome(name, found)).toList();
    }

    private static Outcome<Schema> outcome(String name, Map<String, Schema> found) {
        Schema schema = found.get(name);
        return schema == null
                ? Outcome.failed(name, new CatalogException(ErrorCode.NOT_FOUND, "no such schema: " + name))
                : new Outcome.Ok<>(name, schema);
    }

    private static Schema shown(SchemaRecord schema) {
        return new Schema(
                schema.name(),
                schema.owner(),
                schema.attributes().stream()
                        .map(attribute -> new AttributeDefinition(attribute.name(), attribute.type()))
                        .toList());
    }
}
