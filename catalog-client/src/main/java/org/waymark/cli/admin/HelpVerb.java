package org.waymark.cli.admin;

import java.util.List;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.CommandLine;
import org.waymark.cli.command.CommonOptions;
import org.waymark.cli.command.Help;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.UsageException;
import org.waymark.cli.command.Verb;
import org.waymark.cli.command.VerbTable;

/** Explains the commands. */
public final class HelpVerb implements Verb {

    private static final int NAME_WIDTH = 14;

    @Override
    public Syntax syntax() {
        return Syntax.of("help", Operands.atLeast(0, "[COMMAND...]"), "explains the commands");
    }

    @Override
    public void run(Call call) {
        List<String> names = call.arguments().operands();
        VerbTable verbs = call.commandLine().verbs();
        if (names.isEmpty()) {
            overview(verbs, call);
        }
        for (String name : names) {
            Verb verb = verbs.named(name);
            if (verb == null) {
                throw new UsageException("no such command: " + name);
            }
            call.out().line(Help.of(verb.syntax()).stripTrailing());
        }
    }

    private void overview(VerbTable verbs, Call call) {
        call.out().line("Usage: " + CommandLine.PROGRAM + " [options] COMMAND [options] [operands]");
        call.out().line("Available commands:");
        for (String name : verbs.names()) {
            Verb verb = verbs.named(name);
            if (verb != null) {
                String gap = " ".repeat(Math.max(1, NAME_WIDTH - name.length()));
                call.out().line("\t" + name + gap + verb.syntax().summary());
            }
        }
        call.out().line("Options of every command:");
        for (Option option : CommonOptions.ALL) {
            call.out().line("\t" + Help.spelling(option, syntax()) + "  " + option.help());
        }
        call.out().line("'" + CommandLine.PROGRAM + " help COMMAND' explains one of them.");
    }
}
