package org.waymark.cli.tx;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Atomicity;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Checksum;
import org.waymark.api.Locator;
import org.waymark.api.Precondition;
import org.waymark.cli.text.Fields;
import org.waymark.cli.text.JsonTree;

/** Reads a transaction from the JSON that {@code POST /v1/messages} takes. */
final class JsonFile {

    private JsonFile() {}

    static Transaction read(InputStream in) {
        Fields fields = Fields.of(JsonTree.read(in));
        Atomicity atomicity = Constants.parse(Atomicity.values(), fields.optionalText("atomicity"));
        List<Object> conditions = fields.optionalList("preconditions");
        List<Object> changes = fields.list("changes");
        fields.requireNoOthers();
        List<Change> read = new ArrayList<>();
        List<String> origins = new ArrayList<>();
        for (Object change : changes) {
            String origin = "change " + (read.size() + 1);
            try {
                read.add(JsonChange.read(Fields.of(change)));
            } catch (CatalogException e) {
                throw new CatalogException(e.code(), origin + ": " + e.getMessage(), e);
            }
            origins.add(origin);
        }
        return new Transaction(atomicity, preconditions(conditions), read, origins);
    }

    private static List<Precondition> preconditions(@Nullable List<Object> values) {
        List<Precondition> preconditions = new ArrayList<>();
        for (Object value : values == null ? List.of() : values) {
            Fields fields = Fields.of(value);
            preconditions.add(precondition(fields));
            fields.requireNoOthers();
        }
        return preconditions;
    }

    private static Precondition precondition(Fields fields) {
        String name = fields.text("if");
        return switch (name) {
            case "mustNotExist" -> new Precondition.MustNotExist(CatalogPath.parse(fields.text("path")));
            case "ifVersion" ->
                new Precondition.IfVersion(Locator.parse(fields.text("locator")), fields.number("version"));
            case "ifChecksum" ->
                new Precondition.IfChecksum(
                        Locator.parse(fields.text("locator")), Checksum.parse(fields.text("checksum")));
            default -> throw CatalogException.invalid("unknown precondition '" + name + "'");
        };
    }
}
