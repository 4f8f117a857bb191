package org.waymark.api;

import java.util.ArrayList;
import java.util.List;
import org.waymark.api.AclEntry.Tag;

/**
 * Reads the text form of ACL entries, as {@code setfacl} and {@code lfc-setacl} take it: {@code user:alice:rw-},
 * {@code u:alice:6}, {@code group::r-x}, {@code m:rwx}, {@code other:---}. Permissions are POSIX letters, a POSIX digit,
 * or gLite letters when there are more than three of them or POSIX does not know one of them. A principal may hold
 * colons, as VOMS and DNs do.
 */
public final class AclText {

    private AclText() {}

    /**
     * Reads entries separated by commas outside of names or by line ends; {@code default:} before an entry is refused.
     *
     * @throws CatalogException INVALID_ARGUMENT at the first entry that is not of this form
     */
    public static List<AclEntry> parseEntries(String text) {
        List<AclEntry> entries = new ArrayList<>();
        for (String part : split(text)) {
            entries.add(parseEntry(part.strip()));
        }
        return entries;
    }

    /** The complete list that {@code text} spells; a missing mask is the union of what it would mask. */
    public static Acl parse(String text) {
        return complete(parseEntries(text));
    }

    /** The list of {@code entries}, with a mask added where one is needed and none is given: the union of the group class. */
    public static Acl complete(List<AclEntry> entries) {
        boolean named = entries.stream().anyMatch(entry -> entry.tag().isNamed());
        boolean masked = entries.stream().anyMatch(entry -> entry.tag() == Tag.MASK);
        if (!named || masked) {
            return new Acl(entries);
        }
        Rights union = Rights.NONE;
        for (AclEntry entry : entries) {
            if (entry.tag().isNamed() || entry.tag() == Tag.OWNING_GROUP) {
                union = union.plus(entry.rights());
            }
        }
        List<AclEntry> all = new ArrayList<>(entries);
        all.add(AclEntry.of(Tag.MASK, union));
        return new Acl(all);
    }

    /** A comma belongs to a name (as in a DN) unless what follows starts like an entry. */
    private static List<String> split(String text) {
        return List.of(text.trim().split("[\\r\\n]+|,(?=\\s*(?:d|default|u|user|g|group|m|mask|o|other):)", -1));
    }

    /** Reads one entry: its type up to the first colon, its permissions after the last. */
    public static AclEntry parseEntry(String text) {
        int first = text.indexOf(':');
        if (first < 0) {
            throw malformed(text);
        }
        int last = text.lastIndexOf(':');
        String principal = last == first ? "" : text.substring(first + 1, last);
        String permissions = text.substring(last + 1);
        Tag tag = tag(text.substring(0, first), principal, text);
        if (last == first && (tag == Tag.OWNER || tag == Tag.OWNING_GROUP)) {
            // "user:sg" is more likely a name without permissions than the owner's entry.
            throw malformed(text);
        }
        return new AclEntry(tag, principal, rights(tag, permissions));
    }

    private static Tag tag(String word, String principal, String text) {
        return switch (word) {
            case "u", "user" -> principal.isEmpty() ? Tag.OWNER : Tag.USER;
            case "g", "group" -> principal.isEmpty() ? Tag.OWNING_GROUP : Tag.GROUP;
            case "m", "mask" -> Tag.MASK;
            case "o", "other" -> Tag.OTHER;
            default -> throw malformed(text);
        };
    }

    private static Rights rights(Tag tag, String permissions) {
        if (permissions.matches("[0-7]")) {
            return ofPosix(tag, permissions.charAt(0) - '0');
        }
        if (permissions.matches("[rwx-]{1,3}")) {
            return ofPosix(tag, Rights.parse(permissions).posix());
        }
        return Rights.parse(permissions);
    }

    private static Rights ofPosix(Tag tag, int rwx) {
        return tag == Tag.OWNER ? Rights.ofPosixOwner(rwx) : Rights.ofPosix(rwx);
    }

    private static CatalogException malformed(String text) {
        return CatalogException.invalid("not an ACL entry (type:principal:permissions): " + EntryName.printable(text));
    }
}
