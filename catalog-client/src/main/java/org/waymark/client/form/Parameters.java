package org.waymark.client.form;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.waymark.api.PageRequest;

/** A question of a few words: texts by their names, in order. */
public final class Parameters implements Body {

    private final Map<String, String> values = new LinkedHashMap<>();

    /** Adds a parameter, unless it has no value. */
    public Parameters with(String name, @Nullable String value) {
        if (value != null) {
            values.put(name, value);
        }
        return this;
    }

    public Parameters page(PageRequest page) {
        return with("pageSize", Integer.toString(page.size())).with("pageToken", page.token());
    }

    public Map<String, String> values() {
        return values;
    }

    @Override
    public void write(FormWriter out) {
        out.beginObject();
        for (Map.Entry<String, String> value : values.entrySet()) {
            out.field(value.getKey(), value.getValue());
        }
        out.endObject();
    }
}
