package org.waymark.server.soap.glite;

import jakarta.servlet.http.HttpServletRequest;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;
import org.waymark.api.Caller;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;
import org.waymark.server.http.RequestAttributes;

/** Who sent the request that the calling thread serves. */
@Component
final class CurrentCaller implements Supplier<Caller> {

    private final HttpServletRequest request;

    /** @param request the container's stand-in for whichever request the calling thread serves */
    CurrentCaller(HttpServletRequest request) {
        this.request = request;
    }

    /** @throws CatalogException UNAUTHENTICATED when no filter has put a caller to the request */
    @Override
    public Caller get() {
        if (request.getAttribute(RequestAttributes.CALLER) instanceof Caller caller) {
            return caller;
        }
        throw new CatalogException(ErrorCode.UNAUTHENTICATED, "the request carries no identity");
    }
}
