package org.waymark.cli.text;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Checksum;
import org.waymark.api.Entry;
import org.waymark.api.EntryKind;
import org.waymark.api.Mode;

/** Everything about one entry, a line for each thing, as {@code stat} shows it. */
public final class EntryText {

    private EntryText() {}

    public static List<String> lines(Entry entry) {
        List<String> lines = new ArrayList<>();
        add(lines, "Path", entry.path().text());
        add(lines, "Kind", kind(entry.kind()));
        add(lines, "Target", entry.target());
        add(lines, "GUID", entry.guid() == null ? null : entry.guid().toString());
        if (entry.kind() == EntryKind.FILE) {
            add(lines, "Size", Long.toString(entry.size()));
        }
        for (Checksum checksum : entry.checksums().all()) {
            add(lines, "Checksum", checksum.toString());
        }
        add(lines, "Mode", octal(entry.mode()) + " " + LongListing.mode(entry).strip());
        add(lines, "Owner", entry.owner());
        add(lines, "Group", entry.group());
        add(lines, "Comment", entry.comment());
        add(lines, "Created", time(entry.created()));
        add(lines, "Modified", time(entry.modified()));
        add(lines, "Accessed", time(entry.accessed()));
        add(lines, "Changed", time(entry.changed()));
        add(lines, "Version", Long.toString(entry.version()));
        return lines;
    }

    private static String kind(EntryKind kind) {
        return switch (kind) {
            case DIRECTORY -> "directory";
            case FILE -> "file";
            case SYMLINK -> "symbolic link";
        };
    }

    private static String octal(Mode mode) {
        String digits = Integer.toOctalString(mode.bits());
        return "0000".substring(digits.length()) + digits;
    }

    private static String time(Instant time) {
        return UtcTime.toSecond(time);
    }

    private static void add(List<String> lines, String label, @Nullable String value) {
        if (value != null) {
            lines.add(" ".repeat(9 - label.length()) + label + ": " + Printable.text(value));
        }
    }
}
