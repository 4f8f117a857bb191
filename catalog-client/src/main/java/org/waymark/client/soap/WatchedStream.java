package org.waymark.client.soap;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.client.http.Failures;

/** Remembers how it ended, which an XML parser does not tell from a mistake in what came before. */
final class WatchedStream extends FilterInputStream {

    private boolean ended;
    private @Nullable IOException broken;

    WatchedStream(InputStream in) {
        super(in);
    }

    /** Whether its reader has been told that there is no more. */
    boolean hasEnded() {
        return ended;
    }

    /** What to throw when the reader of this stream has thrown {@code e}. */
    CatalogException failure(RuntimeException e, Failures failures) {
        if (broken != null) {
            return failures.lost(broken);
        }
        return ended && e instanceof UnreadableXml && e.getCause() != null
                ? failures.cutOff(e)
                : failures.unintelligible(e);
    }

    @Override
    public int read() throws IOException {
        try {
            return noted(super.read());
        } catch (IOException e) {
            broken = e;
            throw e;
        }
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        try {
            return noted(super.read(buffer, offset, length));
        } catch (IOException e) {
            broken = e;
            throw e;
        }
    }

    private int noted(int read) {
        ended |= read < 0;
        return read;
    }
}
