package org.waymark.server.http;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.function.Predicate;
import org.waymark.api.CatalogException;

/** How filters refuse a request: a SOAP interface is left to say so in a fault of its own, anything else is a {@link Problem}. */
public final class Refusals {

    private final Predicate<HttpServletRequest> soap;

    /** @param soap which requests go to a wire that looks for {@link RequestAttributes#REFUSAL} */
    public Refusals(Predicate<HttpServletRequest> soap) {
        this.soap = soap;
    }

    public boolean isForSoap(HttpServletRequest request) {
        return soap.test(request);
    }

    public void refuse(
            CatalogException reason, HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        if (soap.test(request)) {
            request.setAttribute(RequestAttributes.REFUSAL, reason);
            chain.doFilter(request, response);
        } else {
            Problem.of(reason).answer(request, response);
        }
    }
}
