package org.waymark.api;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.waymark.api.AclEntry.Tag;

/**
 * A complete POSIX.1e list: exactly one entry each for the owner, the owning group and other, any number of named users
 * and groups, and a mask, which is there whenever somebody is named. Entries are in the standard's order.
 */
public record Acl(List<AclEntry> entries) {

    /** The longest list. */
    public static final int MAX_ENTRIES = 1024;

    /** @throws CatalogException INVALID_ARGUMENT if the list is not complete, or names somebody twice */
    public Acl {
        if (entries.size() > MAX_ENTRIES) {
            throw CatalogException.invalid("an ACL has at most " + MAX_ENTRIES + " entries");
        }
        entries = sorted(entries);
        for (int i = 1; i < entries.size(); i++) {
            if (entries.get(i).isAbout(entries.get(i - 1))) {
                throw CatalogException.invalid("the ACL has two entries for "
                        + entries.get(i).tag().word() + ":" + entries.get(i).principal());
            }
        }
        for (Tag needed : List.of(Tag.OWNER, Tag.OWNING_GROUP, Tag.OTHER)) {
            if (find(entries, needed) == null) {
                throw CatalogException.invalid("the ACL lacks the entry " + needed.word() + "::");
            }
        }
        boolean named = find(entries, Tag.USER) != null || find(entries, Tag.GROUP) != null;
        if (named && find(entries, Tag.MASK) == null) {
            throw CatalogException.invalid("an ACL that names users or groups needs a mask");
        }
    }

    private static List<AclEntry> sorted(List<AclEntry> entries) {
        AclEntry[] sorted = entries.toArray(new AclEntry[0]);
        Arrays.sort(sorted);
        return List.of(sorted);
    }

    /** The list that says what the three digits of {@code mode} say. */
    public static Acl ofMode(Mode mode) {
        return new Acl(List.of(
                AclEntry.of(Tag.OWNER, Rights.ofPosixOwner(mode.owner())),
                AclEntry.of(Tag.OWNING_GROUP, Rights.ofPosix(mode.group())),
                AclEntry.of(Tag.OTHER, Rights.ofPosix(mode.other()))));
    }

    private static @Nullable AclEntry find(List<AclEntry> entries, Tag tag) {
        for (AclEntry entry : entries) {
            if (entry.tag() == tag) {
                return entry;
            }
        }
        return null;
    }

    /** The rights of the owner, the owning group, the mask or other; all rights when there is no mask. */
    public Rights of(Tag tag) {
        AclEntry entry = find(entries, tag);
        return entry == null ? Rights.ALL : entry.rights();
    }

    public boolean hasMask() {
        return find(entries, Tag.MASK) != null;
    }

    /** The entry of the mask when there is one, else that of the owning group: what the mode's group digit shows. */
    public Tag groupClass() {
        return hasMask() ? Tag.MASK : Tag.OWNING_GROUP;
    }

    /** The three digits of the POSIX view. */
    public Mode mode() {
        return new Mode(of(Tag.OWNER).posix() << 6
                | of(groupClass()).posix() << 3
                | of(Tag.OTHER).posix());
    }

    /** This list with the entry for the same user, group or class replaced or added. */
    public Acl with(AclEntry entry) {
        List<AclEntry> changed = without(entry::isAbout);
        changed.add(entry);
        return new Acl(changed);
    }

    /** This list with the rights of one of its unnamed entries replaced. */
    public Acl with(Tag tag, Rights rights) {
        return with(AclEntry.of(tag, rights));
    }

    /** The entries but for those that {@code unwanted} accepts, in a list that may be changed. */
    public List<AclEntry> without(Predicate<AclEntry> unwanted) {
        List<AclEntry> kept = new ArrayList<>(entries);
        kept.removeIf(unwanted);
        return kept;
    }

    /** Comma separated entries with POSIX digits, as {@code getfacl} writes them. */
    public String posixText() {
        return entries.stream().map(AclEntry::posixText).collect(Collectors.joining(","));
    }

    /** Comma separated entries with all eight rights. */
    @Override
    public String toString() {
        return entries.stream().map(AclEntry::toString).collect(Collectors.joining(","));
    }
}
