package org.waymark.server.http;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import jakarta.servlet.ServletException;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ValveBase;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.web.servlet.HandlerMapping;
import org.waymark.api.Caller;

/**
 * Writes a line per answered request to the logger {@code access}, and times it. Tomcat calls it after the last byte, also
 * for streams and for requests that it refused itself.
 */
final class AccessLog extends ValveBase implements org.apache.catalina.AccessLog {

    private static final Logger ACCESS = LoggerFactory.getLogger("access");
    private static final String NO_ROUTE = "none";

    private final MeterRegistry meters;

    AccessLog(MeterRegistry meters) {
        super(true);
        this.meters = meters;
    }

    @Override
    public void invoke(Request request, Response response) throws IOException, ServletException {
        getNext().invoke(request, response);
    }

    @Override
    public void log(Request request, Response response, long nanos) {
        Caller caller = RequestAttributes.caller(request);
        String route = route(request);
        ACCESS.atInfo()
                .addKeyValue("requestId", RequestAttributes.requestId(request))
                .addKeyValue("caller", caller == null ? null : caller.user())
                .addKeyValue("client", request.getRemoteAddr())
                .addKeyValue("method", request.getMethod())
                .addKeyValue("route", route)
                .addKeyValue("status", response.getStatus())
                .addKeyValue("ms", TimeUnit.NANOSECONDS.toMicros(nanos) / 1000.0)
                .addKeyValue("bytes", response.getContentWritten())
                .log("answered");
        Timer.builder("waymark.http.requests")
                .description("Requests by route, from the first byte read to the last byte written")
                .tags("method", method(request), "route", route, "status", Integer.toString(response.getStatus()))
                .register(meters)
                .record(nanos, TimeUnit.NANOSECONDS);
    }

    /** The mapping that took the request, never its path: paths are too many for metrics and tell too much in a log. */
    private static String route(Request request) {
        Object pattern = request.getAttribute(HandlerMapping.BEST_MATCHING_PATTERN_ATTRIBUTE);
        if (pattern != null) {
            return pattern.toString();
        }
        String servlet = request.getServletPath();
        return request.getWrapper() == null || servlet == null || servlet.isEmpty() || isCatchAll(request)
                ? NO_ROUTE
                : servlet;
    }

    private static boolean isCatchAll(Request request) {
        return "dispatcherServlet".equals(request.getWrapper().getName());
    }

    private static String method(Request request) {
        return switch (request.getMethod()) {
            case "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS" -> request.getMethod();
            default -> "other";
        };
    }

    @Override
    public void setRequestAttributesEnabled(boolean enabled) {
        // The remote address is always the connection's own.
    }

    @Override
    public boolean getRequestAttributesEnabled() {
        return false;
    }
}
