package org.waymark.client.form;

import java.util.List;

/** A list as the one field of an object: {@code {"paths":["/a","/b"]}}. */
public record ListForm<T>(String name, Form<T> item) implements Form<List<T>> {

    @Override
    public List<T> read(FormReader in) {
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
    public void write(List<T> values, FormWriter out) {
        out.beginObject().name(name).list(values, item).endObject();
    }
}
