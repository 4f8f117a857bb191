package org.waymark.server.e2e;

import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.client.form.ErrorForm;
import org.waymark.client.form.FormReader;

/**
 * An error as the command line tells it in JSON.
 *
 * @param key what it concerns; null for the whole command
 */
record Complaint(@Nullable String key, CatalogException error) {

    static Complaint read(FormReader in) {
        @Nullable String key = null;
        @Nullable CatalogException error = null;
        in.beginObject();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            switch (name) {
                case "key" -> key = in.text();
                case "error" -> error = ErrorForm.FORM.read(in);
                default -> in.skip();
            }
        }
        return new Complaint(key, in.require("error", error));
    }
}
