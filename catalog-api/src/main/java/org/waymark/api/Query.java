package org.waymark.api;

/**
 * A question about entries, by their attributes and {@link EntryField}s: comparisons ({@code = <> != < <= > >=}),
 * {@code [NOT] LIKE}, {@code [NOT] BETWEEN .. AND ..}, {@code [NOT] IN (..)}, {@code IS [NOT] NULL}, put together by
 * {@code NOT}, {@code AND}, {@code OR} and parentheses. Texts and dates are in quotation marks of either kind, doubled to stand
 * for themselves.
 *
 * @param text as it was written
 */
public record Query(String text, Condition condition) {

    public static final int MAX_BYTES = 16_384;

    /** How many comparisons a query can hold: the time in which a database plans it grows with the cube of this. */
    public static final int MAX_COMPARISONS = 50;

    /** How many values its comparisons can name together. */
    public static final int MAX_VALUES = 1_000;

    /** @throws CatalogException INVALID_ARGUMENT, saying where, if it is not a query */
    public static Query parse(String text) {
        Limits.requireText("a query", text, MAX_BYTES);
        return new Query(text, new QueryParser(text).parse());
    }

    @Override
    public String toString() {
        return text;
    }
}
