package org.waymark.cli.quickstart;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.Operation;
import org.waymark.cli.command.Arguments;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.CommandLine;
import org.waymark.cli.command.CommonOptions;
import org.waymark.cli.command.Environment;
import org.waymark.cli.command.LocalFile;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Output;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.UsageException;
import org.waymark.cli.command.Verb;
import org.waymark.cli.load.Retries;
import org.waymark.cli.load.Tally;
import org.waymark.cli.text.ByteCount;
import org.waymark.cli.text.Progress;

/** Starts a server, registers a real file tree, and shows what can be done with it. */
public final class Quickstart implements Verb {

    private static final CatalogPath ROOT = CatalogPath.parse("/quickstart");

    private static final Option PORT = Option.value("port", "NUMBER", "the server's port");
    private static final Option DATA = Option.value("data", "DIRECTORY", "where the server keeps its data");
    private static final Option LIMIT = Option.value("limit", "NUMBER", "files at most (10000); 0 for all");
    private static final Option NO_TOUR = Option.flag("no-tour", "only the server and the files");

    private static final int DEFAULT_LIMIT = 10_000;

    /** What can be read in a minute where disks and processors are slow; {@code --limit 0} lifts this bound too. */
    private static final long MOST_BYTES = 4L << 30;

    private final Retries retries;
    private final Supplier<String> newKey;
    private final LongSupplier nanoTime;

    /** @param newKey makes a text that no other load has */
    public Quickstart(Retries retries, Supplier<String> newKey, LongSupplier nanoTime) {
        this.retries = retries;
        this.newKey = newKey;
        this.nanoTime = nanoTime;
    }

    @Override
    public Syntax syntax() {
        return Syntax.of(
                        "quickstart",
                        Operands.between(0, 1, "[DIR]"),
                        "starts a server, registers the files below DIR, and shows what can be done with them")
                .options(PORT, DATA, LIMIT, NO_TOUR)
                .uses(Operation.REGISTER, Operation.SYMLINK, Operation.MKDIR, Operation.CHOWN)
                .notes(
                        "DIR is /usr/share unless it is given. Each file is read once, for its size, adler32 and sha256, and "
                                + "registered below /quickstart with a file:// replica; symlinks become symlinks. What cannot be "
                                + "read or named is passed over, and told.",
                        "It may be repeated: what is registered already stays as it is. The server is left running; with -s "
                                + "it uses that one and starts none.");
    }

    @Override
    public void run(Call call) {
        Path directory = directory(call.arguments());
        CommandLine commands = call.commandLine().in(call.session().in(environment(call)));
        Environment environment = commands.session().environment();
        CatalogOperations catalog = commands.session().catalog();
        LocalNames names = new LocalNames(ROOT);
        new Ground(commands.session(), catalog).prepare(List.of(ROOT, Tour.PLACE));
        Found found = crawl(directory, call);
        Samples samples = Samples.of(found, directory, names);
        if (samples != null && samples.directory() != null) {
            Tour.restore(catalog, samples.directory());
        }
        Tally tally = register(found, names, catalog, call);
        report(tally, found, call.out());
        if (samples != null && !call.arguments().has(NO_TOUR)) {
            boolean again = tally.changes() == 0 && Tour.wasTaken(catalog);
            if (!new Tour(commands, call.out()).run(samples, again)) {
                call.fail();
            }
        }
        new Farewell(environment, call.arguments().value(DATA), call.out()).print(ROOT);
    }

    private static Path directory(Arguments arguments) {
        Path directory = arguments.operands().isEmpty() ? defaultDirectory() : Path.of(arguments.operand(0));
        try {
            return directory.toRealPath();
        } catch (IOException e) {
            throw LocalFile.unreadable(directory.toString(), e);
        }
    }

    /** A directory with thousands of files that every machine has; the Java platform's own where it is missing. */
    private static Path defaultDirectory() {
        Path share = Path.of("/usr/share");
        return Files.isDirectory(share) ? share : Path.of(System.getProperty("java.home"));
    }

    /** The environment with the service that is to be used, which runs now. */
    private static Environment environment(Call call) {
        Environment environment = call.session().environment();
        boolean named = call.arguments().has(CommonOptions.SERVICE) || environment.value(Environment.HOME) == null;
        return environment.with(Environment.URL, named ? call.service().toString() : startServer(call));
    }

    private static String startServer(Call call) {
        List<String> options = new ArrayList<>(List.of("--insecure"));
        for (Option option : List.of(PORT, DATA)) {
            @Nullable String value = call.arguments().value(option);
            if (value != null) {
                options.addAll(List.of("--" + option.name(), value));
            }
        }
        call.out().line("Starting the server ...");
        call.out().flush();
        try {
            String url = Farewell.launcher(call.session().environment()).start(options);
            call.out().line("The server answers at " + url);
            return url;
        } catch (IOException e) {
            throw new UsageException("the server cannot be started: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UsageException("interrupted");
        }
    }

    private static Found crawl(Path directory, Call call) {
        int limit = call.arguments().number(LIMIT, 0, DEFAULT_LIMIT);
        try {
            Found found = limit == 0
                    ? Crawl.of(directory, Integer.MAX_VALUE, Long.MAX_VALUE)
                    : Crawl.of(directory, limit, MOST_BYTES);
            call.out().line(summary(found, directory));
            call.out().flush();
            return found;
        } catch (IOException e) {
            throw LocalFile.unreadable(directory.toString(), e);
        }
    }

    private static String summary(Found found, Path directory) {
        return String.format(
                Locale.ROOT,
                "Taking the %s%,d files (%s) and %,d symlinks below %s%s",
                found.isCutShort() ? "first " : "",
                found.files().size(),
                ByteCount.brief(found.bytes()),
                found.links().size(),
                directory,
                found.isCutShort() ? "; there are more (--limit 0 takes all)" : "");
    }

    private Tally register(Found found, LocalNames names, CatalogOperations catalog, Call call) {
        Progress progress = new Progress(
                call.session().console().out(), call.session().console().isTerminal(), "entries", nanoTime);
        return new Registration(catalog, names, found, progress).run(retries, "quickstart-" + newKey.get());
    }

    private static void report(Tally tally, Found found, Output out) {
        out.line(tally.toString());
        if (tally.changes() == 0) {
            out.line("Nothing has changed: all of it had been registered before.");
        }
        for (Map.Entry<String, Integer> skipped : found.skipped().entrySet()) {
            out.line(String.format(Locale.ROOT, "passed over %,d: %s", skipped.getValue(), skipped.getKey()));
        }
        for (String example : found.examples()) {
            out.line("  " + example);
        }
        out.flush();
    }
}
