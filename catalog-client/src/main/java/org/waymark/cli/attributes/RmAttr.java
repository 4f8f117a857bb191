package org.waymark.cli.attributes;

import java.util.ArrayList;
import java.util.List;
import org.waymark.api.Attribute;
import org.waymark.api.AttributeChange;
import org.waymark.api.Change;
import org.waymark.api.EntryAttributes;
import org.waymark.api.Locator;
import org.waymark.api.Operation;
import org.waymark.api.Outcome;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.ChangingVerb;
import org.waymark.cli.command.Chunks;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.UsageException;

/** Takes attributes off entries. */
public final class RmAttr implements ChangingVerb {

    private static final Option NAME = Option.value('n', "name", "NAME", "this attribute; may be repeated");
    private static final Option ALL = Option.flag('a', "all", "all that an entry has");

    @Override
    public Syntax syntax() {
        return Syntax.of("rmattr", Operands.ENTRIES, "takes attributes off entries")
                .options(NAME, ALL)
                .uses(Operation.CLEAR_ATTRIBUTES, Operation.GET_ATTRIBUTES)
                .notes("It is no error if an attribute is not set.");
    }

    @Override
    public List<Change> changes(Call call) {
        List<String> names = call.arguments().values(NAME);
        if (names.isEmpty() != call.arguments().has(ALL)) {
            throw new UsageException("Illegal command line arguments: either -n or -a is wanted");
        }
        List<Locator> entries = call.entries(call.arguments().operands());
        List<Change> changes = new ArrayList<>();
        if (!names.isEmpty()) {
            for (Locator entry : entries) {
                changes.add(new AttributeChange.ClearAttributes(entry, names));
            }
            return changes;
        }
        for (List<Locator> some : Chunks.of(entries, Chunks.MESSAGE)) {
            List<Outcome<EntryAttributes>> outcomes = call.catalog().getAttributes(some, List.of());
            for (int i = 0; i < some.size(); i++) {
                addAll(changes, some.get(i), outcomes.get(i), call);
            }
        }
        return changes;
    }

    private static void addAll(List<Change> changes, Locator entry, Outcome<EntryAttributes> outcome, Call call) {
        if (outcome instanceof Outcome.Failed<EntryAttributes> failed) {
            call.failed(failed);
            return;
        }
        List<String> names = new ArrayList<>();
        for (Attribute attribute : outcome.require().attributes()) {
            names.add(attribute.name());
        }
        if (!names.isEmpty()) {
            changes.add(new AttributeChange.ClearAttributes(entry, names));
        }
    }
}
