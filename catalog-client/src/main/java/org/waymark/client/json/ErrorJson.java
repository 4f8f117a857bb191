package org.waymark.client.json;

import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;

/** {@code {"code":"NOT_FOUND","message":"..."}}: the failure of one item, or of a stream in its middle. */
public final class ErrorJson implements JsonForm<CatalogException> {

    public static final JsonForm<CatalogException> FORM = new ErrorJson();

    private ErrorJson() {}

    @Override
    public CatalogException read(JsonReader in) {
        @Nullable ErrorCode code = null;
        @Nullable String message = null;
        in.beginObject();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            switch (name) {
                case "code" -> code = ErrorCode.valueOf(in.text());
                case "message" -> message = in.text();
                default -> in.skip();
            }
        }
        return new CatalogException(in.require("code", code), in.require("message", message));
    }

    @Override
    public void write(CatalogException error, JsonWriter out) {
        out.beginObject()
                .field("code", error.code())
                .field("message", error.getMessage())
                .endObject();
    }
}
