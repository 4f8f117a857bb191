package org.waymark.client.json;

import java.util.Map;
import java.util.TreeMap;

/** Named texts as the fields of one object. */
public final class AttributesJson implements JsonForm<Map<String, String>> {

    public static final JsonForm<Map<String, String>> FORM = new AttributesJson();

    private AttributesJson() {}

    @Override
    public Map<String, String> read(JsonReader in) {
        Map<String, String> attributes = new TreeMap<>();
        in.beginObject();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            attributes.put(name, in.text());
        }
        return attributes;
    }

    @Override
    public void write(Map<String, String> attributes, JsonWriter out) {
        out.beginObject();
        for (Map.Entry<String, String> attribute : attributes.entrySet()) {
            out.field(attribute.getKey(), attribute.getValue());
        }
        out.endObject();
    }
}
