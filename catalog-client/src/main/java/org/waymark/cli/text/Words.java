package org.waymark.cli.text;

import java.util.ArrayList;
import java.util.List;
import org.waymark.api.CatalogException;

/** Lines of commands, told apart into words as a shell does, and words written so that they are read back as they are. */
public final class Words {

    private Words() {}

    /**
     * The words of one line: apart at white space, unless between {@code '} or {@code "} or after a backslash. A word
     * that starts with {@code #} starts a comment.
     *
     * @throws CatalogException INVALID_ARGUMENT if a quote is not closed
     */
    public static List<String> of(String line) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean inWord = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '#' && !inWord) {
                return words;
            }
            if (Character.isWhitespace(c)) {
                if (inWord) {
                    words.add(word.toString());
                    word.setLength(0);
                }
                inWord = false;
                continue;
            }
            inWord = true;
            switch (c) {
                case '\'', '"' -> i = quoted(line, i, word);
                case '\\' -> word.append(line, Math.min(++i, line.length()), Math.min(i + 1, line.length()));
                default -> word.append(c);
            }
        }
        if (inWord) {
            words.add(word.toString());
        }
        return words;
    }

    /** Adds what stands between the quote at {@code start} and its partner, whose index is returned. */
    private static int quoted(String line, int start, StringBuilder word) {
        char quote = line.charAt(start);
        for (int i = start + 1; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == quote) {
                return i;
            }
            boolean escape =
                    c == '\\' && quote == '"' && i + 1 < line.length() && "\"\\".indexOf(line.charAt(i + 1)) >= 0;
            word.append(escape ? line.charAt(++i) : c);
        }
        throw CatalogException.invalid("a quote is not closed: " + line.strip());
    }

    /** {@code word} so that {@link #of} and a shell read it back. */
    public static String quote(String word) {
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            if (!Character.isLetterOrDigit(c) && "/._-+=:,@%".indexOf(c) < 0) {
                return "'" + word.replace("'", "'\\''") + "'";
            }
        }
        return word.isEmpty() ? "''" : word;
    }

    /** A command as one would type it. */
    public static String line(List<String> words) {
        StringBuilder line = new StringBuilder();
        for (String word : words) {
            line.append(line.isEmpty() ? "" : " ").append(quote(word));
        }
        return line.toString();
    }

    /** The parts of {@code text} between commas, without blanks around them; empty ones are left out. */
    public static List<String> separatedByCommas(String text) {
        List<String> parts = new ArrayList<>();
        for (int start = 0; start <= text.length(); ) {
            int comma = text.indexOf(',', start);
            int end = comma < 0 ? text.length() : comma;
            String part = text.substring(start, end).strip();
            if (!part.isEmpty()) {
                parts.add(part);
            }
            start = end + 1;
        }
        return parts;
    }
}
