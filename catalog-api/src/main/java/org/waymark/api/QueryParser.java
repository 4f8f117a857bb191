package org.waymark.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Supplier;
import org.waymark.api.Condition.Comparator;
import org.waymark.api.Condition.Literal;
import org.waymark.api.Condition.Literal.Form;
import org.waymark.api.QueryTokens.Kind;

/** Reads the text of a query by recursive descent: OR binds weakest, then AND, then NOT. */
final class QueryParser {

    private static final int MAX_DEPTH = 50;
    private static final Set<String> WORDS =
            Set.of("AND", "OR", "NOT", "LIKE", "BETWEEN", "IN", "IS", "NULL", "TRUE", "FALSE");

    private final QueryTokens tokens;
    private int depth;
    private int comparisons;
    private int values;

    QueryParser(String text) {
        this.tokens = new QueryTokens(text);
    }

    Condition parse() {
        Condition condition = any();
        if (tokens.kind() != Kind.END) {
            throw tokens.unexpected("AND, OR or the end");
        }
        return condition;
    }

    private Condition any() {
        List<Condition> parts = new ArrayList<>(List.of(all()));
        while (takeWord("OR")) {
            parts.add(all());
        }
        return parts.size() == 1 ? parts.get(0) : new Condition.Any(parts);
    }

    private Condition all() {
        List<Condition> parts = new ArrayList<>(List.of(one()));
        while (takeWord("AND")) {
            parts.add(one());
        }
        return parts.size() == 1 ? parts.get(0) : new Condition.All(parts);
    }

    private Condition one() {
        if (takeWord("NOT")) {
            return new Condition.Not(nested(this::one));
        }
        if (takeSign("(")) {
            Condition condition = nested(this::any);
            requireSign(")");
            return condition;
        }
        return predicate();
    }

    private Condition nested(Supplier<Condition> inner) {
        if (++depth > MAX_DEPTH) {
            throw CatalogException.invalid("a query is nested at most " + MAX_DEPTH + " deep");
        }
        Condition condition = inner.get();
        depth--;
        return condition;
    }

    private Condition predicate() {
        countComparison();
        String name = name();
        if (takeWord("IS")) {
            boolean present = takeWord("NOT");
            requireWord("NULL");
            return negatedIf(present, new Condition.Missing(name));
        }
        boolean negated = takeWord("NOT");
        if (takeWord("LIKE")) {
            return negatedIf(negated, new Condition.Like(name, pattern()));
        }
        if (takeWord("BETWEEN")) {
            Literal low = literal();
            requireWord("AND");
            return negatedIf(negated, new Condition.Between(name, low, literal()));
        }
        if (takeWord("IN")) {
            return negatedIf(negated, new Condition.In(name, list()));
        }
        if (negated) {
            throw tokens.unexpected("LIKE, BETWEEN or IN");
        }
        return new Condition.Comparison(name, comparator(), literal());
    }

    private static Condition negatedIf(boolean negated, Condition condition) {
        return negated ? new Condition.Not(condition) : condition;
    }

    private String name() {
        if (tokens.kind() != Kind.WORD || WORDS.contains(upper())) {
            throw tokens.unexpected("the name of an attribute or field");
        }
        return tokens.take();
    }

    private Comparator comparator() {
        String sign = tokens.kind() == Kind.SIGN ? tokens.text() : "";
        for (Comparator comparator : Comparator.values()) {
            if (comparator.sign().equals(sign.equals("!=") ? "<>" : sign)) {
                tokens.take();
                return comparator;
            }
        }
        throw tokens.unexpected("a comparison");
    }

    private List<Literal> list() {
        requireSign("(");
        List<Literal> values = new ArrayList<>(List.of(literal()));
        while (takeSign(",")) {
            values.add(literal());
        }
        requireSign(")");
        return values;
    }

    private String pattern() {
        if (tokens.kind() != Kind.QUOTED) {
            throw tokens.unexpected("a pattern in quotation marks");
        }
        countValue();
        requireText();
        return tokens.take();
    }

    private Literal literal() {
        countValue();
        return switch (tokens.kind()) {
            case QUOTED -> {
                requireText();
                yield new Literal(Form.QUOTED, tokens.take());
            }
            case NUMBER -> new Literal(Form.NUMBER, tokens.take());
            case WORD -> {
                if (!upper().equals("TRUE") && !upper().equals("FALSE")) {
                    throw tokens.unexpected("a value (texts and dates are quoted)");
                }
                yield new Literal(Form.BOOLEAN, tokens.take().toLowerCase(Locale.ROOT));
            }
            case SIGN, END -> throw tokens.unexpected("a value");
        };
    }

    /** Nothing is ever the empty text, and databases differ in what they make of it. */
    private void requireText() {
        if (tokens.text().isEmpty()) {
            throw tokens.unexpected("a text that is not empty");
        }
    }

    private void countComparison() {
        if (++comparisons > Query.MAX_COMPARISONS) {
            throw CatalogException.invalid("a query holds at most %d comparisons; IN asks for many values at once"
                    .formatted(Query.MAX_COMPARISONS));
        }
    }

    private void countValue() {
        if (++values > Query.MAX_VALUES) {
            throw CatalogException.invalid("a query holds at most " + Query.MAX_VALUES + " values");
        }
    }

    private String upper() {
        return tokens.text().toUpperCase(Locale.ROOT);
    }

    private boolean takeWord(String word) {
        return takeIf(tokens.kind() == Kind.WORD && upper().equals(word));
    }

    private boolean takeSign(String sign) {
        return takeIf(tokens.kind() == Kind.SIGN && tokens.text().equals(sign));
    }

    private boolean takeIf(boolean here) {
        if (here) {
            tokens.take();
        }
        return here;
    }

    private void requireWord(String word) {
        if (!takeWord(word)) {
            throw tokens.unexpected(word);
        }
    }

    private void requireSign(String sign) {
        if (!takeSign(sign)) {
            throw tokens.unexpected(sign);
        }
    }
}
