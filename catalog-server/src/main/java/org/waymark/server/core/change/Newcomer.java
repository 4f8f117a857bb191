package org.waymark.server.core.change;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.api.Checksums;
import org.waymark.api.EntryKind;
import org.waymark.api.ErrorCode;
import org.waymark.api.InitialPermissions;
import org.waymark.api.MissingParents;
import org.waymark.api.Operation;
import org.waymark.api.Right;
import org.waymark.db.EntryRecord;
import org.waymark.server.core.access.Inheritance;
import org.waymark.server.core.tree.Resolution.Absent;
import org.waymark.server.core.tree.Workspace;

/**
 * An entry that is about to be made, with the directories above it that are missing. Building one decides whether all of it may
 * be made; {@link #add} makes it.
 */
final class Newcomer {

    private final Workspace work;
    private final List<EntryRecord> directories = new ArrayList<>();
    private final CatalogPath existing;
    private final EntryRecord parent;
    private final String name;

    /** @throws CatalogException NOT_FOUND if parents are missing and are not to be made; PERMISSION_DENIED */
    Newcomer(Absent place, CatalogPath path, MissingParents parents, Workspace work) {
        this.work = work;
        this.existing = place.directoryPath();
        List<String> missing = place.missing();
        if (missing.size() > 1 && parents == MissingParents.FAIL) {
            throw new CatalogException(ErrorCode.NOT_FOUND, "no such directory: " + path.parent());
        }
        EntryRecord directory = place.directory();
        requireMayAdd(directory, path);
        for (String above : missing.subList(0, missing.size() - 1)) {
            directory = record(directory, above, EntryKind.DIRECTORY, InitialPermissions.DEFAULT_FOR_DIRECTORY);
            requireMayAdd(directory, path);
            directories.add(directory);
        }
        this.parent = directory;
        this.name = missing.get(missing.size() - 1);
    }

    private void requireMayAdd(EntryRecord directory, CatalogPath path) {
        work.access().require(directory, path.text(), Right.WRITE, Right.EXECUTE);
    }

    private EntryRecord record(EntryRecord directory, String child, EntryKind kind, InitialPermissions permissions) {
        return record(directory, child, kind, permissions, null, 0, Checksums.NONE, null);
    }

    private EntryRecord record(
            EntryRecord directory,
            String child,
            EntryKind kind,
            InitialPermissions permissions,
            @Nullable UUID guid,
            long size,
            Checksums checksums,
            @Nullable String target) {
        Inheritance inherited =
                Inheritance.of(directory, kind, permissions, work.access().caller());
        long now = work.now();
        return new EntryRecord(
                work.newId(),
                directory.id(),
                child,
                kind,
                guid,
                work.access().caller().user(),
                inherited.group(),
                inherited.acl(),
                inherited.defaultAcl(),
                inherited.special(),
                size,
                checksums,
                target,
                null,
                now,
                now,
                now,
                now,
                1);
    }

    EntryRecord addDirectory(InitialPermissions permissions) {
        return add(Operation.MKDIR, record(parent, name, EntryKind.DIRECTORY, permissions));
    }

    EntryRecord addFile(
            Operation operation, UUID guid, long size, Checksums checksums, InitialPermissions permissions) {
        return add(operation, record(parent, name, EntryKind.FILE, permissions, guid, size, checksums, null));
    }

    EntryRecord addSymlink(String target) {
        return add(
                Operation.SYMLINK,
                record(
                        parent,
                        name,
                        EntryKind.SYMLINK,
                        InitialPermissions.mode(0777),
                        null,
                        0,
                        Checksums.NONE,
                        target));
    }

    private EntryRecord add(Operation operation, EntryRecord entry) {
        CatalogPath path = existing;
        for (EntryRecord directory : directories) {
            path = path.child(directory.name());
            work.add(directory);
            work.log(Operation.MKDIR, directory, null, path);
        }
        work.add(entry);
        work.log(operation, entry, null, path.child(name));
        return entry;
    }
}
