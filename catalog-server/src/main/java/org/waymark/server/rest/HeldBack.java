package org.waymark.server.rest;

import java.io.IOException;
import java.io.OutputStream;
import org.springframework.http.HttpOutputMessage;

/** A body that is sent in large pieces, and not begun before the first of them is full. */
final class HeldBack extends OutputStream {

    private static final int PIECE_BYTES = 64 * 1024;

    private final HttpOutputMessage message;
    private final byte[] piece = new byte[PIECE_BYTES];
    private int held;
    private boolean sent;
    private boolean discarded;

    HeldBack(HttpOutputMessage message) {
        this.message = message;
    }

    /** Whether the answer has begun, so that its status cannot be changed any more. */
    boolean isSent() {
        return sent;
    }

    /** Gives up what is held and what still comes. */
    void discard() {
        discarded = true;
    }

    @Override
    public void write(int single) throws IOException {
        write(new byte[] {(byte) single}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        int from = offset;
        int left = length;
        while (left > 0) {
            if (held == piece.length) {
                send();
            }
            int count = Math.min(left, piece.length - held);
            System.arraycopy(bytes, from, piece, held, count);
            held += count;
            from += count;
            left -= count;
        }
    }

    private void send() throws IOException {
        if (!discarded) {
            sent = true;
            message.getBody().write(piece, 0, held);
        }
        held = 0;
    }

    @Override
    public void close() throws IOException {
        send();
        if (!discarded) {
            message.getBody().flush();
        }
    }
}
