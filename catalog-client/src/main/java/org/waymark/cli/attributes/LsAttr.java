package org.waymark.cli.attributes;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.waymark.api.AttributeDefinition;
import org.waymark.api.EntryAttributes;
import org.waymark.api.Locator;
import org.waymark.api.Operation;
import org.waymark.api.Outcome;
import org.waymark.api.Schema;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.Chunks;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.Verb;

/** Tells which attributes entries may have, and which of them they have. */
public final class LsAttr implements Verb {

    @Override
    public Syntax syntax() {
        return Syntax.of("lsattr", Operands.ENTRIES, "tells which attributes entries may have")
                .uses(Operation.GET_ATTRIBUTES, Operation.DESCRIBE_SCHEMAS)
                .notes(
                        "Below '# file: LFN' and '# schema: NAME' ('-' when no schema governs the entry), each line has the name "
                                + "of an attribute, its type and, when it is set, its value. One that was set while another schema "
                                + "governed the entry stays until it is cleared; '#not of the schema' stands behind it.");
    }

    @Override
    public void run(Call call) {
        List<Locator> entries = call.entries(call.arguments().operands());
        Map<String, List<AttributeDefinition>> known = new LinkedHashMap<>();
        for (List<Locator> some : Chunks.of(entries, Chunks.MESSAGE)) {
            List<Outcome<EntryAttributes>> outcomes = call.catalog().getAttributes(some, List.of());
            describe(unknown(outcomes, known), known, call);
            for (Outcome<EntryAttributes> outcome : outcomes) {
                if (outcome instanceof Outcome.Failed<EntryAttributes> failed) {
                    call.failed(failed);
                } else {
                    EntryAttributes entry = outcome.require();
                    AttributeListing listing = new AttributeListing(entry, definitions(entry, known));
                    print(outcome.key(), listing, call);
                }
            }
        }
    }

    private static List<String> unknown(
            List<Outcome<EntryAttributes>> outcomes, Map<String, List<AttributeDefinition>> known) {
        List<String> unknown = new ArrayList<>();
        for (Outcome<EntryAttributes> outcome : outcomes) {
            String schema = outcome.isOk() ? outcome.require().schema() : null;
            if (schema != null && known.putIfAbsent(schema, List.of()) == null) {
                unknown.add(schema);
            }
        }
        return unknown;
    }

    private static void describe(List<String> schemas, Map<String, List<AttributeDefinition>> known, Call call) {
        if (schemas.isEmpty()) {
            return;
        }
        for (Outcome<Schema> outcome : call.catalog().describeSchemas(schemas)) {
            if (outcome instanceof Outcome.Failed<Schema> failed) {
                call.failed(failed);
            } else {
                known.put(outcome.key(), outcome.require().attributes());
            }
        }
    }

    private static List<AttributeDefinition> definitions(
            EntryAttributes entry, Map<String, List<AttributeDefinition>> known) {
        return entry.schema() == null ? List.of() : known.getOrDefault(entry.schema(), List.of());
    }

    private static void print(String key, AttributeListing listing, Call call) {
        if (call.out().isJson()) {
            listing.write(key, call.out().json());
            return;
        }
        for (String line : listing.lines()) {
            call.out().line(line);
        }
        call.out().line("");
    }
}
