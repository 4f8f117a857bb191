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
import org.waymark.server.http.Refusals;
import org.waymark.server.http.RequestAttributes;

/** Lets a request through with its caller, or refuses it. Only the public pages need no caller. */
public final class IdentityFilter extends HttpFilter {

    private static final long serialVersionUID = 1L;

    private static final Set<String> PUBLIC = Set.of("/", "/health", "/metrics", "/openapi.yaml", "/docs");
    private static final Set<String> READS = Set.of("GET", "HEAD");
    private static final String PUBLIC_TREE = "/docs/";

    private final transient Authenticators authenticators;
    private final transient Refusals refusals;

    public IdentityFilter(Authenticators authenticators, Refusals refusals) {
        this.authenticators = authenticators;
        this.refusals = refusals;
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
            refusals.refuse(e, request, response, chain);
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
                    response,
                    chain);
        }
    }

    private void refuse(String reason, HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        authenticators.challenges().forEach(challenge -> response.addHeader("WWW-Authenticate", challenge));
        refusals.refuse(new CatalogException(ErrorCode.UNAUTHENTICATED, reason), request, response, chain);
    }

    /** Judges the path as the container decoded and normalised it, which is how it finds the endpoint. */
    private boolean isPublic(HttpServletRequest request) {
        if (refusals.isForSoap(request)) {
            // The interface's contract.
            return READS.contains(request.getMethod());
        }
        String rest = request.getPathInfo();
        String path = rest == null ? request.getServletPath() : request.getServletPath() + rest;
        return PUBLIC.contains(path) || path.startsWith(PUBLIC_TREE);
    }
}
