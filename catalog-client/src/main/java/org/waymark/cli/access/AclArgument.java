package org.waymark.cli.access;

import java.util.ArrayList;
import java.util.List;
import org.waymark.api.AclEntry;
import org.waymark.api.AclEntry.Tag;
import org.waymark.api.AclScope;
import org.waymark.api.AclText;
import org.waymark.api.CatalogException;
import org.waymark.api.Rights;

/** One entry of an access list as the command line has it, and which of a directory's lists it is for. */
record AclArgument(AclScope scope, AclEntry entry) {

    private static final List<String> TYPES = List.of("u", "user", "g", "group", "m", "mask", "o", "other");
    private static final List<String> DEFAULTS = List.of("d", "default");

    /** Reads entries to put: {@code user:alice:rw-,default:group::r-x}, or one of gLite's, {@code alice:rwl}. */
    static List<AclArgument> toPut(String text, AclScope scope) {
        List<AclArgument> arguments = new ArrayList<>();
        for (String part : split(text)) {
            AclScope meant = isDefault(part) ? AclScope.DEFAULT : scope;
            String entry = withoutDefault(part);
            String posix = hasType(entry) ? entry : "user:" + entry;
            arguments.add(new AclArgument(meant, AclText.parseEntry(posix)));
        }
        return arguments;
    }

    /** Reads entries to take away: {@code user:alice,group:atlas,mask}, or a name alone, which is a user's. */
    static List<AclArgument> toRemove(String text, AclScope scope) {
        List<AclArgument> arguments = new ArrayList<>();
        for (String part : split(text)) {
            AclScope meant = isDefault(part) ? AclScope.DEFAULT : scope;
            arguments.add(new AclArgument(meant, unwanted(withoutDefault(part))));
        }
        return arguments;
    }

    private static AclEntry unwanted(String text) {
        if (text.equals("m") || text.equals("mask") || text.startsWith("m:") || text.startsWith("mask:")) {
            return AclEntry.of(Tag.MASK, Rights.NONE);
        }
        if (!hasType(text)) {
            return new AclEntry(Tag.USER, text, Rights.NONE);
        }
        int colon = text.indexOf(':');
        String name = text.endsWith(":") ? text.substring(colon + 1, text.length() - 1) : text.substring(colon + 1);
        boolean group = text.startsWith("g");
        if (name.isEmpty() || text.startsWith("o")) {
            throw CatalogException.invalid("an ACL always has this entry: " + text);
        }
        return new AclEntry(group ? Tag.GROUP : Tag.USER, name, Rights.NONE);
    }

    /** A comma stands between entries only where another entry starts behind it: names hold commas too. */
    private static List<String> split(String text) {
        List<String> parts = new ArrayList<>();
        int start = 0;
        for (int comma = text.indexOf(','); comma >= 0; comma = text.indexOf(',', comma + 1)) {
            String rest = text.substring(comma + 1).strip();
            if (hasType(rest) || isDefault(rest) || startsWithMask(rest)) {
                parts.add(text.substring(start, comma).strip());
                start = comma + 1;
            }
        }
        parts.add(text.substring(start).strip());
        return parts;
    }

    private static boolean startsWithMask(String text) {
        return text.equals("m") || text.equals("mask") || text.startsWith("m,") || text.startsWith("mask,");
    }

    private static boolean hasType(String text) {
        int colon = text.indexOf(':');
        return colon > 0 && TYPES.contains(text.substring(0, colon));
    }

    private static boolean isDefault(String text) {
        int colon = text.indexOf(':');
        return colon > 0 && DEFAULTS.contains(text.substring(0, colon)) && hasType(text.substring(colon + 1));
    }

    private static String withoutDefault(String text) {
        return isDefault(text) ? text.substring(text.indexOf(':') + 1) : text;
    }
}
