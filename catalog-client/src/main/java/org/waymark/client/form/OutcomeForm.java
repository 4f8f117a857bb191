package org.waymark.client.form;

import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.Outcome;

/** What became of one item of a bulk call: its key, and its value or its error. */
public record OutcomeForm<T>(Form<T> value) implements Form<Outcome<T>> {

    @Override
    public Outcome<T> read(FormReader in) {
        @Nullable String key = null;
        @Nullable T result = null;
        @Nullable CatalogException error = null;
        in.beginObject();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            switch (name) {
                case "key" -> key = in.text();
                case "value" -> result = value.read(in);
                case "error" -> error = ErrorForm.FORM.read(in);
                default -> in.skip();
            }
        }
        return error != null
                ? Outcome.failed(in.require("key", key), error)
                : new Outcome.Ok<>(in.require("key", key), in.require("value", result));
    }

    @Override
    public void write(Outcome<T> outcome, FormWriter out) {
        out.beginObject().field("key", outcome.key());
        if (outcome instanceof Outcome.Failed<T> failed) {
            out.name("error");
            ErrorForm.FORM.write(new CatalogException(failed.code(), failed.message()), out);
        } else {
            out.name("value");
            value.write(outcome.require(), out);
        }
        out.endObject();
    }
}
