package org.waymark.client.form;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Follow;
import org.waymark.api.Locator;
import org.waymark.api.Rights;

/**
 * The items of a bulk read, in the field {@code name}, and what is asked about them.
 *
 * @param attributes which ones; empty for all
 */
public record LookupBody(
        String name,
        List<String> items,
        Follow follow,
        @Nullable Rights rights,
        List<String> attributes) implements Body {

    public static LookupBody entries(List<? extends Locator> entries) {
        return of("entries", texts(entries));
    }

    public static LookupBody files(List<? extends Locator> files) {
        return of("files", texts(files));
    }

    public static LookupBody schemas(List<String> names) {
        return of("schemas", names);
    }

    private static LookupBody of(String name, List<String> items) {
        return new LookupBody(name, items, Follow.YES, null, List.of());
    }

    private static List<String> texts(List<? extends Locator> items) {
        List<String> texts = new ArrayList<>(items.size());
        for (Locator item : items) {
            texts.add(item.text());
        }
        return texts;
    }

    public LookupBody following(Follow symlinks) {
        return new LookupBody(name, items, symlinks, rights, attributes);
    }

    public LookupBody wanting(Rights wanted) {
        return new LookupBody(name, items, follow, wanted, attributes);
    }

    public LookupBody naming(List<String> wanted) {
        return new LookupBody(name, items, follow, rights, wanted);
    }

    @Override
    public void write(FormWriter out) {
        out.beginObject().name(name).list(items, TextForm.FORM);
        if (!attributes.isEmpty()) {
            out.name("names").list(attributes, TextForm.FORM);
        }
        out.field("follow", follow == Follow.NO ? Boolean.FALSE : null)
                .textOf("rights", rights)
                .endObject();
    }
}
