package org.waymark.cli.command;

import java.util.List;
import org.waymark.api.CatalogException;

/** Carries out commands, one at a time. A command that fails never ends the process: its status says so. */
public final class CommandLine {

    /** What the program is called in help and errors that concern no command. */
    public static final String PROGRAM = "waymark";

    private static final int SUCCESS = 0;
    private static final int FAILURE = 1;

    private final VerbTable verbs;
    private final Session session;

    public CommandLine(VerbTable verbs, Session session) {
        this.verbs = verbs;
        this.session = session;
    }

    public Session session() {
        return session;
    }

    public VerbTable verbs() {
        return verbs;
    }

    /** The same commands in another session. */
    public CommandLine in(Session other) {
        return new CommandLine(verbs, other);
    }

    /**
     * Carries out one command.
     *
     * @param words common options, the command's name, its options and operands
     * @return 0 when all went well, else 1
     */
    public int run(List<String> words) {
        Console console = session.console();
        boolean json = words.contains("--json");
        ErrorOutput plain = new ErrorOutput(console.err(), json, false);
        try {
            Arguments leading = ArgumentParser.parseLeading(Syntax.of(PROGRAM, Operands.NONE, ""), words);
            return leading.operands().isEmpty() ? runNothing(leading) : runVerb(leading);
        } catch (UsageException e) {
            return usageError(PROGRAM, e, plain);
        } catch (OutputClosed e) {
            return FAILURE;
        }
    }

    private int runNothing(Arguments leading) {
        if (leading.has(CommonOptions.VERSION)) {
            return run(List.of("version"));
        }
        run(List.of("help"));
        return leading.has(CommonOptions.HELP) ? SUCCESS : FAILURE;
    }

    private int runVerb(Arguments leading) {
        String name = leading.operand(0);
        Verb verb = verbs.named(name);
        if (verb == null) {
            throw new UsageException("no such command: " + name + " (see " + PROGRAM + " help)");
        }
        if (leading.has(CommonOptions.HELP)) {
            return run(List.of("help", name));
        }
        Syntax syntax = verb.syntax();
        ErrorOutput usage = new ErrorOutput(session.console().err(), leading.has(CommonOptions.JSON), false);
        Arguments arguments;
        try {
            arguments = ArgumentParser.parse(syntax, leading, leading.operandsFrom(1));
            if (arguments.has(CommonOptions.HELP)) {
                return run(List.of("help", syntax.name()));
            }
            if (arguments.has(CommonOptions.VERSION)) {
                return run(List.of("version"));
            }
            syntax.operands().require(arguments.operands().size());
        } catch (UsageException e) {
            return usageError(syntax.name(), e, usage);
        }
        return carryOut(verb, syntax, arguments);
    }

    private int carryOut(Verb verb, Syntax syntax, Arguments arguments) {
        boolean json = arguments.has(CommonOptions.JSON);
        int verbosity = arguments.verbosity();
        Output out = new Output(session.console().out(), json, verbosity);
        ErrorOutput errors = new ErrorOutput(session.console().err(), json, verbosity < 0);
        try {
            verb.run(new Call(this, syntax, arguments, out, errors));
        } catch (CatalogException e) {
            out.flush();
            errors.tell(syntax.name(), null, e.code(), describe(e));
        } catch (UsageException e) {
            out.flush();
            errors.tell(syntax.name(), null, null, e.getMessage());
        }
        out.finish();
        return errors.isEmpty() ? SUCCESS : FAILURE;
    }

    /** Says which item of a message failed; people count from 1. */
    private static String describe(CatalogException e) {
        return e.index() == null ? e.getMessage() : "item " + (e.index() + 1) + ": " + e.getMessage();
    }

    private static int usageError(String name, UsageException e, ErrorOutput errors) {
        errors.tell(name, null, null, e.getMessage());
        return FAILURE;
    }
}
