package org.waymark.server.core.tree;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.waymark.api.StorageUrl;
import org.waymark.db.EntryRecord;
import org.waymark.db.ReplicaRecord;
import org.waymark.db.ReplicaStore;
import org.waymark.db.StoreConflict;

/** The replicas that a message has looked at, as it has changed them so far. */
final class Replicas {

    private final ReplicaStore store;
    private final Map<Long, ReplicaRecord> stored = new LinkedHashMap<>();
    private final Map<Long, ReplicaRecord> current = new LinkedHashMap<>();
    private final Map<StorageUrl, Long> bySfn = new HashMap<>();
    private final Set<StorageUrl> looked = new HashSet<>();
    private final Map<Long, Set<Long>> byFile = new HashMap<>();
    private final Set<Long> listed = new HashSet<>();
    private final Set<Long> cleared = new HashSet<>();

    Replicas(ReplicaStore store) {
        this.store = store;
    }

    void loadBySfn(Collection<StorageUrl> sfns) {
        List<StorageUrl> unknown = sfns.stream().filter(looked::add).toList();
        if (!unknown.isEmpty()) {
            loaded(store.findBySfn(unknown.stream().map(StorageUrl::text).toList()));
        }
    }

    void loadByFile(Collection<Long> files) {
        List<Long> unknown = files.stream().filter(listed::add).toList();
        if (!unknown.isEmpty()) {
            loaded(store.listByEntry(unknown));
        }
    }

    private void loaded(List<ReplicaRecord> records) {
        for (ReplicaRecord record : records) {
            if (stored.putIfAbsent(record.id(), record) == null) {
                enter(record);
            }
        }
    }

    private void enter(ReplicaRecord record) {
        current.put(record.id(), record);
        bySfn.put(record.replica().sfn(), record.id());
        byFile.computeIfAbsent(record.entryId(), key -> new HashSet<>()).add(record.id());
    }

    boolean isKnown(StorageUrl sfn) {
        return looked.contains(sfn);
    }

    /** Nothing can be recorded of a file that is made only now. */
    void isNew(long file) {
        listed.add(file);
    }

    @Nullable
    ReplicaRecord find(StorageUrl sfn) {
        loadBySfn(List.of(sfn));
        Long id = bySfn.get(sfn);
        return id == null ? null : current.get(id);
    }

    /** The master first, then in the order of registration. */
    List<ReplicaRecord> of(long file) {
        loadByFile(List.of(file));
        List<ReplicaRecord> records = new ArrayList<>();
        for (long id : byFile.getOrDefault(file, Set.of())) {
            records.add(current.get(id));
        }
        records.sort(
                Comparator.comparing((ReplicaRecord record) -> !record.replica().master())
                        .thenComparing(ReplicaRecord::id));
        return records;
    }

    void put(ReplicaRecord record) {
        enter(record);
    }

    void remove(ReplicaRecord record) {
        current.remove(record.id());
        bySfn.remove(record.replica().sfn());
        byFile.getOrDefault(record.entryId(), new HashSet<>()).remove(record.id());
    }

    /** Removes all replicas of a file, whether they were looked at or not. */
    void clear(long file) {
        listed.add(file);
        cleared.add(file);
        for (long id : List.copyOf(byFile.getOrDefault(file, Set.of()))) {
            remove(current.get(id));
        }
    }

    /** Before the entries change: what belonged to removed files goes. */
    void writeRemovals(List<EntryRecord> removed) {
        List<Long> files =
                removed.stream().map(EntryRecord::id).filter(cleared::contains).toList();
        if (!files.isEmpty()) {
            store.deleteByEntry(files);
        }
        List<Long> unwanted = new ArrayList<>();
        for (ReplicaRecord record : stored.values()) {
            if (!current.containsKey(record.id()) && !cleared.contains(record.entryId())) {
                unwanted.add(record.id());
            }
        }
        if (!unwanted.isEmpty()) {
            store.deleteByKey(unwanted);
        }
    }

    /** After the entries changed: what is new comes, what changed is updated. */
    void writeChanges() {
        List<ReplicaRecord> updated = new ArrayList<>();
        List<ReplicaRecord> added = new ArrayList<>();
        for (ReplicaRecord record : current.values()) {
            ReplicaRecord before = stored.get(record.id());
            if (before == null) {
                added.add(record);
            } else if (before != record) {
                updated.add(record);
            }
        }
        if (!updated.isEmpty()) {
            store.update(updated);
        }
        if (!added.isEmpty()) {
            added.sort(Comparator.comparing(record -> record.replica().sfn().text()));
            if (!store.insert(added)) {
                throw new StoreConflict("an SFN was taken meanwhile");
            }
        }
    }
}
