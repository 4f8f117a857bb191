package org.waymark.api;

import java.util.List;

/**
 * What a {@link Query} asks of an entry. {@code name} is that of an {@link EntryField} or of an attribute. A condition about
 * something that the entry does not have holds neither as it stands nor negated; only {@link Missing} tells.
 */
public sealed interface Condition {

    record All(List<Condition> parts) implements Condition {
        public All {
            parts = List.copyOf(parts);
        }
    }

    record Any(List<Condition> parts) implements Condition {
        public Any {
            parts = List.copyOf(parts);
        }
    }

    record Not(Condition part) implements Condition {}

    record Comparison(String name, Comparator comparator, Literal value) implements Condition {}

    /**
     * {@code pattern} has {@code %} for any characters, {@code _} for one, and {@code \} before either, or before {@code \}, for
     * that itself. Letter case counts.
     */
    record Like(String name, String pattern) implements Condition {

        /** @throws CatalogException INVALID_ARGUMENT if a {@code \} stands before anything else */
        public Like {
            for (int at = pattern.indexOf('\\'); at >= 0; at = pattern.indexOf('\\', at + 2)) {
                if (at + 1 == pattern.length() || "%_\\".indexOf(pattern.charAt(at + 1)) < 0) {
                    throw CatalogException.invalid("in a pattern, \\ stands only before %, _ or \\");
                }
            }
        }
    }

    record In(String name, List<Literal> values) implements Condition {
        public In {
            values = List.copyOf(values);
        }
    }

    record Between(String name, Literal low, Literal high) implements Condition {}

    /** The entry has no such attribute, or nothing in that field. */
    record Missing(String name) implements Condition {}

    /** How two values are compared. */
    enum Comparator {
        EQUAL("="),
        NOT_EQUAL("<>"),
        LESS("<"),
        NOT_GREATER("<="),
        GREATER(">"),
        NOT_LESS(">=");

        private final String sign;

        Comparator(String sign) {
            this.sign = sign;
        }

        public String sign() {
            return sign;
        }

        /** What holds just when this does not. */
        public Comparator negated() {
            return switch (this) {
                case EQUAL -> NOT_EQUAL;
                case NOT_EQUAL -> EQUAL;
                case LESS -> NOT_LESS;
                case NOT_LESS -> LESS;
                case GREATER -> NOT_GREATER;
                case NOT_GREATER -> GREATER;
            };
        }
    }

    /** A value as it was written in the query. */
    record Literal(Form form, String text) {

        /** How a value is written; a date is quoted. */
        public enum Form {
            QUOTED,
            NUMBER,
            BOOLEAN
        }
    }
}
