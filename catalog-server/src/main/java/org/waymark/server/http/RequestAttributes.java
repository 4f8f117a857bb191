package org.waymark.server.http;

import jakarta.servlet.ServletRequest;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Caller;
import org.waymark.api.CatalogException;

/** What the filters leave at a request for the wires and for the access log. */
public final class RequestAttributes {

    /** The {@link Caller}; absent on the public paths. */
    public static final String CALLER = "org.waymark.caller";

    /** The request's id, a String; always there. */
    public static final String REQUEST_ID = "org.waymark.requestId";

    /** A {@link CatalogException}: why the wire shall refuse the request, unread. Only on its way to a SOAP interface. */
    public static final String REFUSAL = "org.waymark.refusal";

    private RequestAttributes() {}

    static @Nullable String requestId(ServletRequest request) {
        return (String) request.getAttribute(REQUEST_ID);
    }

    static @Nullable Caller caller(ServletRequest request) {
        return (Caller) request.getAttribute(CALLER);
    }
}
