package org.waymark.server.core.change;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.waymark.api.AttributeChange.SetAttributes;
import org.waymark.api.CatalogException;
import org.waymark.api.Effect;
import org.waymark.api.Follow;
import org.waymark.api.Operation;
import org.waymark.api.Right;
import org.waymark.db.AttributeRecord;
import org.waymark.db.EntryRecord;
import org.waymark.db.SchemaRecord;
import org.waymark.db.ValueRecord;
import org.waymark.server.core.tree.Needs;
import org.waymark.server.core.tree.Resolution.Found;
import org.waymark.server.core.tree.Workspace;

final class SetAttributesOperation implements ChangeOperation<SetAttributes> {

    @Override
    public void load(SetAttributes change, Needs needs) {
        needs.attributesOf(change.entry());
    }

    @Override
    public Effect apply(SetAttributes change, Workspace work) {
        Found found = work.require(change.entry(), Follow.YES);
        work.access().require(found.entry(), change.key(), Right.SET_METADATA);
        EntryRecord entry = work.hold(found.entry());
        SchemaRecord schema = work.attributes().governing(entry);
        Map<AttributeRecord, String> wanted = new LinkedHashMap<>();
        change.attributes().forEach((name, text) -> {
            AttributeRecord attribute = requireDefined(name, schema, change.key());
            wanted.put(attribute, canonical(attribute, text));
        });

        Map<String, ValueRecord> present = work.attributes().of(entry);
        wanted.entrySet().removeIf(value -> isSet(value.getKey(), value.getValue(), present));
        if (wanted.isEmpty()) {
            return Effects.unchanged(entry);
        }
        wanted.forEach((attribute, text) -> work.attributes().set(entry, attribute, text));
        EntryRecord changed = entry.but().changedAt(work.now());
        work.change(changed);
        work.log(Operation.SET_ATTRIBUTES, changed, found.path(), found.path());
        return Effects.changed(changed);
    }

    private static AttributeRecord requireDefined(String name, @Nullable SchemaRecord schema, String subject) {
        if (schema == null) {
            throw CatalogException.invalid("no schema governs " + subject + ", so it cannot have attributes");
        }
        AttributeRecord attribute = schema.find(name);
        if (attribute == null) {
            throw CatalogException.invalid(
                    "the schema %s of %s has no attribute %s".formatted(schema.name(), subject, name));
        }
        return attribute;
    }

    private static String canonical(AttributeRecord attribute, String text) {
        try {
            return attribute.type().canonical(text);
        } catch (CatalogException e) {
            throw new CatalogException(e.code(), attribute.name() + ": " + e.getMessage(), e);
        }
    }

    private static boolean isSet(AttributeRecord attribute, String text, Map<String, ValueRecord> present) {
        ValueRecord value = present.get(attribute.name());
        return value != null
                && value.attribute().equals(attribute)
                && value.text().equals(text);
    }
}
