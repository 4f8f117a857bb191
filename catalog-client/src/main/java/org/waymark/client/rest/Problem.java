package org.waymark.client.rest;

import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;
import org.waymark.client.json.JsonReader;

/**
 * A failure of a whole call, as problem details (RFC 9457).
 *
 * @param code null when the sender is none of ours
 */
record Problem(
        @Nullable ErrorCode code,
        String detail,
        @Nullable Integer index,
        @Nullable String requestId) {

    static Problem read(JsonReader in) {
        @Nullable ErrorCode code = null;
        String detail = "no reason given";
        @Nullable Integer index = null;
        @Nullable String requestId = null;
        in.beginObject();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            switch (name) {
                case "code" -> code = ErrorCode.valueOf(in.text());
                case "detail" -> detail = in.text();
                case "index" -> index = Math.toIntExact(in.number());
                case "requestId" -> requestId = in.text();
                default -> in.skip();
            }
        }
        return new Problem(code, detail, index, requestId);
    }

    /** What to throw. Where the reason is the server's own matter, its log knows more under the request's id. */
    CatalogException exception(ErrorCode known) {
        boolean look = known == ErrorCode.INTERNAL && requestId != null;
        CatalogException error = new CatalogException(known, look ? detail + " (request " + requestId + ")" : detail);
        return index == null ? error : error.atIndex(index);
    }
}
