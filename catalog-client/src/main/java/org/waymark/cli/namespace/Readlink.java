package org.waymark.cli.namespace;

import java.util.List;
import org.waymark.api.CatalogException;
import org.waymark.api.Entry;
import org.waymark.api.Follow;
import org.waymark.api.Locator;
import org.waymark.api.Operation;
import org.waymark.api.Outcome;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.Chunks;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.Verb;
import org.waymark.cli.text.Printable;
import org.waymark.client.form.EntryForm;

/** Tells where symlinks point. */
public final class Readlink implements Verb {

    @Override
    public Syntax syntax() {
        return Syntax.of("readlink", Operands.ENTRIES, "tells where symlinks point")
                .uses(Operation.STAT);
    }

    @Override
    public void run(Call call) {
        for (List<Locator> some : Chunks.of(call.entries(call.arguments().operands()), Chunks.MESSAGE)) {
            for (Outcome<Entry> outcome : call.catalog().stat(some, Follow.NO)) {
                if (outcome instanceof Outcome.Failed<Entry> failed) {
                    call.failed(failed);
                } else {
                    print(outcome.require(), call);
                }
            }
        }
    }

    private static void print(Entry entry, Call call) {
        if (entry.target() == null) {
            call.failed(CatalogException.invalid("not a symlink: " + entry.path()));
        } else if (call.out().isJson()) {
            EntryForm.FORM.write(entry, call.out().json());
        } else {
            call.out().line(Printable.text(entry.target()));
        }
    }
}
