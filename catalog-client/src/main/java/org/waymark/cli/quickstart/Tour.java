package org.waymark.cli.quickstart;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Entry;
import org.waymark.api.Follow;
import org.waymark.api.Guid;
import org.waymark.api.Outcome;
import org.waymark.cli.command.CommandLine;
import org.waymark.cli.command.Console;
import org.waymark.cli.command.Environment;
import org.waymark.cli.command.Output;
import org.waymark.cli.command.Session;
import org.waymark.cli.text.Words;

/**
 * Shows what can be done with a catalog: real commands, each with its real answer. What it makes is in a directory of its own,
 * and what it moves it moves back. Taken again, it only looks.
 */
final class Tour {

    /** The directory of the tour's own. */
    static final CatalogPath PLACE = CatalogPath.parse("/tour");

    private static final CatalogPath SECOND_NAME = PLACE.child("second-name");
    private static final int LINES = 16;

    private final CommandLine commands;
    private final Output out;
    private boolean allWell = true;

    /** @param commands those of a session with the service */
    Tour(CommandLine commands, Output out) {
        this.commands = commands;
        this.out = out;
    }

    /** Puts back what a tour that was broken off has left elsewhere. */
    static void restore(CatalogOperations catalog, CatalogPath directory) {
        CatalogPath moved = PLACE.child(directory.name());
        List<Outcome<Entry>> there = catalog.stat(List.of(moved, directory), Follow.NO);
        if (there.get(0).isOk() && !there.get(1).isOk()) {
            catalog.apply(new Change.Rename(moved, directory));
        }
    }

    /** Whether the tour was taken before. */
    static boolean wasTaken(CatalogOperations catalog) {
        return catalog.stat(List.of(SECOND_NAME), Follow.NO).get(0).isOk();
    }

    /**
     * Shows everything, or, to who saw it before, what changes nothing.
     *
     * @return whether every command did what it should
     */
    boolean run(Samples samples, boolean again) {
        look(samples);
        if (samples.directory() != null && samples.fileInDirectory() != null) {
            show(
                    "How much is in a directory:",
                    "du",
                    "-s",
                    "-h",
                    "-c",
                    samples.directory().text());
            if (!again) {
                move(samples.directory(), samples.fileInDirectory());
            }
        }
        if (!again) {
            show("A second name for the file:", "symlink", "-f", samples.file().text(), SECOND_NAME.text());
            invite();
        }
        showNames(samples.file());
        showRights();
        return allWell;
    }

    private void look(Samples samples) {
        show(
                "The tree, as it is on this machine's disk:",
                "ls",
                "-l",
                samples.base().text());
        show("All that is known of one file:", "stat", samples.file().text());
        show("Where its copies are:", "getreplica", "-l", samples.file().text());
        List<String> find = new ArrayList<>(List.of("find", samples.base().text()));
        if (!samples.extension().isEmpty()) {
            find.addAll(List.of("-name", "*." + samples.extension()));
        }
        find.addAll(List.of("-size", "+1k", "-limit", "5", "-ls"));
        show("Files that are like this:", find.toArray(new String[0]));
    }

    private void move(CatalogPath directory, CatalogPath file) {
        CatalogPath moved = PLACE.child(directory.name());
        @Nullable Guid guid = commands.session().catalog().stat(file).guid();
        show("All of it moves at once, however much it is:", "mv", directory.text(), moved.text());
        if (guid != null) {
            show("A file's GUID goes with it:", "ls", "-l", guid.text());
        }
        show("And back:", "mv", "-T", moved.text(), directory.text());
    }

    private void invite() {
        String entry = "user:" + others().get(0) + ":rwx";
        show(
                "One more user may write here, and in whatever is made here:",
                "setacl",
                "-m",
                entry + ",default:" + entry,
                PLACE.text());
    }

    private void showNames(CatalogPath file) {
        show("All names of the file:", "links", file.text());
        show("", "ls", "-l", SECOND_NAME.text());
    }

    private void showRights() {
        show("Who may do what:", "getacl", PLACE.text());
        if (commands.session().environment().isMereClaim()) {
            showAs(others().get(0), true, "chkperm", "-l", "w", PLACE.text());
            showAs(others().get(1), false, "chkperm", "-l", "w", PLACE.text());
        }
    }

    /** Two users beside the one who asks. */
    private List<String> others() {
        List<String> others = new ArrayList<>(List.of("alice", "bob", "carol"));
        others.remove(commands.session().environment().user());
        return others;
    }

    private void show(String title, String... words) {
        if (!title.isEmpty()) {
            out.line("");
            out.line(title);
        }
        run("", commands.session().environment(), true, List.of(words));
    }

    private void showAs(String user, boolean well, String... words) {
        Environment environment = commands.session().environment().with(Environment.USER, user);
        run(Environment.USER + "=" + user + " ", environment.with(Environment.GROUPS, ""), well, List.of(words));
    }

    private void run(String prefix, Environment environment, boolean well, List<String> words) {
        out.line("$ " + prefix + CommandLine.PROGRAM + " " + Words.line(words));
        ByteArrayOutputStream answer = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(answer, false, StandardCharsets.UTF_8);
        Session session = commands.session().in(environment);
        int status = commands.in(session.on(new Console(new ByteArrayInputStream(new byte[0]), stream, stream)))
                .run(words);
        stream.flush();
        printStart(answer.toString(StandardCharsets.UTF_8));
        allWell &= (status == 0) == well;
    }

    private void printStart(String answer) {
        List<String> lines = answer.lines().toList();
        for (String line : lines.subList(0, Math.min(lines.size(), LINES))) {
            out.line(line);
        }
        if (lines.size() > LINES) {
            out.line("... and " + (lines.size() - LINES) + " more lines");
        }
        out.flush();
    }
}
