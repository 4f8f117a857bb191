package org.waymark.server.soap.glite;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Attribute;
import org.waymark.api.AttributeChange;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Entry;
import org.waymark.api.EntryAttributes;
import org.waymark.api.Locator;
import org.waymark.api.Message;
import org.waymark.api.Page;
import org.waymark.api.PageRequest;
import org.waymark.api.Query;
import org.waymark.api.Schema;

/** gLite's MetadataBase: the attributes of entries. */
final class MetadataBase {

    /** How many LFNs one query gives; the rest is had by its offset. */
    static final int QUERY_LIMIT = PageRequest.MAX_SIZE;

    private final CatalogOperations catalog;

    MetadataBase(CatalogOperations catalog) {
        this.catalog = catalog;
    }

    /** Sets attributes, and clears those that have no value, all or nothing. */
    void setAttributes(String item, List<GliteAttribute> attributes) {
        Locator entry = Item.entry(item);
        Map<String, String> set = new LinkedHashMap<>();
        List<String> cleared = new ArrayList<>();
        for (GliteAttribute attribute : attributes) {
            String value = attribute.value();
            if (value == null) {
                cleared.add(attribute.name());
            } else if (set.put(attribute.name(), value) != null) {
                throw CatalogException.invalid("the attribute %s is given twice".formatted(attribute.name()));
            }
        }
        List<Change> changes = new ArrayList<>();
        if (!set.isEmpty() || cleared.isEmpty()) {
            changes.add(new AttributeChange.SetAttributes(entry, set));
        }
        if (!cleared.isEmpty()) {
            changes.add(new AttributeChange.ClearAttributes(entry, cleared));
        }
        catalog.apply(Message.atomic(changes));
    }

    void clearAttributes(String item, List<String> names) {
        catalog.apply(Message.atomic(new AttributeChange.ClearAttributes(Item.entry(item), names)));
    }

    /** Those that are set, of these names or, when there are none, of all. */
    List<GliteAttribute> getAttributes(String item, List<String> names) {
        return attributes(item, names).attributes().stream()
                .map(GliteAttribute::of)
                .toList();
    }

    /** What the entry can have by its schema, and what it has; without a value what is not set. */
    List<GliteAttribute> listAttributes(String item) {
        EntryAttributes entry = attributes(item, List.of());
        Map<String, GliteAttribute> listed = new LinkedHashMap<>();
        String schema = entry.schema();
        if (schema != null) {
            Schema described = catalog.describeSchemas(List.of(schema)).get(0).require();
            described.attributes().forEach(each -> listed.put(each.name(), GliteAttribute.of(each)));
        }
        for (Attribute attribute : entry.attributes()) {
            listed.put(attribute.name(), GliteAttribute.of(attribute));
        }
        return List.copyOf(listed.values());
    }

    private EntryAttributes attributes(String item, List<String> names) {
        return catalog.getAttributes(List.of(Item.entry(item)), names).get(0).require();
    }

    /**
     * The LFNs for which a query holds, in a lasting order. Of what lies before the offset only a page at a time is held.
     *
     * @param type the language: {@code sql} or {@code waymark}, which are the same, or nothing
     */
    List<String> query(String query, @Nullable String type, int limit, int offset) {
        requireLanguage(type);
        if (limit < 1 || limit > QUERY_LIMIT || offset < 0) {
            throw CatalogException.invalid("a query has a limit of 1 to %d and an offset of 0 or more, not %d and %d"
                    .formatted(QUERY_LIMIT, limit, offset));
        }
        Query parsed = Query.parse(query);
        List<String> lfns = new ArrayList<>();
        int skipped = 0;
        PageRequest request = PageRequest.FIRST;
        while (true) {
            Page<Entry> page = catalog.query(CatalogPath.ROOT, parsed, request);
            for (Entry entry : page.items()) {
                if (skipped < offset) {
                    skipped++;
                } else if (lfns.size() < limit) {
                    lfns.add(entry.path().text());
                }
            }
            if (page.next() == null || lfns.size() == limit) {
                return lfns;
            }
            request = new PageRequest(request.size(), page.next());
        }
    }

    private static void requireLanguage(@Nullable String type) {
        if (type != null && !type.isBlank() && !type.equalsIgnoreCase("sql") && !type.equalsIgnoreCase("waymark")) {
            throw CatalogException.invalid("not a query language of this service, which is sql: " + type);
        }
    }
}
