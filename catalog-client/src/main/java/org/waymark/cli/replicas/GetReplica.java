package org.waymark.cli.replicas;

import java.util.List;
import org.waymark.api.Locator;
import org.waymark.api.Operation;
import org.waymark.api.Outcome;
import org.waymark.api.Replica;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.Chunks;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.Verb;
import org.waymark.cli.text.ReplicaLine;
import org.waymark.client.form.ListForm;
import org.waymark.client.form.OutcomeForm;
import org.waymark.client.form.ReplicaForm;

/** Tells where the copies of files are. */
public final class GetReplica implements Verb {

    private static final Option LONG = Option.flag('l', "long", "with times, master, status and type");

    @Override
    public Syntax syntax() {
        return Syntax.of("getreplica", Operands.ENTRIES, "tells where the copies of files are")
                .options(LONG)
                .uses(Operation.LIST_REPLICAS)
                .notes(
                        "One storage URL a line, a blank line between files. A long line has the time of registration, that "
                                + "of the last access (both UTC), 'Master', status and type, and the URL.");
    }

    @Override
    public void run(Call call) {
        boolean first = true;
        for (List<Locator> some : Chunks.of(call.entries(call.arguments().operands()), Chunks.MESSAGE)) {
            for (Outcome<List<Replica>> outcome : call.catalog().listReplicas(some)) {
                if (outcome instanceof Outcome.Failed<List<Replica>> failed) {
                    call.failed(failed);
                } else if (call.out().isJson()) {
                    new OutcomeForm<>(new ListForm<>("replicas", ReplicaForm.FORM))
                            .write(outcome, call.out().json());
                } else {
                    if (!first) {
                        call.out().line("");
                    }
                    first = false;
                    print(outcome.key(), outcome.require(), call);
                }
            }
        }
    }

    private static void print(String file, List<Replica> replicas, Call call) {
        boolean longLines = call.arguments().has(LONG);
        if (longLines) {
            call.out().line("Replicas for " + file);
        }
        for (Replica replica : replicas) {
            call.out().line(longLines ? ReplicaLine.of(replica) : replica.sfn().text());
        }
    }
}
