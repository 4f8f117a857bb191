package org.waymark.client.rest;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Follow;
import org.waymark.api.Locator;
import org.waymark.api.Rights;
import org.waymark.client.json.JsonWriter;

/** The items of a bulk read, in the field {@code name}, and what is asked about them. */
record LookupBody(
        String name,
        List<? extends Locator> items,
        Follow follow,
        @Nullable Rights rights) implements Body {

    static LookupBody entries(List<? extends Locator> entries) {
        return new LookupBody("entries", entries, Follow.YES, null);
    }

    static LookupBody files(List<? extends Locator> files) {
        return new LookupBody("files", files, Follow.YES, null);
    }

    LookupBody following(Follow symlinks) {
        return new LookupBody(name, items, symlinks, rights);
    }

    LookupBody wanting(Rights wanted) {
        return new LookupBody(name, items, follow, wanted);
    }

    @Override
    public void write(JsonWriter out) {
        out.beginObject().name(name).beginArray();
        for (Locator item : items) {
            out.text(item.text());
        }
        out.endArray()
                .field("follow", follow == Follow.NO ? Boolean.FALSE : null)
                .textOf("rights", rights)
                .endObject();
    }
}
