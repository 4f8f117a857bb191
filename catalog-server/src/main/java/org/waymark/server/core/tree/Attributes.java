package org.waymark.server.core.tree;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.waymark.db.AttributeRecord;
import org.waymark.db.AttributeStore;
import org.waymark.db.EntryRecord;
import org.waymark.db.SchemaRecord;
import org.waymark.db.ValueRecord;

/** The attributes of the entries that a message has looked at, and the schemas set on them, as it has changed them so far. */
public final class Attributes {

    private final AttributeStore store;
    private final Tree tree;
    private final Schemas schemas;
    private final Map<Long, Map<String, ValueRecord>> values = new HashMap<>();
    private final Map<Long, List<ValueRecord>> stored = new HashMap<>();
    private final Map<Long, @Nullable Long> schemaOf = new HashMap<>();
    private final Set<Long> changed = new HashSet<>();
    private final Set<Long> reset = new HashSet<>();

    Attributes(AttributeStore store, Tree tree, Schemas schemas) {
        this.store = store;
        this.tree = tree;
        this.schemas = schemas;
    }

    /** Loads the values of these entries, and which schemas govern them. */
    void load(Collection<Long> entries) {
        loadValues(entries);
        Set<Long> lines = new HashSet<>();
        for (long id : entries) {
            EntryRecord entry = tree.find(id);
            if (entry != null) {
                line(entry).forEach(above -> lines.add(above.id()));
            }
        }
        loadSchemas(lines);
    }

    private void loadValues(Collection<Long> entries) {
        List<Long> unknown = entries.stream()
                .filter(id -> values.putIfAbsent(id, new TreeMap<>()) == null)
                .filter(tree::isStored)
                .toList();
        if (!unknown.isEmpty()) {
            for (ValueRecord value : store.listByEntry(unknown)) {
                values.get(value.entryId()).put(value.attribute().name(), value);
                stored.computeIfAbsent(value.entryId(), key -> new ArrayList<>())
                        .add(value);
            }
        }
    }

    private void loadSchemas(Collection<Long> entries) {
        List<Long> unknown =
                entries.stream().filter(id -> !schemaOf.containsKey(id)).toList();
        if (unknown.isEmpty()) {
            return;
        }
        unknown.forEach(id -> schemaOf.put(id, null));
        List<Long> kept = unknown.stream().filter(tree::isStored).toList();
        if (!kept.isEmpty()) {
            Map<Long, Long> found = store.findSchemas(kept);
            schemaOf.putAll(found);
            schemas.loadById(found.values());
        }
    }

    /** The entry and the directories above it. */
    private List<EntryRecord> line(EntryRecord entry) {
        List<EntryRecord> line = new ArrayList<>(List.of(entry));
        line.addAll(tree.ancestors(entry));
        return line;
    }

    /** The schema that is set on an entry, or on the nearest directory above it that has one. */
    public @Nullable SchemaRecord governing(EntryRecord entry) {
        List<EntryRecord> line = line(entry);
        loadSchemas(line.stream().map(EntryRecord::id).toList());
        for (EntryRecord at : line) {
            SchemaRecord own = setOn(at);
            if (own != null) {
                return own;
            }
        }
        return null;
    }

    /** The schema that is set on this very entry. */
    public @Nullable SchemaRecord setOn(EntryRecord entry) {
        loadSchemas(List.of(entry.id()));
        Long id = schemaOf.get(entry.id());
        return id == null ? null : schemas.find(id);
    }

    /** What is set on an entry, by name. */
    public Map<String, ValueRecord> of(EntryRecord entry) {
        loadValues(List.of(entry.id()));
        Map<String, ValueRecord> present = new TreeMap<>(values.getOrDefault(entry.id(), Map.of()));
        present.values().removeIf(value -> schemas.isRemoved(value.attribute()));
        return present;
    }

    public void set(EntryRecord entry, AttributeRecord attribute, String text) {
        loadValues(List.of(entry.id()));
        values.get(entry.id()).put(attribute.name(), new ValueRecord(entry.id(), attribute, text));
        changed.add(entry.id());
    }

    public void clear(EntryRecord entry, String name) {
        loadValues(List.of(entry.id()));
        values.get(entry.id()).remove(name);
        changed.add(entry.id());
    }

    /** Sets a schema on an entry; null takes it away. */
    public void setSchema(EntryRecord entry, @Nullable SchemaRecord schema) {
        schemaOf.put(entry.id(), schema == null ? null : schema.id());
        reset.add(entry.id());
    }

    /** After the entries changed. */
    void write() {
        List<ValueRecord> gone = new ArrayList<>();
        List<ValueRecord> come = new ArrayList<>();
        for (long id : changed) {
            if (tree.find(id) != null) {
                List<ValueRecord> before = stored.getOrDefault(id, List.of());
                Collection<ValueRecord> after = values.get(id).values();
                before.stream().filter(value -> !after.contains(value)).forEach(gone::add);
                after.stream().filter(value -> !before.contains(value)).forEach(come::add);
            }
        }
        if (!gone.isEmpty()) {
            store.delete(gone);
        }
        come.removeIf(value -> schemas.isRemoved(value.attribute()));
        if (!come.isEmpty()) {
            store.insert(come);
        }
        Map<Long, @Nullable Long> settings = new LinkedHashMap<>();
        for (long id : reset) {
            if (tree.find(id) != null) {
                settings.put(id, schemaOf.get(id));
            }
        }
        if (!settings.isEmpty()) {
            store.setSchemas(settings);
        }
    }
}
