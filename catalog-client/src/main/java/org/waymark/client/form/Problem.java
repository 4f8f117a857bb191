package org.waymark.client.form;

import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;

/**
 * A failure of a whole call, as problem details (RFC 9457) tell it or the detail of a fault.
 *
 * @param code null when the sender is none of ours
 */
public record Problem(
        @Nullable ErrorCode code,
        String detail,
        @Nullable Integer index,
        @Nullable String requestId) {

    /** One that says nothing. */
    public static final Problem UNKNOWN = new Problem(null, "no reason given", null, null);

    public static Problem read(FormReader in) {
        @Nullable ErrorCode code = null;
        String detail = UNKNOWN.detail();
        @Nullable Integer index = null;
        @Nullable String requestId = null;
        in.beginObject();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            switch (name) {
                case "code" -> code = ErrorCode.valueOf(in.text());
                case "detail", "message" -> detail = in.text();
                case "index" -> index = Math.toIntExact(in.number());
                case "requestId" -> requestId = in.text();
                default -> in.skip();
            }
        }
        return new Problem(code, detail, index, requestId);
    }

    /**
     * What to throw; null when the sender is none of ours. Where the reason is the server's own matter, its log knows more
     * under the request's id.
     */
    public @Nullable CatalogException exception() {
        if (code == null) {
            return null;
        }
        boolean look = code == ErrorCode.INTERNAL && requestId != null;
        CatalogException error = new CatalogException(code, look ? detail + " (request " + requestId + ")" : detail);
        return index == null ? error : error.atIndex(index);
    }
}
