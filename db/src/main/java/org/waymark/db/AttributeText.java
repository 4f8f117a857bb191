package org.waymark.db;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The kept form of a replica's own attributes: names and values in turn, each ended by an unescaped line feed. */
final class AttributeText {

    private AttributeText() {}

    static @Nullable String write(Map<String, String> attributes) {
        if (attributes.isEmpty()) {
            return null;
        }
        StringBuilder text = new StringBuilder();
        attributes.forEach((name, value) ->
                text.append(escaped(name)).append('\n').append(escaped(value)).append('\n'));
        return text.toString();
    }

    static Map<String, String> parse(@Nullable String text) {
        if (text == null) {
            return Map.of();
        }
        Map<String, String> attributes = new TreeMap<>();
        String[] parts = text.split("\n", -1);
        for (int i = 0; i + 2 < parts.length; i += 2) {
            attributes.put(unescaped(parts[i]), unescaped(parts[i + 1]));
        }
        return attributes;
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\").replace("\n", "\\n");
    }

    private static String unescaped(String text) {
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\') {
                c = text.charAt(++i);
                c = c == 'n' ? '\n' : c;
            }
            plain.append(c);
        }
        return plain.toString();
    }
}
