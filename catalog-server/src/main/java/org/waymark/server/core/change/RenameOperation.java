package org.waymark.server.core.change;

import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change.Rename;
import org.waymark.api.Effect;
import org.waymark.api.ErrorCode;
import org.waymark.api.Follow;
import org.waymark.api.OnExisting;
import org.waymark.api.Operation;
import org.waymark.api.Right;
import org.waymark.db.EntryRecord;
import org.waymark.server.core.tree.Needs;
import org.waymark.server.core.tree.Resolution;
import org.waymark.server.core.tree.Resolution.Absent;
import org.waymark.server.core.tree.Resolution.Found;
import org.waymark.server.core.tree.Workspace;

/** Moves an entry; the order of the checks is that of Linux. */
final class RenameOperation implements ChangeOperation<Rename> {

    @Override
    public void load(Rename change, Needs needs) {
        needs.changed(change.from(), Follow.NO).place(change.to());
        if (!(change.from() instanceof CatalogPath from
                && from.parent().equals(change.to().parent()))) {
            // The new parent is locked along, in the one order, and not later by the foreign key.
            needs.changed(change.to().parent(), Follow.YES);
        }
        if (change.onExisting() == OnExisting.REPLACE) {
            needs.removed(change.to()).replicasOf(change.to(), Follow.NO);
        }
    }

    @Override
    public Effect apply(Rename change, Workspace work) {
        Resolution from = work.resolve(change.from(), Follow.NO);
        if (from instanceof Absent absent && absent.missing().size() > 1) {
            throw Workspace.notFound(change.key());
        }
        // Whoever may not go to the new place does not learn whether anything is at the old one.
        Resolution place = work.resolve(change.to(), Follow.NO);
        if (!(from instanceof Found source)) {
            throw Workspace.notFound(change.key());
        }
        Found replaced = place instanceof Found found ? found : null;
        EntryRecord directory = directoryOf(place, change, work);
        requireSensible(change, source, replaced, directory, work);
        if (replaced != null && replaced.entry().id() == source.entry().id()) {
            return Effects.unchanged(source.entry());
        }
        requireAllowed(source, replaced, directory, work);
        requireReplaceable(replaced, work);

        EntryRecord moving = work.hold(source.entry());
        if (replaced != null) {
            work.remove(replaced.entry());
        }
        EntryRecord moved =
                moving.but().place(directory.id(), change.to().name()).changedAt(work.now());
        work.change(moved);
        work.log(Operation.RENAME, moved, source.path(), work.path(moved));
        return Effects.changed(moved);
    }

    private static EntryRecord directoryOf(Resolution place, Rename change, Workspace work) {
        if (place instanceof Found found) {
            return work.parentOf(found.entry());
        }
        Absent absent = (Absent) place;
        if (absent.missing().size() > 1) {
            throw new CatalogException(
                    ErrorCode.NOT_FOUND, "no such directory: " + change.to().parent());
        }
        return absent.directory();
    }

    private static void requireSensible(
            Rename change, Found source, @Nullable Found replaced, EntryRecord directory, Workspace work) {
        EntryRecord entry = source.entry();
        EntryRecord parent = work.parentOf(entry);
        if (entry.isDirectory() && parent.id() != directory.id()) {
            work.requireMoveLock();
        }
        if (replaced != null
                && change.onExisting() == OnExisting.FAIL
                && replaced.entry().id() != entry.id()) {
            throw new CatalogException(ErrorCode.ALREADY_EXISTS, "already exists: " + change.to());
        }
        if (work.isWithin(directory, entry)) {
            throw CatalogException.invalid("a directory cannot be moved into itself: " + source.path());
        }
        if (replaced != null && work.isWithin(parent, replaced.entry())) {
            throw new CatalogException(ErrorCode.NOT_EMPTY, "directory not empty: " + replaced.path());
        }
    }

    private static void requireAllowed(Found source, @Nullable Found replaced, EntryRecord directory, Workspace work) {
        EntryRecord entry = source.entry();
        EntryRecord parent = Removals.requireMayLeave(source, work);
        if (replaced == null) {
            work.access().require(directory, source.path().text(), Right.WRITE, Right.EXECUTE);
        } else {
            Removals.requireMayLeave(replaced, work);
            requireSameKind(source, replaced);
        }
        if (entry.isDirectory() && parent.id() != directory.id()) {
            work.access().require(entry, source.path().text(), Right.WRITE);
        }
    }

    private static void requireSameKind(Found source, Found replaced) {
        if (source.entry().isDirectory()) {
            Removals.requireDirectory(replaced);
        } else {
            Removals.requireNoDirectory(replaced);
        }
    }

    private static void requireReplaceable(@Nullable Found replaced, Workspace work) {
        if (replaced == null) {
            return;
        }
        work.holdForRemoval(replaced.entry());
        if (replaced.entry().isDirectory()) {
            Removals.requireEmpty(replaced, work);
        } else {
            Removals.requireNoReplicas(replaced, work);
        }
    }
}
