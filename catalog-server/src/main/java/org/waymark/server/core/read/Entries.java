package org.waymark.server.core.read;

import java.time.Instant;
import org.waymark.api.CatalogPath;
import org.waymark.api.Entry;
import org.waymark.api.Guid;
import org.waymark.api.Right;
import org.waymark.db.EntryRecord;
import org.waymark.server.core.access.AccessPolicy;

/** Shows records to callers. */
final class Entries {

    private Entries() {}

    static Entry shown(EntryRecord record, CatalogPath path) {
        return new Entry(
                path,
                record.kind(),
                record.guid() == null ? null : new Guid(record.guid()),
                record.owner(),
                record.group(),
                record.acl(),
                record.defaultAcl(),
                record.special(),
                record.size(),
                record.checksums(),
                record.target(),
                record.comment(),
                Instant.ofEpochMilli(record.createdAt()),
                Instant.ofEpochMilli(record.modifiedAt()),
                Instant.ofEpochMilli(record.accessedAt()),
                Instant.ofEpochMilli(record.changedAt()),
                record.version());
    }

    /** As much of a directory's child as the caller may see: of an entry whose metadata is not for him, the name. */
    static Entry listed(EntryRecord directory, EntryRecord record, CatalogPath path, AccessPolicy access) {
        boolean full = access.may(directory, Right.EXECUTE) && access.may(record, Right.GET_METADATA);
        return full ? shown(record, path) : Entry.nameOnly(path, record.kind());
    }
}
