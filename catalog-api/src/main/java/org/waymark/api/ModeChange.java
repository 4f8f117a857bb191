package org.waymark.api;

import java.util.ArrayList;
import java.util.List;

/**
 * What {@code chmod} is asked to do. It changes the owner's, the group class's and other's entries and the special bits;
 * named entries stay.
 *
 * <p>Two symbolic grammars exist: POSIX ({@code u+rwX,g=r,+t}) and gLite ({@code [ugoa]*(+|-|=)[pdrwlxgs]+}). A text is
 * gLite when one of its permission letters is {@code p}, {@code d}, {@code l} or {@code g}, else POSIX.
 */
public sealed interface ModeChange {

    /** Sets all digits at once. */
    record Absolute(Mode mode) implements ModeChange {
        @Override
        public String toString() {
            return mode.toString();
        }
    }

    /** Clauses of one grammar, carried out in order. */
    record Symbolic(Grammar grammar, List<Clause> clauses, String text) implements ModeChange {
        @Override
        public String toString() {
            return text;
        }
    }

    enum Grammar {
        POSIX("rwxXst"),
        GLITE("pdrwlxgs");

        private final String letters;

        Grammar(String letters) {
            this.letters = letters;
        }
    }

    /**
     * One step, as {@code go-w}.
     *
     * @param subjects letters of {@code ugo}
     * @param operator {@code +}, {@code -} or {@code =}
     * @param letters permission letters of the grammar
     */
    record Clause(String subjects, char operator, String letters) {}

    /**
     * Reads an octal mode or a symbolic one.
     *
     * @throws CatalogException INVALID_ARGUMENT if it is neither
     */
    static ModeChange parse(String text) {
        if (!text.isEmpty() && Character.isDigit(text.charAt(0))) {
            return new Absolute(Mode.parse(text));
        }
        boolean glite = text.codePoints().anyMatch(c -> "pdl".indexOf(c) >= 0) || text.matches(".*[-+=][a-zA-Z]*g.*");
        return parse(text, glite ? Grammar.GLITE : Grammar.POSIX);
    }

    /** Reads a symbolic mode of one grammar. */
    static ModeChange parse(String text, Grammar grammar) {
        List<Clause> clauses = new ArrayList<>();
        for (String part : text.split(",", -1)) {
            addClauses(clauses, part, grammar, text);
        }
        return new Symbolic(grammar, List.copyOf(clauses), text);
    }

    private static void addClauses(List<Clause> clauses, String part, Grammar grammar, String text) {
        int at = 0;
        while (at < part.length() && "ugoa".indexOf(part.charAt(at)) >= 0) {
            at++;
        }
        String named = part.substring(0, at);
        String subjects = named.isEmpty() || named.contains("a") ? "ugo" : named;
        if (at == part.length()) {
            throw malformed(text);
        }
        while (at < part.length()) {
            char operator = part.charAt(at++);
            int end = at;
            while (end < part.length() && grammar.letters.indexOf(part.charAt(end)) >= 0) {
                end++;
            }
            boolean nothing = end == at && operator != '=';
            if ("+-=".indexOf(operator) < 0 || nothing) {
                throw malformed(text);
            }
            clauses.add(new Clause(subjects, operator, part.substring(at, end)));
            at = end;
        }
    }

    private static CatalogException malformed(String text) {
        return CatalogException.invalid("not a mode: " + EntryName.printable(text));
    }
}
