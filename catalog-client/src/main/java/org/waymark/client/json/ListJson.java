package org.waymark.client.json;

import java.util.List;

/** A list as the one field of an object: {@code {"paths":["/a","/b"]}}. */
public record ListJson<T>(String name, JsonForm<T> item) implements JsonForm<List<T>> {

    @Override
    public List<T> read(JsonReader in) {
        List<T> values = List.of();
        in.beginObject();
        for (String field = in.nextName(); field != null; field = in.nextName()) {
            if (field.equals(name)) {
                values = in.list(item);
            } else {
                in.skip();
            }
        }
        return values;
    }

    @Override
    public void write(List<T> values, JsonWriter out) {
        out.beginObject().name(name).list(values, item).endObject();
    }
}
