package org.waymark.api;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What {@code stat} tells about one entry. Times have millisecond precision.
 *
 * @param path where the entry was found
 * @param guid a file's identity; null for directories and symlinks
 * @param acl the access list; its POSIX view and the special bits make up {@link #mode}
 * @param defaultAcl what entries made in this directory inherit; null where there is none
 * @param special setuid, setgid and sticky
 * @param size in bytes; 0 for directories and symlinks
 * @param target where a symlink points; null for others
 * @param modified when the content changed: of a directory, when a name in it last came or went
 * @param changed when anything that is recorded about the entry changed
 * @param version grows with every change of the entry; the ETag
 */
public record Entry(
        CatalogPath path,
        EntryKind kind,
        @Nullable Guid guid,
        String owner,
        String group,
        Acl acl,
        @Nullable Acl defaultAcl,
        Mode special,
        long size,
        Checksums checksums,
        @Nullable String target,
        @Nullable String comment,
        Instant created,
        Instant modified,
        Instant accessed,
        Instant changed,
        long version) {

    /** The POSIX view: special bits and three digits, the group digit being the mask when there is one. */
    public Mode mode() {
        return new Mode(special.bits() | acl.mode().bits());
    }

    /** Whether the ACL says more than the mode does. */
    public boolean hasExtendedAcl() {
        return acl.hasMask() || defaultAcl != null;
    }

    /**
     * An entry of which a listing may tell the name and the kind, but nothing more: owner and group are empty, everybody's
     * rights none, times the epoch, size and version 0.
     */
    public static Entry nameOnly(CatalogPath path, EntryKind kind) {
        Acl nobody = Acl.ofMode(new Mode(0));
        Mode none = new Mode(0);
        Instant never = Instant.EPOCH;
        return new Entry(
                path,
                kind,
                null,
                "",
                "",
                nobody,
                null,
                none,
                0,
                Checksums.NONE,
                null,
                null,
                never,
                never,
                never,
                never,
                0);
    }

    /** Whether this tells the name and the kind alone. */
    public boolean isNameOnly() {
        return owner.isEmpty();
    }
}
