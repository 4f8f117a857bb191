package org.waymark.db;

import org.jspecify.annotations.Nullable;

/** Writes single JSON values. */
final class JsonText {

    private JsonText() {}

    static void append(StringBuilder json, @Nullable Object value) {
        if (value == null || value instanceof Number) {
            json.append(value);
        } else if (value instanceof byte[] bytes) {
            json.append('"').append(java.util.HexFormat.of().formatHex(bytes)).append('"');
        } else {
            appendText(json, value.toString());
        }
    }

    private static void appendText(StringBuilder json, String text) {
        json.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                json.append('\\').append(c);
            } else if (c < 0x20) {
                json.append("\\u00").append(Character.forDigit(c >> 4, 16)).append(Character.forDigit(c & 15, 16));
            } else {
                json.append(c);
            }
        }
        json.append('"');
    }
}
