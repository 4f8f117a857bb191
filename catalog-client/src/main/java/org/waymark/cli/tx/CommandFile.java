package org.waymark.cli.tx;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.waymark.api.CatalogException;
import org.waymark.api.Change;
import org.waymark.api.ErrorCode;
import org.waymark.api.Precondition;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.ChangingVerb;
import org.waymark.cli.command.CommandLine;
import org.waymark.cli.command.UsageException;
import org.waymark.cli.command.Verb;
import org.waymark.cli.text.Words;

/** Reads a transaction from commands, one a line. */
final class CommandFile {

    private final Call call;
    private final List<Precondition> preconditions = new ArrayList<>();
    private final List<Change> changes = new ArrayList<>();
    private final List<String> origins = new ArrayList<>();

    private CommandFile(Call call) {
        this.call = call;
    }

    /** All lines' changes. What is wrong with a line is told as an error of {@code call}. */
    static Transaction read(BufferedReader in, Call call) throws IOException {
        CommandFile file = new CommandFile(call);
        int number = 0;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            file.readLine("line " + ++number, line);
        }
        return new Transaction(null, file.preconditions, file.changes, file.origins);
    }

    private void readLine(String origin, String line) {
        try {
            List<String> words = Words.of(line);
            if (words.isEmpty()) {
                return;
            }
            if (Conditions.isOne(words.get(0))) {
                preconditions.add(Conditions.parse(words, call));
                return;
            }
            for (Change change : changes(words)) {
                changes.add(change);
                origins.add(origin);
            }
        } catch (UsageException e) {
            call.failed(origin, ErrorCode.INVALID_ARGUMENT, e.getMessage());
        } catch (CatalogException e) {
            call.failed(origin, e.code(), e.getMessage());
        }
    }

    private List<Change> changes(List<String> words) {
        String program = CommandLine.PROGRAM;
        List<String> command = words.get(0).equals(program) ? words.subList(1, words.size()) : words;
        Verb verb = command.isEmpty() ? null : call.commandLine().verbs().named(command.get(0));
        if (!(verb instanceof ChangingVerb changing)) {
            throw new UsageException("not a command that changes the catalog: " + String.join(" ", command));
        }
        return changing.changes(call.of(verb.syntax(), command.subList(1, command.size())));
    }
}
