package org.waymark.cli.namespace;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.waymark.api.Entry;
import org.waymark.api.EntryKind;
import org.waymark.cli.command.Arguments;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Output;
import org.waymark.cli.text.ByteCount;
import org.waymark.cli.text.LongListing;
import org.waymark.cli.text.Printable;
import org.waymark.cli.text.UtcTime;
import org.waymark.client.form.EntryForm;

/** How the options of {@code ls} want entries chosen, sorted and written. */
final class ListingStyle {

    private static final Option LONG = Option.flag('l', "long", "long lines");
    private static final Option GLITE = Option.flag('x', "glite", "long lines with gLite's eight rights");
    private static final Option RECURSIVE = Option.flag('R', "recursive", "directories below too");
    private static final Option DIRECTORY =
            Option.flag('d', "directory", "directories themselves, not what is in them");
    private static final Option GUIDS = Option.flag('g', "guid", "the GUID before each line");
    private static final Option BY_SIZE = Option.flag('S', "by-size", "largest first");
    private static final Option BY_TIME = Option.flag('t', "by-time", "latest first");
    private static final Option REVERSE = Option.flag('r', "reverse", "the other way round");
    private static final Option CHANGED = Option.flag('c', "changed", "show, and sort by, the time of the last change");
    private static final Option ACCESSED =
            Option.flag('u', "accessed", "show, and sort by, the time of the last access");
    private static final Option HUMAN = Option.flag('H', "human-readable", "sizes as 1.5K or 23M");
    private static final Option CLASSIFY = Option.flag('F', "classify", "a slash after directories, @ after symlinks");
    private static final Option COMMENT = Option.flag("comment", "the comment after each line");
    private static final Option ONE = Option.flag('1', "one name a line, as always");

    static final Option[] OPTIONS = {
        LONG, GLITE, RECURSIVE, DIRECTORY, GUIDS, BY_SIZE, BY_TIME, REVERSE, CHANGED, ACCESSED, HUMAN, CLASSIFY,
        COMMENT, ONE
    };

    private static final String NO_GUID = "-".repeat(36);

    private final Arguments arguments;
    private final boolean longLines;
    private final boolean glite;

    private ListingStyle(Arguments arguments) {
        this.arguments = arguments;
        glite = arguments.has(GLITE);
        longLines = glite || arguments.has(LONG);
    }

    static ListingStyle of(Call call) {
        return new ListingStyle(call.arguments());
    }

    boolean recursive() {
        return arguments.has(RECURSIVE);
    }

    /** Whether a symlink among the operands stands for itself. */
    boolean showsLinks() {
        return longLines || arguments.has(DIRECTORY);
    }

    boolean listsDirectories() {
        return !arguments.has(DIRECTORY);
    }

    boolean listsContentOf(Entry entry) {
        return entry.kind() == EntryKind.DIRECTORY && listsDirectories();
    }

    /** Whether another order is wanted than the catalog's. */
    boolean sorts() {
        return arguments.has(BY_SIZE) || arguments.has(BY_TIME) || arguments.has(REVERSE);
    }

    List<Entry> sorted(List<Entry> entries) {
        if (!sorts() || entries.size() < 2) {
            return entries;
        }
        List<Entry> sorted = new ArrayList<>(entries);
        if (arguments.has(BY_SIZE)) {
            sorted.sort(Comparator.comparingLong(Entry::size).reversed());
        } else if (arguments.has(BY_TIME)) {
            sorted.sort(Comparator.comparing(this::time).reversed());
        }
        if (arguments.has(REVERSE)) {
            Collections.reverse(sorted);
        }
        return sorted;
    }

    private Instant time(Entry entry) {
        if (arguments.has(CHANGED)) {
            return entry.changed();
        }
        return arguments.has(ACCESSED) ? entry.accessed() : entry.modified();
    }

    void print(Entry entry, String name, Output out) {
        if (out.isJson()) {
            EntryForm.FORM.write(entry, out.json());
        } else {
            out.line(line(entry, name));
        }
    }

    private String line(Entry entry, String name) {
        String line = arguments.has(CLASSIFY) ? name + LongListing.mark(entry.kind()) : name;
        if (longLines) {
            String size = arguments.has(HUMAN) ? ByteCount.brief(entry.size()) : Long.toString(entry.size());
            line = glite
                    ? LongListing.glite(entry, size, UtcTime.toSecond(time(entry)))
                    : LongListing.posix(entry, line, size, UtcTime.toMinute(time(entry)));
        }
        if (arguments.has(GUIDS)) {
            line = (entry.guid() == null ? NO_GUID : entry.guid().toString()) + " " + line;
        }
        if (arguments.has(COMMENT) && entry.comment() != null) {
            line += " " + Printable.text(entry.comment());
        }
        return line;
    }
}
