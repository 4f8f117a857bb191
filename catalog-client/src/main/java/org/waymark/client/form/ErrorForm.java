package org.waymark.client.form;

import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;

/** {@code {"code":"NOT_FOUND","message":"..."}}: the failure of one item, or of a stream in its middle. */
public final class ErrorForm implements Form<CatalogException> {

    public static final Form<CatalogException> FORM = new ErrorForm();

    private ErrorForm() {}

    @Override
    public CatalogException read(FormReader in) {
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
    public void write(CatalogException error, FormWriter out) {
        out.beginObject()
                .field("code", error.code())
                .field("message", error.getMessage())
                .endObject();
    }
}
