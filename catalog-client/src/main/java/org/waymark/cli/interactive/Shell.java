package org.waymark.cli.interactive;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.CommandLine;
import org.waymark.cli.command.Environment;
import org.waymark.cli.command.LocalFile;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.Verb;
import org.waymark.cli.text.Words;

/** Carries out commands that somebody types, with history and completion. */
public final class Shell implements Verb {

    private static final String HISTORY = ".waymark_history";

    @Override
    public Syntax syntax() {
        return Syntax.of("shell", Operands.NONE, "carries out commands that are typed, until 'exit'")
                .notes("'cd' and 'pwd' change and show where relative LFNs start. Tab completes commands and LFNs. The "
                        + "history is kept in ~/.waymark_history.");
    }

    @Override
    public void run(Call call) {
        CommandLine commands = call.commandLineOfService();
        if (commands.session().directory() == null) {
            commands.session().changeDirectory(CatalogPath.ROOT);
        }
        try (Terminal terminal =
                TerminalBuilder.builder().system(true).dumb(true).build()) {
            LineReader reader = LineReaderBuilder.builder()
                    .terminal(terminal)
                    .appName(CommandLine.PROGRAM)
                    .parser(new DefaultParser())
                    .completer(new ShellCompleter(commands))
                    .variable(
                            LineReader.HISTORY_FILE, history(commands.session().environment()))
                    .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                    .build();
            while (readOne(reader, commands, call)) {
                call.session().console().out().flush();
            }
        } catch (IOException e) {
            throw LocalFile.unreadable("terminal", e);
        }
    }

    /** Java's idea of the home directory is the user data base's, which is not always the user's. */
    private static Path history(Environment environment) {
        String home = environment.value("HOME");
        return Path.of(home == null ? System.getProperty("user.home") : home, HISTORY);
    }

    /** Whether there may be another line. */
    private static boolean readOne(LineReader reader, CommandLine commands, Call call) {
        try {
            String line = reader.readLine("waymark:" + Commands.directory(commands.session()) + "> ");
            List<String> words = Words.of(line);
            if (words.size() == 1
                    && (words.get(0).equals("exit") || words.get(0).equals("quit"))) {
                return false;
            }
            Commands.run(words, commands);
            return true;
        } catch (UserInterruptException e) {
            return true;
        } catch (EndOfFileException e) {
            return false;
        } catch (CatalogException e) {
            call.session().console().err().println(e.getMessage());
            return true;
        }
    }
}
