package org.waymark.server.http;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Refuses bodies over a size, also those that do not announce it, and those that come too slowly.
 *
 * <p>What an endpoint left unread is read here for a moment: a server that closes on unread data takes its answer from the
 * client.
 */
public final class BodyLimitFilter extends HttpFilter {

    private static final long serialVersionUID = 1L;
    private static final Logger LOG = LoggerFactory.getLogger(BodyLimitFilter.class);

    private final long maxBytes;
    private final transient LongSupplier nanoClock;
    private final transient Refusals refusals;

    public BodyLimitFilter(long maxBytes, LongSupplier nanoClock, Refusals refusals) {
        this.maxBytes = maxBytes;
        this.nanoClock = nanoClock;
        this.refusals = refusals;
    }

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        LimitedRequest limited = new LimitedRequest(request, maxBytes, nanoClock);
        if (request.getContentLengthLong() > maxBytes) {
            refusals.refuse(LimitedBody.tooLarge(maxBytes), request, response, chain);
        } else {
            chain.doFilter(limited, response);
        }
        if (!request.isAsyncStarted() && !awaitsPermission(request)) {
            readRemainder(request);
        }
    }

    /** Whether the client sends its body only when told to go on, which reading would do. */
    private static boolean awaitsPermission(HttpServletRequest request) {
        return request.getHeader("Expect") != null;
    }

    private void readRemainder(HttpServletRequest request) {
        try {
            new LimitedBody(request.getInputStream(), maxBytes, nanoClock).transferTo(OutputStream.nullOutputStream());
        } catch (IOException | RuntimeException e) {
            LOG.debug("the rest of a body was not read", e);
        }
    }
}
