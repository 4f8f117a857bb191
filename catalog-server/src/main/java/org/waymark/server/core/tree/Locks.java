package org.waymark.server.core.tree;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.waymark.db.EntryRecord;
import org.waymark.db.EntryStore;
import org.waymark.db.EntryStore.LockStrength;
import org.waymark.db.StoreConflict;

/** The entries that a message holds, so that what it decided of them stays true. Rows are locked in the order of their ids. */
final class Locks {

    private final EntryStore store;
    private final Tree tree;
    private final Map<Long, LockStrength> held = new HashMap<>();

    Locks(EntryStore store, Tree tree) {
        this.store = store;
        this.tree = tree;
    }

    /** Takes the locks that are not held yet. One strength serves all, so that there is one order. */
    void take(Collection<Long> changed, Collection<Long> removed) {
        Set<Long> wanted = new TreeSet<>(changed);
        wanted.addAll(removed);
        LockStrength strength = removed.isEmpty() ? LockStrength.UPDATE : LockStrength.REMOVE;
        wanted.removeIf(id -> !tree.isStored(id) || isHeld(id, removed.contains(id) ? strength : LockStrength.UPDATE));
        if (wanted.isEmpty()) {
            return;
        }
        List<EntryRecord> fresh = store.lockByKey(wanted, strength);
        if (fresh.size() < wanted.size()) {
            throw new StoreConflict("an entry was removed meanwhile");
        }
        for (EntryRecord record : fresh) {
            held.put(record.id(), strength);
            refresh(record);
        }
    }

    private boolean isHeld(long id, LockStrength strength) {
        LockStrength now = held.get(id);
        return now == strength || now == LockStrength.REMOVE;
    }

    private void refresh(EntryRecord record) {
        EntryRecord known = tree.find(record.id());
        if (known == null || !tree.isUnchanged(record.id())) {
            return;
        }
        if (known.parentId() != record.parentId() || !known.name().equals(record.name())) {
            throw new StoreConflict("an entry was moved meanwhile");
        }
        tree.reloaded(record);
    }

    EntryRecord hold(EntryRecord entry, LockStrength strength) {
        Set<Long> id = Set.of(entry.id());
        switch (strength) {
            case UPDATE -> take(id, Set.of());
            case REMOVE -> take(Set.of(), id);
        }
        return Objects.requireNonNull(tree.find(entry.id()));
    }
}
