package org.waymark.cli.attributes;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.AttributeChange;
import org.waymark.api.AttributeDefinition;
import org.waymark.api.AttributeType;
import org.waymark.api.Change;
import org.waymark.api.Locator;
import org.waymark.api.Operation;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.ChangingVerb;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.UsageException;

/** Defines schemas, shows them, and says which entries they govern. */
public final class SchemaVerb implements ChangingVerb {

    @Override
    public Syntax syntax() {
        return Syntax.of("schema", Operands.atLeast(1, SchemaAction.USAGE), "defines, shows and sets schemas")
                .uses(
                        Operation.CREATE_SCHEMA,
                        Operation.ADD_SCHEMA_ATTRIBUTES,
                        Operation.REMOVE_SCHEMA_ATTRIBUTES,
                        Operation.DROP_SCHEMA,
                        Operation.SET_SCHEMA,
                        Operation.LIST_SCHEMAS,
                        Operation.DESCRIBE_SCHEMAS)
                .notes(
                        "'schema create NAME [ATTRIBUTE:TYPE...]' defines a schema, which is the caller's; 'schema add NAME "
                                + "ATTRIBUTE:TYPE...' defines more attributes in one. A TYPE is string, int, float, date or "
                                + "boolean. No two schemas define an attribute of the same name.",
                        "'schema remove NAME ATTRIBUTE...' takes attributes out of a schema, 'schema drop NAME...' takes schemas "
                                + "away; the values that entries have of them are gone.",
                        "'schema ls' lists all schemas; 'schema show NAME...' tells their owners and attributes.",
                        "'schema set NAME LFN...' has a schema govern entries, and all below them that has no nearer one; "
                                + "'schema unset LFN...' leaves that to the directories above.");
    }

    @Override
    public void run(Call call) {
        List<String> words = call.arguments().operands();
        switch (SchemaAction.of(words)) {
            case LS -> Schemas.list(call);
            case SHOW -> Schemas.show(words.subList(1, words.size()), call);
            case CREATE, ADD, REMOVE, DROP, SET, UNSET -> ChangingVerb.super.run(call);
        }
    }

    @Override
    public List<Change> changes(Call call) {
        List<String> words = call.arguments().operands();
        String first = words.size() > 1 ? words.get(1) : "";
        List<String> all = words.subList(1, words.size());
        List<String> others = words.subList(Math.min(2, words.size()), words.size());
        return switch (SchemaAction.of(words)) {
            case CREATE -> List.of(new AttributeChange.CreateSchema(first, definitions(others)));
            case ADD -> List.of(new AttributeChange.AddSchemaAttributes(first, definitions(others)));
            case REMOVE -> List.of(new AttributeChange.RemoveSchemaAttributes(first, others));
            case DROP -> drops(all);
            case SET -> settings(first, others, call);
            case UNSET -> settings(null, all, call);
            case LS, SHOW -> throw new UsageException("schema " + words.get(0) + " changes nothing");
        };
    }

    private static List<AttributeDefinition> definitions(List<String> words) {
        List<AttributeDefinition> definitions = new ArrayList<>();
        for (String word : words) {
            int colon = word.lastIndexOf(':');
            if (colon < 0) {
                throw new UsageException("an attribute is defined as NAME:TYPE: " + word);
            }
            definitions.add(
                    new AttributeDefinition(word.substring(0, colon), AttributeType.parse(word.substring(colon + 1))));
        }
        return definitions;
    }

    private static List<Change> drops(List<String> schemas) {
        List<Change> changes = new ArrayList<>();
        for (String schema : schemas) {
            changes.add(new AttributeChange.DropSchema(schema));
        }
        return changes;
    }

    private static List<Change> settings(@Nullable String schema, List<String> lfns, Call call) {
        List<Change> changes = new ArrayList<>();
        for (Locator entry : call.entries(lfns)) {
            changes.add(new AttributeChange.SetSchema(entry, schema));
        }
        return changes;
    }
}
