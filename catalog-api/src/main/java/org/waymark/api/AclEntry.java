package org.waymark.api;

/**
 * One entry of a POSIX.1e list. {@code principal} names a user or a group where the tag asks for one and is empty
 * elsewhere.
 */
public record AclEntry(Tag tag, String principal, Rights rights) implements Comparable<AclEntry> {

    /** Whom an entry speaks of, in the order in which a list is written. */
    public enum Tag {
        OWNER("user", false),
        USER("user", true),
        OWNING_GROUP("group", false),
        GROUP("group", true),
        MASK("mask", false),
        OTHER("other", false);

        private final String word;
        private final boolean named;

        Tag(String word, boolean named) {
            this.word = word;
            this.named = named;
        }

        /** The word of the text form, as in {@code user::rwx}. */
        public String word() {
            return word;
        }

        public boolean isNamed() {
            return named;
        }
    }

    /** @throws CatalogException INVALID_ARGUMENT if the tag wants a principal and there is none, or the reverse */
    public AclEntry {
        if (tag.isNamed()) {
            Principal.requireName(principal);
        } else if (!principal.isEmpty()) {
            throw CatalogException.invalid("an ACL entry of this kind names nobody: " + tag);
        }
    }

    public static AclEntry of(Tag tag, Rights rights) {
        return new AclEntry(tag, "", rights);
    }

    /** Whether {@code other} speaks of the same user, group or class. */
    public boolean isAbout(AclEntry other) {
        return tag == other.tag && principal.equals(other.principal);
    }

    /** The order of the standard: by tag, then by name. */
    @Override
    public int compareTo(AclEntry other) {
        int byTag = tag.compareTo(other.tag);
        return byTag != 0 ? byTag : principal.compareTo(other.principal);
    }

    /** {@code user:alice:rw-}: the POSIX view. */
    public String posixText() {
        return tag.word() + ":" + principal + ":" + rights.posixText();
    }

    /** {@code user:alice:pdrwlxgs}: all eight rights. */
    @Override
    public String toString() {
        return tag.word() + ":" + principal + ":" + rights;
    }
}
