package org.waymark.cli.attributes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Attribute;
import org.waymark.api.AttributeDefinition;
import org.waymark.api.AttributeType;
import org.waymark.api.EntryAttributes;
import org.waymark.cli.text.Printable;
import org.waymark.client.json.JsonWriter;

/** The attributes that one entry may have, with the values of those that are set. */
final class AttributeListing {

    private static final int TYPE_WIDTH = 7;

    private final EntryAttributes entry;
    private final TreeMap<String, Line> lines = new TreeMap<>();

    /** One attribute; {@code settable} if the entry's schema defines it. */
    private record Line(AttributeType type, @Nullable String value, boolean settable) {}

    /** @param defined the attributes of the schema that governs the entry */
    AttributeListing(EntryAttributes entry, List<AttributeDefinition> defined) {
        this.entry = entry;
        for (AttributeDefinition definition : defined) {
            lines.put(definition.name(), new Line(definition.type(), null, true));
        }
        for (Attribute attribute : entry.attributes()) {
            boolean settable = lines.containsKey(attribute.name());
            lines.put(attribute.name(), new Line(attribute.type(), attribute.value(), settable));
        }
    }

    /** In columns, below two lines that say whose attributes these are. */
    List<String> lines() {
        String schema = entry.schema();
        List<String> text = new ArrayList<>();
        text.add("# file: " + entry.path().text());
        text.add("# schema: " + (schema == null ? "-" : schema));
        int width = 0;
        for (String name : lines.keySet()) {
            width = Math.max(width, name.length());
        }
        for (Map.Entry<String, Line> line : lines.entrySet()) {
            text.add(line(line.getKey(), line.getValue(), width));
        }
        return text;
    }

    private static String line(String name, Line line, int width) {
        StringBuilder text = padded(new StringBuilder(), name, width + 2);
        if (line.value() == null) {
            return text.append(line.type().wireName()).toString();
        }
        padded(text, line.type().wireName(), TYPE_WIDTH + 2).append(Printable.text(line.value()));
        return line.settable()
                ? text.toString()
                : text.append("  #not of the schema").toString();
    }

    private static StringBuilder padded(StringBuilder line, String text, int width) {
        return line.append(text).append(" ".repeat(Math.max(0, width - text.length())));
    }

    /** The same as an object. */
    void write(String key, JsonWriter json) {
        json.beginObject().field("key", key).name("value").beginObject();
        json.field("path", entry.path().text()).field("schema", entry.schema());
        json.name("attributes").beginArray();
        for (Map.Entry<String, Line> named : lines.entrySet()) {
            Line line = named.getValue();
            json.beginObject()
                    .field("name", named.getKey())
                    .field("type", line.type().wireName());
            json.field("value", line.value()).field("settable", line.settable()).endObject();
        }
        json.endArray().endObject().endObject();
    }
}
