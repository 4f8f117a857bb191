package org.waymark.db;

import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A schema as it is kept, its attributes in the order of their names. */
public record SchemaRecord(long id, String name, String owner, List<AttributeRecord> attributes) {

    public SchemaRecord {
        attributes = attributes.stream()
                .sorted(Comparator.comparing(AttributeRecord::name))
                .toList();
    }

    public @Nullable AttributeRecord find(String attribute) {
        for (AttributeRecord candidate : attributes) {
            if (candidate.name().equals(attribute)) {
                return candidate;
            }
        }
        return null;
    }

    public SchemaRecord with(List<AttributeRecord> others) {
        return new SchemaRecord(id, name, owner, others);
    }
}
