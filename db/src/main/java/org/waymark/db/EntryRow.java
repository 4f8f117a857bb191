package org.waymark.db;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Acl;
import org.waymark.api.Checksums;
import org.waymark.api.EntryKind;
import org.waymark.api.Mode;
import org.waymark.api.Principal;

/** An entry as its row has it: principals and ACLs by number. */
record EntryRow(
        long id,
        long parentId,
        String name,
        int kind,
        @Nullable UUID guid,
        int ownerId,
        int groupId,
        int aclId,
        @Nullable Integer defaultAclId,
        int special,
        long size,
        @Nullable String checksums,
        @Nullable String target,
        @Nullable String comment,
        long createdAt,
        long accessedAt,
        long changedAt,
        long version,
        long modifiedAt) {

    static EntryRow read(ResultSet row, Dialect dialect) throws SQLException {
        int defaultAclId = row.getInt(9);
        return new EntryRow(
                row.getLong(1),
                row.getLong(2),
                row.getString(3),
                row.getInt(4),
                dialect.uuid(row, 5),
                row.getInt(6),
                row.getInt(7),
                row.getInt(8),
                defaultAclId == 0 ? null : defaultAclId,
                row.getInt(10),
                row.getLong(11),
                row.getString(12),
                row.getString(13),
                row.getString(14),
                row.getLong(15),
                row.getLong(16),
                row.getLong(17),
                row.getLong(18),
                row.getLong(19));
    }

    static EntryRow of(EntryRecord entry, Interning interning) {
        Acl defaultAcl = entry.defaultAcl();
        return new EntryRow(
                entry.id(),
                entry.parentId(),
                entry.name(),
                entry.kind().ordinal(),
                entry.guid(),
                interning.id(Principal.user(entry.owner())),
                interning.id(Principal.group(entry.group())),
                interning.id(entry.acl()),
                defaultAcl == null ? null : interning.id(defaultAcl),
                entry.special().bits(),
                entry.size(),
                entry.checksums().isEmpty() ? null : entry.checksums().toString(),
                entry.target(),
                entry.comment(),
                entry.createdAt(),
                entry.accessedAt(),
                entry.changedAt(),
                entry.version(),
                entry.modifiedAt());
    }

    EntryRecord record(Interning interning) {
        return new EntryRecord(
                id,
                parentId,
                name,
                EntryKind.values()[kind],
                guid,
                interning.principal(ownerId).name(),
                interning.principal(groupId).name(),
                interning.acl(aclId),
                defaultAclId == null ? null : interning.acl(defaultAclId),
                new Mode(special),
                size,
                checksums == null ? Checksums.NONE : Checksums.parse(checksums),
                target,
                comment,
                createdAt,
                modifiedAt,
                accessedAt,
                changedAt,
                version);
    }
}
