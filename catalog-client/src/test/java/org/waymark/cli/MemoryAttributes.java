package org.waymark.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Attribute;
import org.waymark.api.AttributeChange;
import org.waymark.api.AttributeDefinition;
import org.waymark.api.AttributeType;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.api.Effect;
import org.waymark.api.Entry;
import org.waymark.api.EntryAttributes;
import org.waymark.api.EntryField;
import org.waymark.api.ErrorCode;
import org.waymark.api.Follow;
import org.waymark.api.Schema;

/** The schemas of a {@link MemoryCatalog}, and what its entries have of their attributes. */
final class MemoryAttributes {

    private final TreeMap<String, Schema> schemas = new TreeMap<>();
    private final Map<CatalogPath, String> governing = new HashMap<>();
    private final Map<CatalogPath, TreeMap<String, Attribute>> values = new HashMap<>();

    void become(MemoryAttributes other) {
        schemas.clear();
        schemas.putAll(other.schemas);
        governing.clear();
        governing.putAll(other.governing);
        values.clear();
        other.values.forEach((path, attributes) -> values.put(path, new TreeMap<>(attributes)));
    }

    void moved(CatalogPath from, CatalogPath to) {
        String schema = governing.remove(from);
        TreeMap<String, Attribute> attributes = values.remove(from);
        removed(to);
        if (schema != null) {
            governing.put(to, schema);
        }
        if (attributes != null) {
            values.put(to, attributes);
        }
    }

    void removed(CatalogPath path) {
        governing.remove(path);
        values.remove(path);
    }

    List<Schema> schemas() {
        return List.copyOf(schemas.values());
    }

    Schema require(String name) {
        Schema schema = schemas.get(name);
        if (schema == null) {
            throw new CatalogException(ErrorCode.NOT_FOUND, "no such schema: " + name);
        }
        return schema;
    }

    /** What the values of {@code name} are, an attribute or field that must be known. */
    AttributeType typeOf(String name) {
        EntryField field = EntryField.find(name);
        AttributeType type = field == null ? definedType(name) : field.type();
        if (type == null) {
            throw CatalogException.invalid("no such attribute: " + name);
        }
        return type;
    }

    private @Nullable AttributeType definedType(String name) {
        return schemas.values().stream()
                .flatMap(schema -> schema.attributes().stream())
                .filter(definition -> definition.name().equals(name))
                .map(AttributeDefinition::type)
                .findFirst()
                .orElse(null);
    }

    EntryAttributes of(Entry entry, List<String> names) {
        List<Attribute> shown = new ArrayList<>(valuesOf(entry).values());
        shown.removeIf(attribute -> !names.isEmpty() && !names.contains(attribute.name()));
        return new EntryAttributes(entry.path(), schemaOf(entry.path()), shown);
    }

    Map<String, Attribute> valuesOf(Entry entry) {
        return values.getOrDefault(entry.path(), new TreeMap<>());
    }

    private @Nullable String schemaOf(CatalogPath path) {
        String schema = governing.get(path);
        return schema != null || path.isRoot() ? schema : schemaOf(path.parent());
    }

    /** @param tree where the entry is that the change is about, if it is about one */
    Effect apply(AttributeChange change, MemoryTree tree) {
        return switch (change.operation()) {
            case SET_ATTRIBUTES -> set((AttributeChange.SetAttributes) change, tree);
            case CLEAR_ATTRIBUTES -> clear((AttributeChange.ClearAttributes) change, tree);
            case SET_SCHEMA -> govern((AttributeChange.SetSchema) change, tree);
            case CREATE_SCHEMA -> create((AttributeChange.CreateSchema) change);
            case ADD_SCHEMA_ATTRIBUTES -> add((AttributeChange.AddSchemaAttributes) change);
            case REMOVE_SCHEMA_ATTRIBUTES -> remove((AttributeChange.RemoveSchemaAttributes) change);
            default -> drop(require(((AttributeChange.DropSchema) change).schema()));
        };
    }

    private Effect set(AttributeChange.SetAttributes change, MemoryTree tree) {
        Entry entry = tree.require(change.entry(), Follow.YES);
        String governs = schemaOf(entry.path());
        List<AttributeDefinition> defined =
                governs == null ? List.of() : require(governs).attributes();
        TreeMap<String, Attribute> now = new TreeMap<>(valuesOf(entry));
        change.attributes()
                .forEach((name, text) -> now.put(
                        name,
                        defined.stream()
                                .filter(definition -> definition.name().equals(name))
                                .map(definition -> new Attribute(name, definition.type(), text))
                                .findFirst()
                                .orElseThrow(() -> CatalogException.invalid("the schema does not define " + name))));
        return effect(entry, !now.equals(values.put(entry.path(), now)));
    }

    private Effect clear(AttributeChange.ClearAttributes change, MemoryTree tree) {
        Entry entry = tree.require(change.entry(), Follow.YES);
        return effect(entry, valuesOf(entry).keySet().removeAll(change.names()));
    }

    private Effect govern(AttributeChange.SetSchema change, MemoryTree tree) {
        CatalogPath path = tree.require(change.entry(), Follow.YES).path();
        String schema = change.schema();
        String before = schema == null
                ? governing.remove(path)
                : governing.put(path, require(schema).name());
        return effect(tree.require(path, Follow.NO), !String.valueOf(schema).equals(String.valueOf(before)));
    }

    private static Effect effect(Entry entry, boolean changed) {
        return new Effect(changed ? Effect.Kind.CHANGED : Effect.Kind.UNCHANGED, entry.guid(), entry.version());
    }

    private Effect create(AttributeChange.CreateSchema change) {
        if (schemas.containsKey(change.schema())) {
            throw new CatalogException(ErrorCode.ALREADY_EXISTS, "already exists: " + change.schema());
        }
        return put(Effect.Kind.CREATED, new Schema(change.schema(), "alice", List.of()), change.attributes());
    }

    private Effect add(AttributeChange.AddSchemaAttributes change) {
        return put(Effect.Kind.CHANGED, require(change.schema()), change.attributes());
    }

    private Effect put(Effect.Kind kind, Schema schema, List<AttributeDefinition> more) {
        List<AttributeDefinition> attributes = new ArrayList<>(schema.attributes());
        for (AttributeDefinition definition : more) {
            if (definedType(definition.name()) != null) {
                throw new CatalogException(ErrorCode.ALREADY_EXISTS, "already defined: " + definition.name());
            }
            attributes.add(definition);
        }
        attributes.sort(Comparator.comparing(AttributeDefinition::name));
        schemas.put(schema.name(), new Schema(schema.name(), schema.owner(), attributes));
        return new Effect(kind, null, 0);
    }

    private Effect remove(AttributeChange.RemoveSchemaAttributes change) {
        Schema schema = require(change.schema());
        List<AttributeDefinition> left = new ArrayList<>(schema.attributes());
        for (String name : change.names()) {
            if (!left.removeIf(definition -> definition.name().equals(name))) {
                throw new CatalogException(ErrorCode.NOT_FOUND, "no such attribute: " + name);
            }
            values.values().forEach(attributes -> attributes.remove(name));
        }
        schemas.put(schema.name(), new Schema(schema.name(), schema.owner(), left));
        return new Effect(Effect.Kind.CHANGED, null, 0);
    }

    private Effect drop(Schema schema) {
        List<String> names =
                schema.attributes().stream().map(AttributeDefinition::name).toList();
        values.values().forEach(attributes -> attributes.keySet().removeAll(names));
        governing.values().removeIf(schema.name()::equals);
        schemas.remove(schema.name());
        return new Effect(Effect.Kind.REMOVED, null, 0);
    }
}
