package org.waymark.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.cli.command.CommandLine;
import org.waymark.cli.command.Console;
import org.waymark.cli.command.Environment;
import org.waymark.cli.command.Session;

/** The program {@code waymark}, and {@code glite-catalog-VERB} for each of its commands. */
public final class Main {

    /** By what name the launcher was called. */
    private static final String ARGV0 = "WAYMARK_ARGV0";

    private static final String VERB_PREFIX = "glite-catalog-";

    private Main() {}

    public static void main(String[] arguments) {
        Console console = Console.ofProcess();
        int status = run(arguments, System.getenv(), console);
        console.out().flush();
        console.err().flush();
        System.exit(status);
    }

    private static int run(String[] arguments, Map<String, String> variables, Console console) {
        try {
            Environment environment = new Environment(variables, System.getProperty("user.name"));
            Session session = new Session(environment, console, new Wires());
            return new CommandLine(new Verbs(), session).run(words(variables.get(ARGV0), arguments));
        } catch (CatalogException e) {
            console.err().println(CommandLine.PROGRAM + ": " + Environment.LFN_HOME + ": " + e.getMessage());
            return 1;
        }
    }

    /** The command's words. A program called {@code glite-catalog-ls} is the command {@code ls}. */
    static List<String> words(@Nullable String program, String[] arguments) {
        List<String> words = new ArrayList<>();
        if (program != null && program.startsWith(VERB_PREFIX)) {
            words.add(program.substring(VERB_PREFIX.length()));
        }
        words.addAll(List.of(arguments));
        return words;
    }
}
