package org.waymark.cli.namespace;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.waymark.api.CatalogPath;
import org.waymark.api.EntryKind;
import org.waymark.api.FindRequest;
import org.waymark.api.Locator;
import org.waymark.api.Operation;
import org.waymark.api.Outcome;
import org.waymark.api.Usage;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.Chunks;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.Verb;
import org.waymark.cli.text.ByteCount;
import org.waymark.client.form.OutcomeForm;
import org.waymark.client.form.UsageForm;

/** Adds up the sizes of files. */
public final class Du implements Verb {

    private static final Option SUMMARY = Option.flag('s', "summarize", "only the sum of each LFN");
    private static final Option HUMAN = Option.flag('h', "human-readable", "sizes as 1.5K or 23M");
    private static final Option COUNT = Option.flag('c', "count", "the numbers of files, directories and symlinks too");
    private static final Option DEPTH =
            Option.value('d', "max-depth", "LEVELS", "directories at most this far below an LFN");

    /** How many directories one request is about: each is a walk for the server. */
    private static final int AT_ONCE = 100;

    @Override
    public Syntax syntax() {
        return Syntax.of("du", Operands.ENTRIES, "adds up the sizes of the files in each directory and below")
                .options(SUMMARY, HUMAN, COUNT, DEPTH)
                .uses(Operation.DU, Operation.FIND)
                .notes("Here -s and -h mean what they mean to du; the service and help are --service and --help.");
    }

    @Override
    public void run(Call call) {
        List<Locator> operands = call.entries(call.arguments().operands());
        if (call.arguments().has(SUMMARY)) {
            tell(operands, call);
            return;
        }
        int depth = call.arguments().number(DEPTH, 0, Integer.MAX_VALUE);
        for (Locator operand : operands) {
            List<Locator> all = new ArrayList<>();
            if (operand instanceof CatalogPath) {
                addDirectories(operand, depth, all, call);
            }
            // What is below comes before what it is below of, as du has it.
            all.remove(operand);
            Collections.reverse(all);
            all.add(operand);
            tell(all, call);
        }
    }

    private static void addDirectories(Locator base, int depth, List<Locator> all, Call call) {
        FindRequest directories =
                new FindRequest(base, null, null, EntryKind.DIRECTORY, null, null, null, null, null, depth, 0);
        call.catalog().find(directories, entry -> all.add(entry.path()));
    }

    private static void tell(List<Locator> entries, Call call) {
        for (List<Locator> some : Chunks.of(entries, AT_ONCE)) {
            for (Outcome<Usage> outcome : call.catalog().du(some)) {
                if (outcome instanceof Outcome.Failed<Usage> failed) {
                    call.failed(failed);
                } else if (call.out().isJson()) {
                    new OutcomeForm<>(UsageForm.FORM).write(outcome, call.out().json());
                } else {
                    call.out().line(line(outcome.key(), outcome.require(), call));
                }
            }
        }
    }

    private static String line(String key, Usage usage, Call call) {
        String bytes = call.arguments().has(HUMAN) ? ByteCount.brief(usage.bytes()) : Long.toString(usage.bytes());
        String counts = call.arguments().has(COUNT)
                ? "\t" + usage.files() + " files\t" + usage.directories() + " directories\t" + usage.symlinks()
                        + " symlinks"
                : "";
        return bytes + counts + "\t" + key;
    }
}
