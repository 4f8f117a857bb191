package org.waymark.api;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * A shell pattern for one name: {@code *} is any text, {@code ?} one character, {@code [a-c]} and {@code [!a]} sets,
 * and a backslash takes the next character literally. A pattern is in NFC, as names are. Matching takes time linear in the name for each star, whatever the
 * pattern.
 */
public final class Glob {

    // Before ANY, whose construction needs it.
    private static final IntPredicate STAR = c -> true;

    /** What every name matches. */
    public static final Glob ANY = new Glob("*");

    private final String text;
    private final List<IntPredicate> parts;

    /** @throws CatalogException INVALID_ARGUMENT if it is no pattern */
    public Glob(String text) {
        if (text.isEmpty() || text.length() > 4 * EntryName.MAX_BYTES || text.indexOf('\0') >= 0) {
            throw CatalogException.invalid("not a pattern: " + EntryName.printable(text));
        }
        this.text = Normalizer.normalize(text, Normalizer.Form.NFC);
        this.parts = parts(this.text);
    }

    /** Whether {@code text} holds any character that a pattern treats specially. */
    public static boolean isPattern(String text) {
        return text.indexOf('*') >= 0 || text.indexOf('?') >= 0 || text.indexOf('[') >= 0;
    }

    private static List<IntPredicate> parts(String glob) {
        List<IntPredicate> parts = new ArrayList<>();
        int at = 0;
        while (at < glob.length()) {
            int c = glob.codePointAt(at);
            int next = at + Character.charCount(c);
            switch (c) {
                case '*' -> parts.add(STAR);
                case '?' -> parts.add(any -> true);
                case '[' -> {
                    boolean negated = at + 1 < glob.length() && "!^".indexOf(glob.charAt(at + 1)) >= 0;
                    next = glob.indexOf(']', at + (negated ? 3 : 2)) + 1;
                    if (next == 0) {
                        throw CatalogException.invalid("the pattern opens a set that it does not close");
                    }
                    parts.add(set(glob.substring(at + 1, next - 1)));
                }
                case '\\' -> {
                    if (next == glob.length()) {
                        throw CatalogException.invalid("the pattern ends in a backslash");
                    }
                    int literal = glob.codePointAt(next);
                    next += Character.charCount(literal);
                    parts.add(other -> other == literal);
                }
                default -> parts.add(other -> other == c);
            }
            at = next;
        }
        return List.copyOf(parts);
    }

    private static IntPredicate set(String members) {
        boolean negated = members.charAt(0) == '!' || members.charAt(0) == '^';
        int[] codes = (negated ? members.substring(1) : members).codePoints().toArray();
        IntPredicate within = c -> false;
        for (int i = 0; i < codes.length; i++) {
            boolean range = i + 2 < codes.length && codes[i + 1] == '-';
            int low = codes[i];
            int high = range ? codes[i + 2] : low;
            within = within.or(c -> c >= low && c <= high);
            i += range ? 2 : 0;
        }
        return negated ? within.negate() : within;
    }

    /** Whether the whole of {@code name} matches. */
    public boolean matches(String name) {
        int[] codes = name.codePoints().toArray();
        int part = 0;
        int star = -1;
        int retry = 0;
        for (int i = 0; i < codes.length; ) {
            if (part < parts.size() && parts.get(part) == STAR) {
                star = part++;
                retry = i;
            } else if (part < parts.size() && parts.get(part).test(codes[i])) {
                part++;
                i++;
            } else if (star >= 0) {
                part = star + 1;
                i = ++retry;
            } else {
                return false;
            }
        }
        while (part < parts.size() && parts.get(part) == STAR) {
            part++;
        }
        return part == parts.size();
    }

    /** What every match begins with: the text up to the first special character. */
    public String literalPrefix() {
        int end = 0;
        while (end < text.length() && "*?[\\".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        return text.substring(0, end);
    }

    /** Whether the pattern is plain text and so matches only itself. */
    public boolean isLiteral() {
        return literalPrefix().length() == text.length();
    }

    public String text() {
        return text;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Glob glob && text.equals(glob.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
