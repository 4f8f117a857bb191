package org.waymark.cli.interactive;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.waymark.api.CatalogException;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.CommandLine;
import org.waymark.cli.command.Console;
import org.waymark.cli.command.LocalFile;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.Verb;
import org.waymark.cli.text.Words;

/** Carries out commands from standard input, one a line. */
public final class Batch implements Verb {

    private static final Option STOP = Option.flag('e', "stop", "end at the first command that fails");

    @Override
    public Syntax syntax() {
        return Syntax.of("-", Operands.NONE, "carries out commands from standard input, one a line")
                .options(STOP)
                .notes(
                        "Words are told apart as in a shell, with quotes and backslashes; '#' starts a comment. 'cd LFN' sets "
                                + "where relative LFNs start. One connection serves all commands. The status is 1 if any of them "
                                + "failed; a transaction is what tx is for.");
    }

    @Override
    public void run(Call call) {
        Console console = call.session().console();
        // The commands in the stream have no other input than the stream, of which they must not take a part.
        Console inner = new Console(new ByteArrayInputStream(new byte[0]), console.out(), console.err());
        CommandLine ofService = call.commandLineOfService();
        CommandLine commands = ofService.in(ofService.session().on(inner));
        try (InputStream in = LocalFile.open(LocalFile.STANDARD_INPUT, call);
                BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (!Commands.run(words(line, call), commands)) {
                    call.fail();
                    if (call.arguments().has(STOP)) {
                        return;
                    }
                }
            }
        } catch (IOException e) {
            throw LocalFile.unreadable("standard input", e);
        }
    }

    /** The line's words; none, and an error, when it has none. */
    private static List<String> words(String line, Call call) {
        try {
            return Words.of(line);
        } catch (CatalogException e) {
            call.failed(e);
            return List.of();
        }
    }
}
