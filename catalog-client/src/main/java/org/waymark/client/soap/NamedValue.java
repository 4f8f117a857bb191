package org.waymark.client.soap;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.waymark.client.form.FormInput;
import org.waymark.client.form.FormReader;

/** One item of a map. */
record NamedValue<V>(FormInput<V> form) implements FormInput<Map.Entry<String, V>> {

    @Override
    public Map.Entry<String, V> read(FormReader in) {
        @Nullable String key = null;
        @Nullable V value = null;
        in.beginObject();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            switch (name) {
                case "name" -> key = in.text();
                case "value" -> value = form.read(in);
                default -> in.skip();
            }
        }
        return Map.entry(in.require("name", key), in.require("value", value));
    }
}
