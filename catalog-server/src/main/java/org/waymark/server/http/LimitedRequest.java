package org.waymark.server.http;

import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** A request with a {@link LimitedBody}, whichever way it is read. */
final class LimitedRequest extends HttpServletRequestWrapper {

    private final long maxBytes;
    private final LongSupplier nanoClock;
    private final BodyBudget.Share share;
    private @Nullable LimitedBody body;

    LimitedRequest(HttpServletRequest request, long maxBytes, LongSupplier nanoClock, BodyBudget.Share share) {
        super(request);
        this.share = share;
        this.maxBytes = maxBytes;
        this.nanoClock = nanoClock;
    }

    @Override
    public ServletInputStream getInputStream() throws IOException {
        if (body == null) {
            body = new LimitedBody(super.getInputStream(), maxBytes, nanoClock, share);
        }
        return body;
    }

    @Override
    public BufferedReader getReader() throws IOException {
        String encoding = getCharacterEncoding();
        return new BufferedReader(
                new InputStreamReader(getInputStream(), encoding == null ? StandardCharsets.UTF_8.name() : encoding));
    }
}
