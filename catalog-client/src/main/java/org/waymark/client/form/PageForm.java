package org.waymark.client.form;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Page;

/** A part of a long answer: its items, and the token of what follows. */
public record PageForm<T>(Form<T> item) implements Form<Page<T>> {

    @Override
    public Page<T> read(FormReader in) {
        @Nullable List<T> items = null;
        @Nullable String next = null;
        in.beginObject();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            switch (name) {
                case "items" -> items = in.list(item);
                case "next" -> next = in.text();
                default -> in.skip();
            }
        }
        return new Page<>(in.requireList("items", items), next);
    }

    @Override
    public void write(Page<T> page, FormWriter out) {
        out.beginObject()
                .name("items")
                .list(page.items(), item)
                .field("next", page.next())
                .endObject();
    }
}
