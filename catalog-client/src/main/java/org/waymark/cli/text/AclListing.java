package org.waymark.cli.text;

import java.util.ArrayList;
import java.util.List;
import org.waymark.api.Acl;
import org.waymark.api.AclEntry;
import org.waymark.api.AclEntry.Tag;
import org.waymark.api.EntryAcl;
import org.waymark.api.Rights;

/** Access lists in the two forms that {@code getacl} has. */
public final class AclListing {

    /** Where a remark about the mask starts, in columns. */
    private static final int REMARK_COLUMN = 32;

    private AclListing() {}

    /** The three lines that say whose list follows. */
    public static List<String> heading(String path, EntryAcl acl) {
        return List.of("# file: " + path, "# owner: " + acl.owner(), "# group: " + acl.group());
    }

    /**
     * The entries as {@code getfacl} writes them, each after {@code prefix}. An entry of which the mask takes something
     * away says what is left.
     */
    public static List<String> posix(Acl acl, String prefix) {
        List<String> lines = new ArrayList<>();
        for (AclEntry entry : acl.entries()) {
            StringBuilder line = new StringBuilder(prefix).append(entry.posixText());
            Rights effective = effective(entry, acl);
            if (effective.posix() != entry.rights().posix()) {
                line.append(" ".repeat(Math.max(1, REMARK_COLUMN - line.length())));
                line.append("#effective:").append(effective.posixText());
            }
            lines.add(line.toString());
        }
        return lines;
    }

    private static Rights effective(AclEntry entry, Acl acl) {
        boolean masked = entry.tag().isNamed() || entry.tag() == Tag.OWNING_GROUP;
        return masked ? entry.rights().and(acl.of(Tag.MASK)) : entry.rights();
    }

    /** As gLite writes them, with all eight rights: the classes first, then whoever is named. */
    public static List<String> glite(String path, EntryAcl acl) {
        List<String> lines = new ArrayList<>();
        lines.add("# ENTRY: " + path);
        lines.add("# User: " + acl.owner());
        lines.add("# Group: " + acl.group());
        Acl list = acl.acl();
        lines.add("# Base perms: user " + list.of(Tag.OWNER) + ", group " + list.of(Tag.OWNING_GROUP) + ", other "
                + list.of(Tag.OTHER));
        for (AclEntry entry : list.entries()) {
            if (entry.tag().isNamed()) {
                lines.add(entry.principal() + ":" + entry.rights());
            }
        }
        return lines;
    }
}
