package org.waymark.cli.attributes;

import java.util.List;
import org.waymark.api.Attribute;
import org.waymark.api.EntryAttributes;
import org.waymark.api.Locator;
import org.waymark.api.Operation;
import org.waymark.api.Outcome;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.Chunks;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.Verb;
import org.waymark.cli.text.Printable;
import org.waymark.client.form.EntryAttributesForm;
import org.waymark.client.form.OutcomeForm;

/** Shows the attributes that are set on entries. */
public final class GetAttr implements Verb {

    private static final Option NAME = Option.value('n', "name", "NAME", "only this attribute; may be repeated");

    @Override
    public Syntax syntax() {
        return Syntax.of("getattr", Operands.ENTRIES, "shows the attributes of entries")
                .options(NAME)
                .uses(Operation.GET_ATTRIBUTES)
                .notes(
                        "Each line is NAME=VALUE, in the order of the names; what is not set is left out. When there are "
                                + "several entries, '# file: LFN' stands above the lines of each, and an empty line below them.");
    }

    @Override
    public void run(Call call) {
        List<Locator> entries = call.entries(call.arguments().operands());
        List<String> names = call.arguments().values(NAME);
        boolean headed = entries.size() > 1;
        for (List<Locator> some : Chunks.of(entries, Chunks.MESSAGE)) {
            for (Outcome<EntryAttributes> outcome : call.catalog().getAttributes(some, names)) {
                if (outcome instanceof Outcome.Failed<EntryAttributes> failed) {
                    call.failed(failed);
                } else if (call.out().isJson()) {
                    new OutcomeForm<>(EntryAttributesForm.FORM)
                            .write(outcome, call.out().json());
                } else {
                    print(outcome.require(), headed, call);
                }
            }
        }
    }

    private static void print(EntryAttributes entry, boolean headed, Call call) {
        if (headed) {
            call.out().line("# file: " + entry.path().text());
        }
        for (Attribute attribute : entry.attributes()) {
            call.out().line(attribute.name() + "=" + Printable.text(attribute.value()));
        }
        if (headed) {
            call.out().line("");
        }
    }
}
