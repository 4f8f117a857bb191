package org.waymark.cli.interactive;

import java.util.List;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.api.Entry;
import org.waymark.api.EntryKind;
import org.waymark.api.Glob;
import org.waymark.api.PageRequest;
import org.waymark.cli.command.CommandLine;
import org.waymark.cli.command.Help;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.UsageException;
import org.waymark.cli.command.Verb;

/** Completes commands, their options, and names in the catalog. */
final class ShellCompleter implements Completer {

    private static final List<String> ONLY_HERE = List.of("cd", "pwd", "exit");

    /** As many names as anybody wants to look through. */
    private static final int MOST = 200;

    private final CommandLine commands;

    ShellCompleter(CommandLine commands) {
        this.commands = commands;
    }

    @Override
    public void complete(LineReader reader, ParsedLine line, List<Candidate> candidates) {
        String word = line.word().substring(0, line.wordCursor());
        if (line.wordIndex() == 0) {
            commands.verbs().names().forEach(name -> candidates.add(new Candidate(name)));
            ONLY_HERE.forEach(name -> candidates.add(new Candidate(name)));
        } else if (word.startsWith("-")) {
            addOptions(line.words().get(0), candidates);
        } else {
            addEntries(word, candidates);
        }
    }

    private void addOptions(String name, List<Candidate> candidates) {
        Verb verb = commands.verbs().named(name);
        if (verb == null) {
            return;
        }
        for (Option option : verb.syntax().allOptions()) {
            for (String spelling : Help.spellings(option, verb.syntax())) {
                candidates.add(new Candidate(spelling, spelling, null, option.help(), null, null, true));
            }
        }
    }

    /** The word's directory is listed as it is written, so that what is completed looks like what was typed. */
    private void addEntries(String word, List<Candidate> candidates) {
        String before = word.substring(0, word.lastIndexOf('/') + 1);
        try {
            CatalogPath directory = Commands.directory(commands.session()).resolve(before);
            Glob pattern = new Glob(escaped(word.substring(before.length())) + "*");
            List<Entry> entries = commands.session()
                    .catalog()
                    .list(directory, pattern, new PageRequest(MOST, null))
                    .items();
            for (Entry entry : entries) {
                boolean isDirectory = entry.kind() == EntryKind.DIRECTORY;
                String value = before + entry.path().name() + (isDirectory ? "/" : "");
                candidates.add(new Candidate(
                        value, entry.path().name() + (isDirectory ? "/" : ""), null, null, null, null, !isDirectory));
            }
        } catch (CatalogException | UsageException e) {
            // Nothing to offer; the command itself will say why.
        }
    }

    private static String escaped(String name) {
        StringBuilder escaped = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            escaped.append("*?[\\".indexOf(c) < 0 ? "" : "\\").append(c);
        }
        return escaped.toString();
    }
}
