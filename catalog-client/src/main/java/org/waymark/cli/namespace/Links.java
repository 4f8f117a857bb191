package org.waymark.cli.namespace;

import java.util.List;
import org.waymark.api.CatalogPath;
import org.waymark.api.Locator;
import org.waymark.api.Operation;
import org.waymark.api.Outcome;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.Chunks;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.Verb;
import org.waymark.client.form.ListForm;
import org.waymark.client.form.OutcomeForm;
import org.waymark.client.form.PathForm;

/** Tells every name of entries. */
public final class Links implements Verb {

    @Override
    public Syntax syntax() {
        return Syntax.of("links", Operands.ENTRIES, "tells an entry's own LFN and every symlink that points to it")
                .uses(Operation.LINKS);
    }

    @Override
    public void run(Call call) {
        for (List<Locator> some : Chunks.of(call.entries(call.arguments().operands()), Chunks.MESSAGE)) {
            for (Outcome<List<CatalogPath>> outcome : call.catalog().links(some)) {
                if (outcome instanceof Outcome.Failed<List<CatalogPath>> failed) {
                    call.failed(failed);
                } else if (call.out().isJson()) {
                    new OutcomeForm<>(new ListForm<>("paths", PathForm.FORM))
                            .write(outcome, call.out().json());
                } else {
                    for (CatalogPath path : outcome.require()) {
                        call.out().line(path.text());
                    }
                }
            }
        }
    }
}
