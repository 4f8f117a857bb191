package org.waymark.server.rest;

import jakarta.servlet.http.HttpServletRequest;
import org.springframework.stereotype.Component;
import org.waymark.api.Caller;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogOperations;
import org.waymark.api.ErrorCode;
import org.waymark.server.http.RequestAttributes;

/** The catalog as the caller of the request at hand sees it. */
@Component
class CallerCatalog {

    /** Opens the catalog for a caller; the request id goes into the change log. */
    @FunctionalInterface
    interface Source {
        CatalogOperations as(Caller caller, String requestId);
    }

    private final Source source;
    private final HttpServletRequest request;

    /** @param request the container's stand-in for whichever request the calling thread serves */
    CallerCatalog(Source source, HttpServletRequest request) {
        this.source = source;
        this.request = request;
    }

    /** @throws CatalogException UNAUTHENTICATED when no filter has put a caller to the request */
    CatalogOperations operations() {
        Object caller = request.getAttribute(RequestAttributes.CALLER);
        if (caller instanceof Caller known) {
            return source.as(known, String.valueOf(request.getAttribute(RequestAttributes.REQUEST_ID)));
        }
        throw new CatalogException(ErrorCode.UNAUTHENTICATED, "the request carries no identity");
    }
}
