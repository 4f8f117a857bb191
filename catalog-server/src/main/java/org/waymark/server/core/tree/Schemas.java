package org.waymark.server.core.tree;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.waymark.db.AttributeRecord;
import org.waymark.db.SchemaRecord;
import org.waymark.db.SchemaStore;
import org.waymark.db.SchemaStore.NewAttribute;

/** The schemas that a message has looked at, as it has changed them so far. */
public final class Schemas {

    private final SchemaStore store;
    private final Map<Long, SchemaRecord> stored = new LinkedHashMap<>();
    private final Map<Long, SchemaRecord> current = new LinkedHashMap<>();
    private final Set<Object> looked = new HashSet<>();

    private record ByName(String name) {}

    private record ByAttribute(String name) {}

    Schemas(SchemaStore store) {
        this.store = store;
    }

    void loadById(Collection<Long> ids) {
        List<Long> unknown = ids.stream()
                .filter(id -> !current.containsKey(id) && looked.add(id))
                .toList();
        if (!unknown.isEmpty()) {
            loaded(store.findByKey(unknown));
        }
    }

    void loadByName(Collection<String> names) {
        List<String> unknown =
                names.stream().filter(name -> looked.add(new ByName(name))).toList();
        if (!unknown.isEmpty()) {
            loaded(store.findByName(unknown));
        }
    }

    /** Loads the schemas that define these attributes. */
    public void loadByAttribute(Collection<String> attributes) {
        List<String> unknown = attributes.stream()
                .filter(name -> looked.add(new ByAttribute(name)))
                .toList();
        if (!unknown.isEmpty()) {
            loaded(store.findByAttribute(unknown));
        }
    }

    private void loaded(List<SchemaRecord> schemas) {
        for (SchemaRecord schema : schemas) {
            if (stored.putIfAbsent(schema.id(), schema) == null) {
                current.put(schema.id(), schema);
            }
        }
    }

    public @Nullable SchemaRecord find(String name) {
        loadByName(List.of(name));
        return first(schema -> schema.name().equals(name));
    }

    @Nullable
    SchemaRecord find(long id) {
        loadById(List.of(id));
        return current.get(id);
    }

    /** The schema that defines an attribute. */
    public @Nullable SchemaRecord findByAttribute(String attribute) {
        loadByAttribute(List.of(attribute));
        return first(schema -> schema.find(attribute) != null);
    }

    private @Nullable SchemaRecord first(Predicate<SchemaRecord> condition) {
        return current.values().stream().filter(condition).findFirst().orElse(null);
    }

    /** Whether this message removed the attribute. */
    boolean isRemoved(AttributeRecord attribute) {
        for (SchemaRecord before : stored.values()) {
            if (before.attributes().contains(attribute)) {
                SchemaRecord now = current.get(before.id());
                return now == null || !now.attributes().contains(attribute);
            }
        }
        return false;
    }

    /** Adds a schema, or replaces it by its changed self. */
    public void put(SchemaRecord schema) {
        current.put(schema.id(), schema);
    }

    public void remove(SchemaRecord schema) {
        current.remove(schema.id());
    }

    /** What was removed goes, so that its names are free for what comes. */
    void write(long now) {
        List<Long> goneSchemas = new ArrayList<>();
        List<Long> goneAttributes = new ArrayList<>();
        for (SchemaRecord before : stored.values()) {
            SchemaRecord after = current.get(before.id());
            if (after == null) {
                goneSchemas.add(before.id());
            }
            goneAttributes.addAll(ids(lacking(before, after)));
        }
        if (!goneSchemas.isEmpty() || !goneAttributes.isEmpty()) {
            store.delete(goneAttributes, goneSchemas, now);
        }
        List<SchemaRecord> newSchemas = current.values().stream()
                .filter(schema -> !stored.containsKey(schema.id()))
                .toList();
        if (!newSchemas.isEmpty()) {
            store.insert(newSchemas);
        }
        List<NewAttribute> newAttributes = new ArrayList<>();
        for (SchemaRecord after : current.values()) {
            lacking(after, stored.get(after.id()))
                    .forEach(attribute -> newAttributes.add(new NewAttribute(after.id(), attribute)));
        }
        if (!newAttributes.isEmpty()) {
            store.insertAttributes(newAttributes);
        }
    }

    /** The attributes of {@code one} that {@code other} does not have. */
    private static List<AttributeRecord> lacking(SchemaRecord one, @Nullable SchemaRecord other) {
        if (one == other) {
            return List.of();
        }
        Map<Long, AttributeRecord> lacking = new HashMap<>();
        one.attributes().forEach(attribute -> lacking.put(attribute.id(), attribute));
        if (other != null) {
            other.attributes().forEach(attribute -> lacking.remove(attribute.id()));
        }
        return List.copyOf(lacking.values());
    }

    private static List<Long> ids(List<AttributeRecord> attributes) {
        return attributes.stream().map(AttributeRecord::id).toList();
    }
}
