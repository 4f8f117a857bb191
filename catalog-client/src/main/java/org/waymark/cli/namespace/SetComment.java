package org.waymark.cli.namespace;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Change;
import org.waymark.api.Locator;
import org.waymark.api.Operation;
import org.waymark.cli.command.Arguments;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.ChangingVerb;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.UsageException;

/** Sets and removes comments. */
public final class SetComment implements ChangingVerb {

    private static final Option DELETE = Option.flag('d', "delete", "remove the comments of all LFNs given");

    @Override
    public Syntax syntax() {
        return Syntax.of(
                        "setcomment", Operands.atLeast(1, "LFN TEXT | -d LFN..."), "sets or removes an entry's comment")
                .options(DELETE)
                .uses(Operation.SET_COMMENT)
                .notes("stat and ls --comment show comments.");
    }

    @Override
    public List<Change> changes(Call call) {
        Arguments arguments = call.arguments();
        if (arguments.has(DELETE)) {
            return comments(call.entries(arguments.operands()), null);
        }
        if (arguments.operands().size() != 2) {
            throw new UsageException("Illegal command line arguments: LFN TEXT is wanted");
        }
        return comments(call.entries(arguments.operands().subList(0, 1)), arguments.operand(1));
    }

    private static List<Change> comments(List<Locator> entries, @Nullable String comment) {
        List<Change> changes = new ArrayList<>();
        for (Locator entry : entries) {
            changes.add(new Change.SetComment(entry, comment));
        }
        return changes;
    }
}
