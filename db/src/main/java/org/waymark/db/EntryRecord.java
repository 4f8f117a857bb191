package org.waymark.db;

import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Acl;
import org.waymark.api.Checksums;
import org.waymark.api.EntryKind;
import org.waymark.api.Mode;

/**
 * One entry as it is kept. Times are milliseconds since 1970 UTC.
 *
 * @param parentId the directory that holds it; 0 for the root
 * @param version counts the entry's changes from 1
 */
public record EntryRecord(
        long id,
        long parentId,
        String name,
        EntryKind kind,
        @Nullable UUID guid,
        String owner,
        String group,
        Acl acl,
        @Nullable Acl defaultAcl,
        Mode special,
        long size,
        Checksums checksums,
        @Nullable String target,
        @Nullable String comment,
        long createdAt,
        long modifiedAt,
        long accessedAt,
        long changedAt,
        long version) {

    /** The id of the root directory. */
    public static final long ROOT_ID = 1;

    public boolean isDirectory() {
        return kind == EntryKind.DIRECTORY;
    }

    public boolean isFile() {
        return kind == EntryKind.FILE;
    }

    public boolean isSymlink() {
        return kind == EntryKind.SYMLINK;
    }

    public boolean isRoot() {
        return id == ROOT_ID;
    }

    /** The start of a copy in which some parts differ. */
    public Builder but() {
        return new Builder(this);
    }

    /** A record in the making. */
    public static final class Builder {

        private final EntryRecord from;
        private long parentId;
        private String name;
        private String owner;
        private String group;
        private Acl acl;
        private @Nullable Acl defaultAcl;
        private Mode special;
        private long size;
        private Checksums checksums;
        private @Nullable String comment;
        private long modifiedAt;
        private long accessedAt;

        private Builder(EntryRecord from) {
            this.from = from;
            this.parentId = from.parentId;
            this.name = from.name;
            this.owner = from.owner;
            this.group = from.group;
            this.acl = from.acl;
            this.defaultAcl = from.defaultAcl;
            this.special = from.special;
            this.size = from.size;
            this.checksums = from.checksums;
            this.comment = from.comment;
            this.modifiedAt = from.modifiedAt;
            this.accessedAt = from.accessedAt;
        }

        public Builder place(long newParentId, String newName) {
            this.parentId = newParentId;
            this.name = newName;
            return this;
        }

        public Builder owner(String value) {
            this.owner = value;
            return this;
        }

        public Builder group(String value) {
            this.group = value;
            return this;
        }

        public Builder acl(Acl value) {
            this.acl = value;
            return this;
        }

        public Builder defaultAcl(@Nullable Acl value) {
            this.defaultAcl = value;
            return this;
        }

        public Builder special(Mode value) {
            this.special = value;
            return this;
        }

        public Builder size(long value) {
            this.size = value;
            return this;
        }

        public Builder checksums(Checksums value) {
            this.checksums = value;
            return this;
        }

        public Builder comment(@Nullable String value) {
            this.comment = value;
            return this;
        }

        public Builder modifiedAt(long value) {
            this.modifiedAt = value;
            return this;
        }

        public Builder accessedAt(long value) {
            this.accessedAt = value;
            return this;
        }

        /** The record, changed at {@code now} and one version on. */
        public EntryRecord changedAt(long now) {
            return new EntryRecord(
                    from.id,
                    parentId,
                    name,
                    from.kind,
                    from.guid,
                    owner,
                    group,
                    acl,
                    defaultAcl,
                    special,
                    size,
                    checksums,
                    from.target,
                    comment,
                    from.createdAt,
                    modifiedAt,
                    accessedAt,
                    now,
                    from.version + 1);
        }
    }
}
