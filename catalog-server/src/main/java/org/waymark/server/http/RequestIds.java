package org.waymark.server.http;

import jakarta.servlet.ServletException;
import java.io.IOException;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ValveBase;
import org.jspecify.annotations.Nullable;
import org.slf4j.MDC;

/**
 * Gives each request an id, which the answer, the log lines and the change log carry: the client's own when it sent a sane
 * one, else a new one. A valve, since Tomcat refuses some requests before any filter sees them.
 */
final class RequestIds extends ValveBase {

    static final String HEADER = "X-Request-Id";

    private static final String LOG_KEY = "requestId";
    private static final Pattern SANE = Pattern.compile("[A-Za-z0-9._-]{1,64}");

    private final Supplier<String> newIds;

    RequestIds(Supplier<String> newIds) {
        super(true);
        this.newIds = newIds;
    }

    @Override
    public void invoke(Request request, Response response) throws IOException, ServletException {
        String id = idFor(request.getHeader(HEADER));
        request.setAttribute(RequestAttributes.REQUEST_ID, id);
        response.setHeader(HEADER, id);
        try (MDC.MDCCloseable ignored = MDC.putCloseable(LOG_KEY, id)) {
            getNext().invoke(request, response);
        }
    }

    private String idFor(@Nullable String sent) {
        return sent != null && SANE.matcher(sent).matches() ? sent : newIds.get();
    }
}
