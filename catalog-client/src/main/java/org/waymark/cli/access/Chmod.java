package org.waymark.cli.access;

import java.util.ArrayList;
import java.util.List;
import org.waymark.api.Change;
import org.waymark.api.Locator;
import org.waymark.api.ModeChange;
import org.waymark.api.ModeChange.Grammar;
import org.waymark.api.Operation;
import org.waymark.cli.command.Arguments;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.ChangingVerb;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Syntax;

/** Changes modes. */
public final class Chmod implements ChangingVerb {

    private static final Option GLITE = Option.flag("glite", "MODE's letters are gLite's, whatever they are");
    private static final Option POSIX = Option.flag("posix", "MODE's letters are POSIX's, whatever they are");
    private static final Option BATCH =
            Option.value('b', "batch", "NUMBER", "as gLite's; the size of messages is chosen");

    @Override
    public Syntax syntax() {
        return Syntax.of("chmod", Operands.atLeast(2, "MODE LFN..."), "changes who may do what")
                .options(Recursive.OPTION, GLITE, POSIX, BATCH)
                .uses(Operation.CHMOD)
                .notes(
                        "MODE is octal (0750), symbolic as in POSIX (u+rwX,go-w,+t), or symbolic as in gLite (go-pdwxs,u+ws: "
                                + "letters of pdrwlxgs). It is gLite's when one of its permission letters is p, d, l or g.",
                        "A MODE that starts with a dash comes after --.");
    }

    @Override
    public List<Change> changes(Call call) {
        ModeChange mode = mode(call.arguments());
        List<Change> changes = new ArrayList<>();
        for (Locator entry : call.entries(call.arguments().operandsFrom(1))) {
            changes.add(new Change.Chmod(entry, mode, Recursive.in(call.arguments())));
        }
        return changes;
    }

    private static ModeChange mode(Arguments arguments) {
        String text = arguments.operand(0);
        if (arguments.has(GLITE)) {
            return ModeChange.parse(text, Grammar.GLITE);
        }
        return arguments.has(POSIX) && !Character.isDigit(text.charAt(0))
                ? ModeChange.parse(text, Grammar.POSIX)
                : ModeChange.parse(text);
    }
}
