package org.waymark.server.soap;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.waymark.api.CatalogException;

/**
 * XML whose names and texts are of bounded length. The parser itself would keep a name of any length in memory.
 *
 * <p>Counts the bytes between characters that no name can hold, which are single bytes, or hold one, in every encoding that a
 * message may have.
 */
final class TokenGuard extends FilterInputStream {

    private static final boolean[] ENDS = new boolean[128];

    static {
        for (char c : "<>&;\"'=/ \t\r\n".toCharArray()) {
            ENDS[c] = true;
        }
    }

    private final int longest;
    private int length;

    /** @param longest how many bytes a name may have, or a text without blanks */
    TokenGuard(InputStream xml, int longest) {
        super(xml);
        this.longest = longest;
    }

    @Override
    public int read() throws IOException {
        byte[] single = new byte[1];
        return read(single, 0, 1) < 0 ? -1 : single[0] & 0xFF;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        int count = super.read(buffer, offset, length);
        check(buffer, offset, offset + count);
        return count;
    }

    private void check(byte[] buffer, int from, int to) {
        int token = length;
        for (int i = from; i < to; i++) {
            byte octet = buffer[i];
            token = octet >= 0 && ENDS[octet] ? 0 : token + 1;
            if (token > longest) {
                throw CatalogException.tooLarge("a name or a text has at most %d bytes".formatted(longest));
            }
        }
        length = token;
    }
}
