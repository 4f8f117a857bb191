package org.waymark.server.identity;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Set;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;
import org.waymark.server.http.Problem;
import org.waymark.server.http.RequestAttributes;

/** Lets a request through with its caller, or refuses it. Only the public pages need no caller. */
public final class IdentityFilter extends HttpFilter {

    private static final long serialVersionUID = 1L;

    private static final Set<String> PUBLIC = Set.of("/", "/health", "/metrics", "/openapi.yaml", "/docs");
    private static final String PUBLIC_TREE = "/docs/";

    private final transient Authenticators authenticators;

    public IdentityFilter(Authenticators authenticators) {
        this.authenticators = authenticators;
    }

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        if (isPublic(request)) {
            chain.doFilter(request, response);
            return;
        }
        Identification found;
        try {
            found = authenticators.identify(RequestFacts.of(request));
        } catch (CatalogException e) {
            Problem.of(e).answer(request, response);
            return;
        }
        if (found instanceof Identification.Known known) {
            request.setAttribute(RequestAttributes.CALLER, known.caller());
            chain.doFilter(request, response);
        } else {
            refuse(
                    found instanceof Identification.Refused refused
                            ? refused.reason()
                            : "the request carries no credentials",
                    request,
                    response);
        }
    }

    private void refuse(String reason, HttpServletRequest request, HttpServletResponse response) throws IOException {
        authenticators.challenges().forEach(challenge -> response.addHeader("WWW-Authenticate", challenge));
        Problem.of(new CatalogException(ErrorCode.UNAUTHENTICATED, reason)).answer(request, response);
    }

    /** Judges the path as the container decoded and normalised it, which is how it finds the endpoint. */
    private static boolean isPublic(HttpServletRequest request) {
        String rest = request.getPathInfo();
        String path = rest == null ? request.getServletPath() : request.getServletPath() + rest;
        return PUBLIC.contains(path) || path.startsWith(PUBLIC_TREE);
    }
}
