package org.waymark.client.rest;

import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.client.form.ErrorForm;
import org.waymark.client.form.FormInput;
import org.waymark.client.json.JsonReader;

/** An item as it is, or the trailer as the only field of an object. */
record LineJson<T>(FormInput<T> item) {

    private static final String TRAILER = "trailer";

    Line<T> read(JsonReader in) {
        if (!in.opensWith(TRAILER)) {
            return new Line.Item<>(item.read(in));
        }
        Line<T> line = new Line.Trailer<>(0, null);
        in.beginObject();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            if (name.equals(TRAILER)) {
                line = readTrailer(in);
            } else {
                in.skip();
            }
        }
        return line;
    }

    private Line.Trailer<T> readTrailer(JsonReader in) {
        @Nullable Long count = null;
        @Nullable CatalogException error = null;
        in.beginObject();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            switch (name) {
                case "count" -> count = in.number();
                case "error" -> error = ErrorForm.FORM.read(in);
                default -> in.skip();
            }
        }
        return new Line.Trailer<>(in.require("count", count), error);
    }
}
