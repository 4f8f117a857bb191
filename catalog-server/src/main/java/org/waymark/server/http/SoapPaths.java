package org.waymark.server.http;

import jakarta.servlet.http.HttpServletRequest;
import java.util.List;

/** Where the SOAP interfaces are served. */
public final class SoapPaths {

    /** Under these, an interface is the next name of the path. The second is where gLite's clients expect theirs. */
    public static final List<String> ROOTS = List.of("/services", "/glite-data-catalog-interface");

    private SoapPaths() {}

    /** Judges as the container does, which has found the servlet. */
    public static boolean contain(HttpServletRequest request) {
        return ROOTS.contains(request.getServletPath());
    }
}
