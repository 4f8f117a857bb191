package org.waymark.server.core.tree;

import java.util.Comparator;
import java.util.List;
import org.waymark.db.EntryRecord;
import org.waymark.db.EntryStore;
import org.waymark.db.StoreConflict;

/**
 * The difference between the tree as it was loaded and as an operation left it.
 *
 * @param moved those of {@code updated} that have another place
 */
record TreeChanges(
        List<EntryRecord> added, List<EntryRecord> updated, List<EntryRecord> moved, List<EntryRecord> removed) {

    /**
     * Writes the difference. Where entries that move could stand in each other's way, or in that of what is added or removed,
     * they first leave their places; then what is removed goes, what is new comes, and what moved arrives.
     */
    void writeTo(EntryStore store) {
        if (moved.size() > 1 || (!moved.isEmpty() && !(added.isEmpty() && removed.isEmpty()))) {
            store.park(ids(moved));
        }
        List<Long> directories =
                ids(removed.stream().filter(EntryRecord::isDirectory).toList());
        if (!directories.isEmpty()) {
            store.forgetDirectoryTimes(directories);
        }
        if (!removed.isEmpty()) {
            store.deleteByKey(ids(removed));
        }
        if (!added.isEmpty() && !store.insert(inLockOrder(added))) {
            throw new StoreConflict("a name or GUID was taken meanwhile");
        }
        if (!updated.isEmpty()) {
            store.update(updated);
        }
    }

    private static List<Long> ids(List<EntryRecord> entries) {
        return entries.stream().map(EntryRecord::id).toList();
    }

    /** Two transactions that add the same names add them in the same order, so that one waits and no circle arises. */
    private static List<EntryRecord> inLockOrder(List<EntryRecord> entries) {
        return entries.stream()
                .sorted(Comparator.comparing(EntryRecord::parentId).thenComparing(EntryRecord::name))
                .toList();
    }
}
