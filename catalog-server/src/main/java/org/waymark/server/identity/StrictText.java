package org.waymark.server.identity;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;

/** Reads text out of headers; refuses what others would silently replace, so that no two names become one. */
final class StrictText {

    private StrictText() {}

    /** @throws CatalogException INVALID_ARGUMENT naming the header unless the bytes are UTF-8 */
    static String utf8(byte[] bytes, String header) {
        try {
            return UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            throw new CatalogException(ErrorCode.INVALID_ARGUMENT, "the header " + header + " does not hold UTF-8", e);
        }
    }

    /** @throws CatalogException INVALID_ARGUMENT naming the header unless the text is ASCII with percent-encoded UTF-8 */
    static String percentDecoded(String text, String header) {
        if (!US_ASCII.newEncoder().canEncode(text)) {
            throw CatalogException.invalid("the header " + header + " must be percent-encoded UTF-8");
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '%') {
                bytes.write(octet(text, i, header));
                i += 2;
            } else {
                bytes.write(c);
            }
        }
        return utf8(bytes.toByteArray(), header);
    }

    private static int octet(String text, int percent, String header) {
        int high = percent + 2 < text.length() ? Character.digit(text.charAt(percent + 1), 16) : -1;
        int low = high < 0 ? -1 : Character.digit(text.charAt(percent + 2), 16);
        if (low < 0) {
            throw CatalogException.invalid("the header " + header + " has a % without two hexadecimal digits");
        }
        return high << 4 | low;
    }
}
