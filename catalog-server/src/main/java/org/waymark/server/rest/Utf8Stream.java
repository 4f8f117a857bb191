package org.waymark.server.rest;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;

/** Passes bytes through, up to the first that cannot belong to UTF-8 (RFC 3629): there it throws {@link CharacterCodingException}. */
final class Utf8Stream extends InputStream {

    private static final int DISCARDED_CHARACTERS = 8192;

    private final InputStream bytes;
    private final CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    private final CharBuffer discarded = CharBuffer.allocate(DISCARDED_CHARACTERS);
    private final byte[] single = new byte[1];
    private ByteBuffer incomplete = ByteBuffer.allocate(0);

    Utf8Stream(InputStream bytes) {
        this.bytes = bytes;
    }

    @Override
    public int read() throws IOException {
        return read(single, 0, 1) < 0 ? -1 : single[0] & 0xff;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        int count = bytes.read(target, offset, length);
        check(ByteBuffer.wrap(target, offset, Math.max(count, 0)), count < 0);
        return count;
    }

    private void check(ByteBuffer read, boolean isEnd) throws CharacterCodingException {
        ByteBuffer unread = read;
        if (incomplete.hasRemaining()) {
            unread = ByteBuffer.allocate(incomplete.remaining() + read.remaining())
                    .put(incomplete)
                    .put(read)
                    .flip();
        }
        CoderResult result;
        do {
            result = decoder.decode(unread, discarded.clear(), isEnd);
            if (result.isError()) {
                result.throwException();
            }
        } while (result.isOverflow());
        incomplete = ByteBuffer.allocate(unread.remaining()).put(unread).flip();
    }
}
