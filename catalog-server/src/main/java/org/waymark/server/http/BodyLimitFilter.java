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
 * Refuses bodies over a size, also those that do not announce it, those that come too slowly, and large ones that come while
 * the server has as many in hand as its memory bears.
 *
 * <p>What an endpoint left unread is read here for a moment: a server that closes on unread data takes its answer from the
 * client.
 */
public final class BodyLimitFilter extends HttpFilter {

    private static final long serialVersionUID = 1L;
    private static final Logger LOG = LoggerFactory.getLogger(BodyLimitFilter.class);

    private final long maxBytes;
    private final transient LongSupplier nanoClock;
    private final transient BodyBudget budget;
    private final transient Refusals refusals;

    public BodyLimitFilter(long maxBytes, BodyBudget budget, LongSupplier nanoClock, Refusals refusals) {
        this.maxBytes = maxBytes;
        this.budget = budget;
        this.nanoClock = nanoClock;
        this.refusals = refusals;
    }

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        try (BodyBudget.Share share = budget.share()) {
            if (request.getContentLengthLong() > maxBytes) {
                refusals.refuse(LimitedBody.tooLarge(maxBytes), request, response, chain);
            } else {
                chain.doFilter(new LimitedRequest(request, maxBytes, nanoClock, share), response);
            }
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
            // What is read and dropped takes no memory.
            BodyBudget.Share none = new BodyBudget(Long.MAX_VALUE).share();
            new LimitedBody(request.getInputStream(), maxBytes, nanoClock, none)
                    .transferTo(OutputStream.nullOutputStream());
        } catch (IOException | RuntimeException e) {
            LOG.debug("the rest of a body was not read", e);
        }
    }
}
