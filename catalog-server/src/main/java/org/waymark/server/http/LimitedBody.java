package org.waymark.server.http;

import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.function.LongSupplier;
import org.waymark.api.CatalogException;

/**
 * A body that ends in a {@link CatalogException} when it grows over its limit, or when after ten seconds it has come more
 * slowly than 16 KiB a second: such a client holds a thread that others wait for.
 */
final class LimitedBody extends ServletInputStream {

    private static final Duration GRACE = Duration.ofSeconds(10);
    private static final long MIN_BYTES_PER_SECOND = 16 * 1024;

    private final ServletInputStream body;
    private final long maxBytes;
    private final LongSupplier nanoClock;
    private final BodyBudget.Share share;
    private final long begin;
    private long count;

    LimitedBody(ServletInputStream body, long maxBytes, LongSupplier nanoClock, BodyBudget.Share share) {
        this.share = share;
        this.body = body;
        this.maxBytes = maxBytes;
        this.nanoClock = nanoClock;
        this.begin = nanoClock.getAsLong();
    }

    static CatalogException tooLarge(long maxBytes) {
        return CatalogException.tooLarge("a body has at most %d bytes".formatted(maxBytes));
    }

    @Override
    public int read() throws IOException {
        int octet = body.read();
        check(octet < 0 ? 0 : 1);
        return octet;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        int read = body.read(buffer, offset, length);
        check(Math.max(0, read));
        return read;
    }

    private void check(int read) {
        if (read == 0) {
            return;
        }
        count += read;
        if (count > maxBytes) {
            throw tooLarge(maxBytes);
        }
        share.cover(count);
        Duration passed = Duration.ofNanos(nanoClock.getAsLong() - begin);
        Duration allowed = GRACE.plusSeconds(count / MIN_BYTES_PER_SECOND);
        if (passed.compareTo(allowed) > 0) {
            throw CatalogException.invalid(
                    "the body came too slowly: %d bytes in %d s".formatted(count, passed.toSeconds()));
        }
    }

    @Override
    public boolean isFinished() {
        return body.isFinished();
    }

    @Override
    public boolean isReady() {
        return body.isReady();
    }

    @Override
    public void setReadListener(ReadListener listener) {
        body.setReadListener(listener);
    }
}
