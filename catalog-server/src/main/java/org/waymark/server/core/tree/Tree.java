package org.waymark.server.core.tree;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogPath;
import org.waymark.db.EntryRecord;

/**
 * The part of the tree that an operation has looked at, as the operation has changed it so far. It knows of every place in
 * a directory whether an entry is there, is not there, or was not looked for.
 */
final class Tree {

    private static final long NOTHING = 0;

    private record Place(long directory, String name) {}

    private final Map<Long, EntryRecord> stored = new LinkedHashMap<>();
    private final Map<Long, EntryRecord> current = new LinkedHashMap<>();
    private final Map<Place, Long> places = new HashMap<>();
    private final Multiset<Long> childCounts = HashMultiset.create();
    private final Map<UUID, Long> guids = new HashMap<>();
    private final Set<Long> listed = new HashSet<>();

    /** Takes in what the database says, unless it is known already. */
    void loaded(Collection<EntryRecord> records) {
        for (EntryRecord record : records) {
            if (stored.putIfAbsent(record.id(), record) == null) {
                current.put(record.id(), record);
                childCounts.add(record.parentId());
                places.putIfAbsent(placeOf(record), record.id());
                if (record.guid() != null) {
                    guids.put(record.guid(), record.id());
                }
            }
        }
    }

    /** Takes in what the database says now of an entry that this operation has not changed. */
    void reloaded(EntryRecord record) {
        stored.put(record.id(), record);
        current.put(record.id(), record);
    }

    void absent(long directory, String name) {
        places.putIfAbsent(new Place(directory, name), NOTHING);
    }

    /** From now on, what is not known to be in this directory is not there. */
    void completelyListed(long directory) {
        listed.add(directory);
    }

    boolean isCompletelyListed(long directory) {
        return listed.contains(directory) || !stored.containsKey(directory);
    }

    @Nullable
    EntryRecord find(long id) {
        return current.get(id);
    }

    @Nullable
    EntryRecord find(UUID guid) {
        Long id = guids.get(guid);
        return id == null ? null : current.get(id);
    }

    /** Whether an entry is kept as it was loaded. */
    boolean isUnchanged(long id) {
        return current.get(id) == stored.get(id);
    }

    boolean isKnown(long directory, String name) {
        return places.containsKey(new Place(directory, name)) || isCompletelyListed(directory);
    }

    /** The entry in a place of which something is known; null if nothing is there. */
    @Nullable
    EntryRecord child(long directory, String name) {
        return current.get(places.getOrDefault(new Place(directory, name), NOTHING));
    }

    boolean hasKnownChildren(long directory) {
        return childCounts.contains(directory);
    }

    /** The known children of every directory. */
    Map<Long, List<EntryRecord>> childrenByDirectory() {
        Map<Long, List<EntryRecord>> children = new HashMap<>();
        for (EntryRecord record : current.values()) {
            children.computeIfAbsent(record.parentId(), key -> new ArrayList<>())
                    .add(record);
        }
        return children;
    }

    /** Adds an entry, or replaces it by its changed self. */
    void put(EntryRecord record) {
        EntryRecord before = current.put(record.id(), record);
        if (before != null) {
            places.put(placeOf(before), NOTHING);
            childCounts.remove(before.parentId());
        }
        childCounts.add(record.parentId());
        places.put(placeOf(record), record.id());
        if (record.guid() != null) {
            guids.put(record.guid(), record.id());
        }
    }

    void remove(EntryRecord record) {
        current.remove(record.id());
        childCounts.remove(record.parentId());
        places.put(placeOf(record), NOTHING);
    }

    private static Place placeOf(EntryRecord record) {
        return new Place(record.parentId(), record.name());
    }

    /** The directories above an entry, from its parent up to the root. */
    List<EntryRecord> ancestors(EntryRecord entry) {
        List<EntryRecord> ancestors = new ArrayList<>();
        for (EntryRecord at = current.get(entry.parentId()); at != null; at = current.get(at.parentId())) {
            ancestors.add(at);
        }
        return ancestors;
    }

    CatalogPath path(EntryRecord entry) {
        if (entry.isRoot()) {
            return CatalogPath.ROOT;
        }
        CatalogPath path = CatalogPath.ROOT;
        List<EntryRecord> ancestors = ancestors(entry);
        for (int i = ancestors.size() - 2; i >= 0; i--) {
            path = path.child(ancestors.get(i).name());
        }
        return path.child(entry.name());
    }

    boolean isStored(long id) {
        return stored.containsKey(id);
    }

    /** What has to be written so that the database agrees. */
    TreeChanges changes() {
        List<EntryRecord> added = new ArrayList<>();
        List<EntryRecord> updated = new ArrayList<>();
        List<EntryRecord> moved = new ArrayList<>();
        for (EntryRecord record : current.values()) {
            EntryRecord before = stored.get(record.id());
            if (before == null) {
                added.add(record);
            } else if (before != record) {
                updated.add(record);
                if (!placeOf(before).equals(placeOf(record))) {
                    moved.add(record);
                }
            }
        }
        List<EntryRecord> removed = new ArrayList<>();
        for (EntryRecord before : stored.values()) {
            if (!current.containsKey(before.id())) {
                removed.add(before);
            }
        }
        return new TreeChanges(added, updated, moved, removed);
    }
}
