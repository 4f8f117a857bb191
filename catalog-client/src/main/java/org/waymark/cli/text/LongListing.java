package org.waymark.cli.text;

import org.waymark.api.AclEntry.Tag;
import org.waymark.api.Entry;
import org.waymark.api.EntryKind;

/** One line for one entry, in the two long forms that {@code ls} has. */
public final class LongListing {

    private static final int NAME_WIDTH = 8;
    private static final int SIZE_WIDTH = 12;

    private LongListing() {}

    /**
     * {@code -rw-r--r--+ alice    atlas            414 2026-11-21 08:53 name}: as POSIX has it, with a plus where the ACL
     * says more than the mode, and the target of a symlink.
     *
     * @param size how the size is written
     * @param time how the time is written
     */
    public static String posix(Entry entry, String name, String size, String time) {
        StringBuilder line = new StringBuilder(80).append(mode(entry)).append(' ');
        left(line, entry.owner(), NAME_WIDTH).append(' ');
        left(line, entry.group(), NAME_WIDTH).append(' ');
        right(line, size, SIZE_WIDTH).append(' ').append(time).append(' ');
        return withTarget(line.append(name), entry);
    }

    /**
     * {@code -pdrwl-gs--r-l-g--------- 792 2006-01-28 12:52:20 /smtest/simulator.jdl}: as gLite has it, with the eight
     * rights of the owner, the group and all others.
     */
    public static String glite(Entry entry, String size, String time) {
        StringBuilder line = new StringBuilder(80).append(entry.kind().letter());
        line.append(entry.acl().of(Tag.OWNER)).append(entry.acl().of(Tag.OWNING_GROUP));
        line.append(entry.acl().of(Tag.OTHER))
                .append(' ')
                .append(size)
                .append(' ')
                .append(time)
                .append(' ');
        return withTarget(line.append(entry.path().text()), entry);
    }

    /** The kind, nine letters, and a plus or a blank. */
    static String mode(Entry entry) {
        return entry.kind().letter() + entry.mode().symbolic() + (entry.hasExtendedAcl() ? '+' : ' ');
    }

    /** What {@code ls -F} puts after a name. */
    public static String mark(EntryKind kind) {
        return switch (kind) {
            case DIRECTORY -> "/";
            case SYMLINK -> "@";
            case FILE -> "";
        };
    }

    private static String withTarget(StringBuilder line, Entry entry) {
        if (entry.target() != null) {
            line.append(" -> ").append(Printable.text(entry.target()));
        }
        return line.toString();
    }

    private static StringBuilder left(StringBuilder line, String text, int width) {
        return line.append(text).append(" ".repeat(Math.max(0, width - text.length())));
    }

    private static StringBuilder right(StringBuilder line, String text, int width) {
        return line.append(" ".repeat(Math.max(0, width - text.length()))).append(text);
    }
}
