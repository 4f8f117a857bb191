package org.waymark.cli.namespace;

import java.util.List;
import org.waymark.api.Entry;
import org.waymark.api.Follow;
import org.waymark.api.Locator;
import org.waymark.api.Operation;
import org.waymark.api.Outcome;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.Chunks;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.Verb;
import org.waymark.cli.text.EntryText;
import org.waymark.client.form.EntryForm;

/** Tells everything about entries. */
public final class Stat implements Verb {

    private static final Option DEREFERENCE =
            Option.flag('L', "dereference", "of a symlink's target, not of the symlink");

    @Override
    public Syntax syntax() {
        return Syntax.of("stat", Operands.ENTRIES, "tells everything about entries")
                .options(DEREFERENCE)
                .uses(Operation.STAT)
                .notes("An entry may also be named by guid:GUID or by the storage URL of a replica.");
    }

    @Override
    public void run(Call call) {
        List<Locator> entries = call.entries(call.arguments().operands());
        Follow follow = call.arguments().has(DEREFERENCE) ? Follow.YES : Follow.NO;
        boolean first = true;
        for (List<Locator> some : Chunks.of(entries, Chunks.MESSAGE)) {
            for (Outcome<Entry> outcome : call.catalog().stat(some, follow)) {
                if (outcome instanceof Outcome.Failed<Entry> failed) {
                    call.failed(failed);
                } else {
                    print(outcome.require(), first, call);
                    first = false;
                }
            }
        }
    }

    private static void print(Entry entry, boolean first, Call call) {
        if (call.out().isJson()) {
            EntryForm.FORM.write(entry, call.out().json());
            return;
        }
        if (!first) {
            call.out().line("");
        }
        for (String line : EntryText.lines(entry)) {
            call.out().line(line);
        }
    }
}
