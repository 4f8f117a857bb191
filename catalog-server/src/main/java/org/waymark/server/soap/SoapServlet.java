package org.waymark.server.soap;

import static java.nio.charset.StandardCharsets.UTF_8;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Collection;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.springframework.web.servlet.HandlerMapping;

/** Takes a call to the interface that its URL names. GET answers with the interface's contract, or with what there is. */
public final class SoapServlet extends HttpServlet {

    private static final long serialVersionUID = 1L;

    private final transient Collection<ServedEndpoint> endpoints;
    private final transient Function<HttpServletRequest, String> names;

    /** @param names which interface a request is for */
    SoapServlet(Collection<ServedEndpoint> endpoints, Function<HttpServletRequest, String> names) {
        this.endpoints = endpoints;
        this.names = names;
    }

    /** The name behind the path that the servlet is mapped to. */
    static String nameInPath(HttpServletRequest request) {
        String path = request.getPathInfo();
        return path == null ? "" : path.substring(1);
    }

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
        ServedEndpoint endpoint = endpoint(request);
        if (endpoint == null) {
            response.sendError(HttpServletResponse.SC_NOT_FOUND);
        } else {
            endpoint.serve(request, response, this);
            nameRoute(request, endpoint.name());
        }
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        ServedEndpoint endpoint = endpoint(request);
        if (endpoint == null && !names.apply(request).isEmpty()) {
            response.sendError(HttpServletResponse.SC_NOT_FOUND);
        } else if (endpoint == null || !"wsdl".equalsIgnoreCase(request.getQueryString())) {
            answer(ServicesPage.of(endpoints).getBytes(UTF_8), "text/html;charset=UTF-8", response);
        } else {
            nameRoute(request, endpoint.name());
            answer(endpoint.wsdl().at(request.getRequestURL().toString()), "text/xml;charset=UTF-8", response);
        }
    }

    private static void answer(byte[] page, String type, HttpServletResponse response) throws IOException {
        response.setContentType(type);
        response.setContentLength(page.length);
        response.getOutputStream().write(page);
    }

    private @Nullable ServedEndpoint endpoint(HttpServletRequest request) {
        String name = names.apply(request);
        for (ServedEndpoint endpoint : endpoints) {
            if (endpoint.name().equals(name)) {
                return endpoint;
            }
        }
        return null;
    }

    /** For the access log and the metrics. */
    private static void nameRoute(HttpServletRequest request, String name) {
        request.setAttribute(HandlerMapping.BEST_MATCHING_PATTERN_ATTRIBUTE, "/services/" + name);
    }
}
