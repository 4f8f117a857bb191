package org.waymark.api;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The changes that are about attributes and their schemas. */
public sealed interface AttributeChange extends Change {

    /**
     * Sets attributes of an entry, which its schema must define; others stay as they are.
     *
     * @param attributes values by names, in any text that stands for a value of the attribute's type
     */
    record SetAttributes(Locator entry, Map<String, String> attributes) implements AttributeChange {
        public SetAttributes {
            requireSome(attributes.size());
            attributes.forEach((name, value) -> {
                AttributeDefinition.requireName(name);
                Limits.requireText("the value of an attribute", value, Attribute.MAX_BYTES);
            });
            attributes = Collections.unmodifiableMap(new TreeMap<>(attributes));
        }

        @Override
        public Operation operation() {
            return Operation.SET_ATTRIBUTES;
        }

        @Override
        public String key() {
            return entry.text();
        }
    }

    /** Takes attributes off an entry. It is no error if one is not set. */
    record ClearAttributes(Locator entry, List<String> names) implements AttributeChange {
        public ClearAttributes {
            names = requireNames(names);
        }

        @Override
        public Operation operation() {
            return Operation.CLEAR_ATTRIBUTES;
        }

        @Override
        public String key() {
            return entry.text();
        }
    }

    /** Says which schema governs an entry and what is below it; null leaves that to the directories above. */
    record SetSchema(Locator entry, @Nullable String schema) implements AttributeChange {
        public SetSchema {
            if (schema != null) {
                Schema.requireName(schema);
            }
        }

        @Override
        public Operation operation() {
            return Operation.SET_SCHEMA;
        }

        @Override
        public String key() {
            return entry.text();
        }
    }

    /** Defines a schema, which is the caller's. */
    record CreateSchema(String schema, List<AttributeDefinition> attributes) implements AttributeChange {
        public CreateSchema {
            Schema.requireName(schema);
            attributes = AttributeDefinition.requireDistinct(attributes);
        }

        @Override
        public Operation operation() {
            return Operation.CREATE_SCHEMA;
        }

        @Override
        public String key() {
            return schema;
        }
    }

    /** Adds attributes to a schema. */
    record AddSchemaAttributes(String schema, List<AttributeDefinition> attributes) implements AttributeChange {
        public AddSchemaAttributes {
            Schema.requireName(schema);
            requireSome(attributes.size());
            attributes = AttributeDefinition.requireDistinct(attributes);
        }

        @Override
        public Operation operation() {
            return Operation.ADD_SCHEMA_ATTRIBUTES;
        }

        @Override
        public String key() {
            return schema;
        }
    }

    /** Takes attributes out of a schema; the values that entries have of them are gone. */
    record RemoveSchemaAttributes(String schema, List<String> names) implements AttributeChange {
        public RemoveSchemaAttributes {
            Schema.requireName(schema);
            names = requireNames(names);
        }

        @Override
        public Operation operation() {
            return Operation.REMOVE_SCHEMA_ATTRIBUTES;
        }

        @Override
        public String key() {
            return schema;
        }
    }

    /** Removes a schema with its attributes; the values that entries have of them are gone, and it governs nothing any more. */
    record DropSchema(String schema) implements AttributeChange {
        public DropSchema {
            Schema.requireName(schema);
        }

        @Override
        public Operation operation() {
            return Operation.DROP_SCHEMA;
        }

        @Override
        public String key() {
            return schema;
        }
    }

    private static void requireSome(int attributes) {
        if (attributes == 0) {
            throw CatalogException.invalid("name an attribute");
        }
        if (attributes > Schema.MAX_ATTRIBUTES) {
            throw CatalogException.invalid("name at most " + Schema.MAX_ATTRIBUTES + " attributes");
        }
    }

    private static List<String> requireNames(List<String> names) {
        requireSome(names.size());
        names.forEach(AttributeDefinition::requireName);
        Limits.requireDistinct("attribute", names, Function.identity());
        return List.copyOf(names);
    }
}
