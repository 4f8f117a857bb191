package org.waymark.api;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;

/** The rules for one name in the tree: NFC, 1 to 255 bytes of UTF-8, and nothing invisible that could deceive a reader. */
final class EntryName {

    static final int MAX_BYTES = 255;

    private EntryName() {}

    /** The name in its normal form. */
    static String require(String name) {
        if (isPlainAscii(name)) {
            if (name.isEmpty()) {
                throw CatalogException.invalidPath("a name must not be empty");
            }
            if (name.length() > MAX_BYTES) {
                throw tooLong(name, name.length());
            }
            return name;
        }
        for (int i = 0; i < name.length(); ) {
            int c = name.codePointAt(i);
            requireCharacter(name, c);
            i += Character.charCount(c);
        }
        String normal = Normalizer.normalize(name, Normalizer.Form.NFC);
        int bytes = normal.getBytes(StandardCharsets.UTF_8).length;
        if (bytes > MAX_BYTES) {
            throw tooLong(name, bytes);
        }
        return normal;
    }

    private static boolean isPlainAscii(String name) {
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c < 0x20 || c >= 0x7f || c == '/') {
                return false;
            }
        }
        return true;
    }

    private static void requireCharacter(String name, int c) {
        if (c == '/') {
            throw CatalogException.invalidPath("a name must not hold a slash: " + printable(name));
        }
        if (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE) {
            throw CatalogException.invalidPath("unpaired surrogate in the name " + printable(name));
        }
        if (Character.getType(c) == Character.CONTROL) {
            throw CatalogException.invalidPath("control character U+%04X in the name %s".formatted(c, printable(name)));
        }
        if (isBidirectionalControl(c)) {
            throw CatalogException.invalidPath(
                    "bidirectional control U+%04X in the name %s".formatted(c, printable(name)));
        }
    }

    private static boolean isBidirectionalControl(int c) {
        return c == 0x061C
                || c == 0x200E
                || c == 0x200F
                || (c >= 0x202A && c <= 0x202E)
                || (c >= 0x2066 && c <= 0x2069);
    }

    private static CatalogException tooLong(String name, int bytes) {
        return CatalogException.invalidPath(
                "a name has at most %d bytes, this one %d: %s".formatted(MAX_BYTES, bytes, printable(name)));
    }

    /** The start of a name, with what a terminal or a log should not be shown replaced. */
    static String printable(String name) {
        StringBuilder text = new StringBuilder();
        name.codePoints().limit(40).forEach(c -> {
            boolean safe = Character.isDefined(c)
                    && !Character.isISOControl(c)
                    && Character.getType(c) != Character.SURROGATE
                    && !isBidirectionalControl(c);
            text.appendCodePoint(safe ? c : '?');
        });
        return text.toString();
    }
}
