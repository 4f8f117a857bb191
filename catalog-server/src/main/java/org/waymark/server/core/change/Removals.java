package org.waymark.server.core.change;

import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;
import org.waymark.api.Right;
import org.waymark.db.EntryRecord;
import org.waymark.server.core.access.AccessPolicy;
import org.waymark.server.core.tree.Resolution.Found;
import org.waymark.server.core.tree.Workspace;

/** What must hold for an entry to leave its directory, by removal or by renaming. */
final class Removals {

    private Removals() {}

    /** The right to take {@code entry} out of its directory. @return the directory */
    static EntryRecord requireMayLeave(Found found, Workspace work) {
        EntryRecord entry = found.entry();
        EntryRecord parent = work.parentOf(entry);
        AccessPolicy access = work.access();
        String subject = found.path().text();
        access.require(parent, subject, Right.WRITE, Right.EXECUTE);
        requireRemovable(parent, entry, subject, access);
        return parent;
    }

    /** What the entry itself and the sticky bit say. */
    static void requireRemovable(EntryRecord parent, EntryRecord entry, String subject, AccessPolicy access) {
        if (!access.owns(entry)) {
            access.require(entry, subject, Right.REMOVE);
        }
        if (!access.passesSticky(parent, entry)) {
            throw AccessPolicy.denied(subject, "the directory is sticky, and neither it nor the entry is yours");
        }
    }

    static void requireNoDirectory(Found found) {
        if (found.entry().isDirectory()) {
            throw new CatalogException(ErrorCode.IS_A_DIRECTORY, "is a directory: " + found.path());
        }
    }

    static void requireDirectory(Found found) {
        if (!found.entry().isDirectory()) {
            throw new CatalogException(ErrorCode.NOT_A_DIRECTORY, "not a directory: " + found.path());
        }
    }

    static void requireEmpty(Found found, Workspace work) {
        if (work.hasChildren(found.entry())) {
            throw new CatalogException(ErrorCode.NOT_EMPTY, "directory not empty: " + found.path());
        }
    }

    static void requireNoReplicas(Found found, Workspace work) {
        if (found.entry().isFile() && !work.replicasOf(found.entry()).isEmpty()) {
            throw new CatalogException(ErrorCode.HAS_REPLICAS, "the file has replicas: " + found.path());
        }
    }
}
