package org.waymark.server.e2e;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.waymark.cli.Verbs;
import org.waymark.cli.command.CommandLine;
import org.waymark.cli.command.Connector;
import org.waymark.cli.command.Console;
import org.waymark.cli.command.Environment;
import org.waymark.cli.command.Session;

/** What one command, carried out by the real program, has printed, and how it has ended. */
record TypedCommand(int status, byte[] out, byte[] err) {

    static TypedCommand run(Environment environment, Connector connector, byte[] input, List<String> words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = new Console(
                new ByteArrayInputStream(input),
                new PrintStream(out, false, StandardCharsets.UTF_8),
                new PrintStream(err, false, StandardCharsets.UTF_8));
        int status = new CommandLine(new Verbs(), new Session(environment, console, connector)).run(words);
        console.out().flush();
        console.err().flush();
        return new TypedCommand(status, out.toByteArray(), err.toByteArray());
    }

    String output() {
        return new String(out, StandardCharsets.UTF_8);
    }

    String errors() {
        return new String(err, StandardCharsets.UTF_8);
    }

    /** The lines on standard output. */
    List<String> lines() {
        return new ArrayList<>(output().lines().toList());
    }
}
