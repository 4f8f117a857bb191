package org.waymark.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.waymark.cli.command.CommandLine;
import org.waymark.cli.command.Console;
import org.waymark.cli.command.Environment;
import org.waymark.cli.command.Session;
import org.waymark.cli.text.Words;
import org.waymark.client.Credentials;

/** The program, over a catalog for tests, and what it has printed last. */
final class Waymark {

    private final MemoryCatalog catalog;
    private Environment environment = new Environment(Map.of(), "alice");
    private String output = "";
    private String errors = "";

    Waymark(MemoryCatalog catalog) {
        this.catalog = catalog;
    }

    Waymark with(String variable, String value) {
        environment = environment.with(variable, value);
        return this;
    }

    /** Runs a command as it would be typed, and gives its status. */
    int run(String line) {
        return runWith("", Words.of(line));
    }

    /** Runs a command that has something on its standard input. */
    int runWith(String input, String line) {
        return runWith(input, Words.of(line));
    }

    private int runWith(String input, List<String> words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = new Console(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                new PrintStream(out, false, StandardCharsets.UTF_8),
                new PrintStream(err, false, StandardCharsets.UTF_8));
        Session session = new Session(
                environment,
                console,
                (service, credentials) ->
                        credentials instanceof Credentials.Insecure claim ? catalog.as(claim.user()) : catalog);
        int status = new CommandLine(new Verbs(), session).run(words);
        console.out().flush();
        console.err().flush();
        output = out.toString(StandardCharsets.UTF_8);
        errors = err.toString(StandardCharsets.UTF_8);
        return status;
    }

    /** What a command that goes well prints. */
    String outputOf(String line) {
        int status = run(line);
        if (status != 0 || !errors.isEmpty()) {
            throw new AssertionError(line + ": status " + status + ": " + errors);
        }
        return output;
    }

    String output() {
        return output;
    }

    String errors() {
        return errors;
    }
}
