package org.waymark.api;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words, values and signs of a query, one after the other. */
final class QueryTokens {

    /** What a token is. */
    enum Kind {
        WORD,
        NUMBER,
        QUOTED,
        SIGN,
        END
    }

    private static final Pattern BLANK = Pattern.compile("\\s*");
    private static final Pattern WORD = Pattern.compile("[A-Za-z_][A-Za-z0-9_.]*+");
    private static final Pattern NUMBER = Pattern.compile("[+-]?(?:\\d++(?:\\.\\d*+)?+|\\.\\d++)(?:[eE][+-]?\\d++)?+");
    private static final Pattern SIGN = Pattern.compile("<=|>=|<>|!=|[=<>(),]");

    private final String query;
    private final Matcher matcher;
    private int start;
    private int end;
    private Kind kind = Kind.END;
    private String text = "";

    QueryTokens(String query) {
        this.query = query;
        this.matcher = BLANK.matcher(query);
        advance();
    }

    Kind kind() {
        return kind;
    }

    /** The token; of a quoted one what is between the marks. */
    String text() {
        return text;
    }

    /** The token, going on to the next. */
    String take() {
        String taken = text;
        advance();
        return taken;
    }

    CatalogException unexpected(String wanted) {
        String found =
                kind == Kind.END ? "the query ends" : "there is " + EntryName.printable(query.substring(start, end));
        return CatalogException.invalid(
                "in the query, at character %d: %s where %s should be".formatted(position(), found, wanted));
    }

    /** Where the token begins, counted from 1. */
    private int position() {
        return query.codePointCount(0, start) + 1;
    }

    private void advance() {
        looksAt(BLANK, end);
        start = matcher.end();
        if (start == query.length()) {
            set(Kind.END, start);
        } else if (query.charAt(start) == '\'' || query.charAt(start) == '"') {
            quoted(query.charAt(start));
        } else if (looksAt(NUMBER, start)) {
            set(Kind.NUMBER, matcher.end());
        } else if (looksAt(WORD, start)) {
            set(Kind.WORD, matcher.end());
        } else if (looksAt(SIGN, start)) {
            set(Kind.SIGN, matcher.end());
        } else {
            end = query.offsetByCodePoints(start, 1);
            throw CatalogException.invalid("in the query, at character %d: what is %s?"
                    .formatted(position(), EntryName.printable(query.substring(start, end))));
        }
    }

    private boolean looksAt(Pattern pattern, int from) {
        return matcher.usePattern(pattern).region(from, query.length()).lookingAt();
    }

    private void set(Kind newKind, int newEnd) {
        kind = newKind;
        end = newEnd;
        text = query.substring(start, end);
    }

    private void quoted(char mark) {
        StringBuilder value = new StringBuilder();
        int at = start + 1;
        while (true) {
            int close = query.indexOf(mark, at);
            if (close < 0) {
                throw CatalogException.invalid(
                        "in the query, at character %d: the quotation does not end".formatted(position()));
            }
            value.append(query, at, close);
            at = close + 1;
            if (at == query.length() || query.charAt(at) != mark) {
                break;
            }
            value.append(mark);
            at++;
        }
        kind = Kind.QUOTED;
        end = at;
        text = value.toString();
    }
}
