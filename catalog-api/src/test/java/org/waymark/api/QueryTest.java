package org.waymark.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.waymark.api.Condition.Comparator.EQUAL;
import static org.waymark.api.Condition.Comparator.GREATER;
import static org.waymark.api.Condition.Comparator.LESS;
import static org.waymark.api.Condition.Comparator.NOT_EQUAL;
import static org.waymark.api.Condition.Literal.Form.BOOLEAN;
import static org.waymark.api.Condition.Literal.Form.NUMBER;
import static org.waymark.api.Condition.Literal.Form.QUOTED;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.waymark.api.Condition.All;
import org.waymark.api.Condition.Any;
import org.waymark.api.Condition.Between;
import org.waymark.api.Condition.Comparator;
import org.waymark.api.Condition.Comparison;
import org.waymark.api.Condition.In;
import org.waymark.api.Condition.Like;
import org.waymark.api.Condition.Literal;
import org.waymark.api.Condition.Missing;
import org.waymark.api.Condition.Not;

class QueryTest {

    private static Condition read(String text) {
        return Query.parse(text).condition();
    }

    private static Literal number(String text) {
        return new Literal(NUMBER, text);
    }

    private static Literal quoted(String text) {
        return new Literal(QUOTED, text);
    }

    private static Comparison is(String name, String value) {
        return new Comparison(name, EQUAL, number(value));
    }

    private static void refused(String text, String message) {
        assertThatExceptionOfType(CatalogException.class)
                .isThrownBy(() -> Query.parse(text))
                .withMessageContaining(message)
                .extracting(CatalogException::code)
                .isEqualTo(ErrorCode.INVALID_ARGUMENT);
    }

    @Test
    void keepsItsText() {
        assertThat(Query.parse(" a=1 ").text()).isEqualTo(" a=1 ");
        assertThat(Query.parse(" a=1 ")).hasToString(" a=1 ");
    }

    @ParameterizedTest
    @EnumSource(Comparator.class)
    void comparesByEverySign(Comparator comparator) {
        assertThat(read("a" + comparator.sign() + "1")).isEqualTo(new Comparison("a", comparator, number("1")));
        assertThat(comparator.negated()).isNotEqualTo(comparator);
        assertThat(comparator.negated().negated()).isEqualTo(comparator);
    }

    @Test
    void unequalHasTwoSigns() {
        assertThat(read("a != 1")).isEqualTo(read("a <> 1"));
        assertThat(read("a <> 1")).isEqualTo(new Comparison("a", NOT_EQUAL, number("1")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "+1", "1.5", ".5", "5.", "1e3", "-1.5E-10", "99999999999999999999"})
    void numbersStandBare(String number) {
        assertThat(read("a = " + number)).isEqualTo(new Comparison("a", EQUAL, number(number)));
    }

    @Test
    void aNumberMayFollowASignAtOnce() {
        assertThat(read("a<-1")).isEqualTo(new Comparison("a", LESS, number("-1")));
        assertThat(read("a>.5AND b=+2"))
                .isEqualTo(new All(List.of(new Comparison("a", GREATER, number(".5")), is("b", "+2"))));
    }

    @ParameterizedTest
    @CsvSource({"TRUE, true", "true, true", "False, false"})
    void booleansStandBareInAnyLetterCase(String word, String value) {
        assertThat(read("a = " + word)).isEqualTo(new Comparison("a", EQUAL, new Literal(BOOLEAN, value)));
    }

    @Test
    void textsStandInMarksOfEitherKindDoubledForThemselves() {
        assertThat(read("a = 'it''s \"so\"'")).isEqualTo(new Comparison("a", EQUAL, quoted("it's \"so\"")));
        assertThat(read("a = \"it's \"\"so\"\"\"")).isEqualTo(new Comparison("a", EQUAL, quoted("it's \"so\"")));
        assertThat(read("a = ''''")).isEqualTo(new Comparison("a", EQUAL, quoted("'")));
        assertThat(read("a = 'a\nb 😀 \\'")).isEqualTo(new Comparison("a", EQUAL, quoted("a\nb 😀 \\")));
    }

    @Test
    void wordsInMarksAreTexts() {
        assertThat(read("a = 'x OR 1=1'")).isEqualTo(new Comparison("a", EQUAL, quoted("x OR 1=1")));
        assertThat(read("a = '); DROP TABLE entry; --'"))
                .isEqualTo(new Comparison("a", EQUAL, quoted("); DROP TABLE entry; --")));
    }

    @Test
    void wordsOfTheLanguageHaveAnyLetterCaseAndNamesTheirOwn() {
        assertThat(read("Run between 1 and 2 Or run Is noT nulL"))
                .isEqualTo(new Any(List.of(new Between("Run", number("1"), number("2")), new Not(new Missing("run")))));
    }

    @Test
    void aNameMayBeginLikeAWordOfTheLanguage() {
        assertThat(read("android = 1 and notes is null or inn in (1)"))
                .isEqualTo(new Any(List.of(
                        new All(List.of(is("android", "1"), new Missing("notes"))),
                        new In("inn", List.of(number("1"))))));
        assertThat(read("a.b_C9 = 1")).isEqualTo(is("a.b_C9", "1"));
    }

    @Test
    void knowsThePredicatesAndTheirNegations() {
        assertThat(read("a LIKE 'x%'")).isEqualTo(new Like("a", "x%"));
        assertThat(read("a NOT LIKE 'x%'")).isEqualTo(new Not(new Like("a", "x%")));
        assertThat(read("a IN (1,2)")).isEqualTo(new In("a", List.of(number("1"), number("2"))));
        assertThat(read("a NOT IN ('x')")).isEqualTo(new Not(new In("a", List.of(quoted("x")))));
        assertThat(read("a BETWEEN 1 AND 2")).isEqualTo(new Between("a", number("1"), number("2")));
        assertThat(read("a NOT BETWEEN 1 AND 2")).isEqualTo(new Not(new Between("a", number("1"), number("2"))));
        assertThat(read("a IS NULL")).isEqualTo(new Missing("a"));
        assertThat(read("a IS NOT NULL")).isEqualTo(new Not(new Missing("a")));
    }

    @Test
    void orBindsWeakestThenAndThenNot() {
        assertThat(read("a=1 OR b=2 AND NOT c=3 OR d=4"))
                .isEqualTo(new Any(List.of(
                        is("a", "1"), new All(List.of(is("b", "2"), new Not(is("c", "3")))), is("d", "4"))));
        assertThat(read("NOT a=1 AND b=2")).isEqualTo(new All(List.of(new Not(is("a", "1")), is("b", "2"))));
    }

    @Test
    void parenthesesBindFirst() {
        assertThat(read("(a=1 OR b=2) AND NOT (c=3 AND d=4)"))
                .isEqualTo(new All(List.of(
                        new Any(List.of(is("a", "1"), is("b", "2"))),
                        new Not(new All(List.of(is("c", "3"), is("d", "4")))))));
        assertThat(read("((a=1))")).isEqualTo(is("a", "1"));
    }

    @Test
    void theAndOfBetweenIsItsOwn() {
        assertThat(read("a BETWEEN 1 AND 2 AND b=3"))
                .isEqualTo(new All(List.of(new Between("a", number("1"), number("2")), is("b", "3"))));
    }

    @Test
    void notMayBeSaidOfNot() {
        assertThat(read("NOT NOT a NOT IN (1)"))
                .isEqualTo(new Not(new Not(new Not(new In("a", List.of(number("1")))))));
    }

    @Test
    void blanksDoNotCount() {
        assertThat(read("\t(a\n=\r\n1 )\f")).isEqualTo(read("(a=1)"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "``|1: the query ends where the name",
                "`   `|4: the query ends where the name",
                "a|2: the query ends where a comparison",
                "a =|4: the query ends where a value",
                "= 1|1: there is = where the name",
                "a b|3: there is b where a comparison",
                "a == 1|4: there is = where a value",
                "a = b|5: there is b where a value (texts and dates are quoted)",
                "a = NULL|5: there is NULL where a value",
                "a = (1)|5: there is ( where a value",
                "a = 1 b = 2|7: there is b where AND, OR or the end",
                "a = 1)|6: there is ) where AND, OR or the end",
                "(a = 1|7: the query ends where )",
                "()|2: there is ) where the name",
                "a = 1 AND|10: the query ends where the name",
                "a = 1 OR OR b = 2|10: there is OR where the name",
                "NOT|4: the query ends where the name",
                "a NOT = 1|7: there is = where LIKE, BETWEEN or IN",
                "a NOT IS NULL|7: there is IS where LIKE, BETWEEN or IN",
                "a IS 1|6: there is 1 where NULL",
                "a IS NOT 1|10: there is 1 where NULL",
                "a LIKE 5|8: there is 5 where a pattern",
                "a LIKE x|8: there is x where a pattern",
                "a BETWEEN 1 OR 2|13: there is OR where AND",
                "a BETWEEN 1 AND|16: the query ends where a value",
                "a IN 1|6: there is 1 where (",
                "a IN ()|7: there is ) where a value",
                "a IN (1 2)|9: there is 2 where )",
                "a IN (1,)|9: there is ) where a value",
                "a IN (1|8: the query ends where )",
                "1 = 1|1: there is 1 where the name",
                "'a' = 1|1: there is 'a' where the name",
                "a = 5x|6: there is x where AND, OR or the end",
                "a = 1; b = 2|6: what is ;?",
                "a = 1 -- b|7: what is -?",
                "a = 1 /* b */|7: what is /?",
                "a = @x|5: what is @?",
                "a = 😀|5: what is 😀?",
                "a = ''|5: there is '' where a text that is not empty",
                "a LIKE \"\"|8: there is \"\" where a text that is not empty",
                "a IN ('x', '')|12: there is '' where a text that is not empty",
                "a = 'x|5: the quotation does not end",
                "a = 'x''|5: the quotation does not end",
                "a = \"x'|5: the quotation does not end",
                "a = '😀' b|9: there is b where AND, OR or the end",
                "a\u00a0= 1|2: what is"
            })
    void anErrorSaysWhereAndWhat(String text, String message) {
        refused(text, "at character " + message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"and", "or", "not", "like", "between", "in", "is", "null", "true", "false"})
    void aWordOfTheLanguageIsNoName(String word) {
        refused(word + " = 1", "in the query, at character");
        refused("a = 1 AND " + word + " IS NULL", "in the query, at character");
    }

    @Test
    void aPatternEscapesOnlyWhatIsSpecialInIt() {
        assertThat(read("a LIKE '\\%\\_\\\\'")).isEqualTo(new Like("a", "\\%\\_\\\\"));
        for (String pattern : List.of("\\", "x\\", "\\x", "\\\\\\", "%\\'' ")) {
            refused("a LIKE '" + pattern + "'", "in a pattern");
        }
        assertThat(read("a = '\\x'")).isEqualTo(new Comparison("a", EQUAL, quoted("\\x")));
    }

    @Test
    void hasUpTo16KilobytesWithoutWhatCannotBeKept() {
        String frame = "a = ''";
        String fits = "é".repeat((Query.MAX_BYTES - frame.length()) / 2);
        assertThat(read("a = '" + fits + "'")).isEqualTo(new Comparison("a", EQUAL, quoted(fits)));
        refused("a = '" + fits + "x'", "16384 bytes");
        refused("a = '\0'", "cannot be kept");
        refused("a = '\ud800'", "cannot be kept");
    }

    @Test
    void hasUpToAThousandValues() {
        String all = IntStream.range(0, Query.MAX_VALUES).mapToObj(i -> "1").collect(Collectors.joining(","));
        assertThat(read("a IS NULL OR a IN (" + all + ")")).isInstanceOf(Any.class);
        refused("a IN (" + all + ",1)", "at most 1000 values");
        refused("a = 1 OR a IN (" + all + ")", "at most 1000 values");
        refused("a LIKE 'x' OR a IN (" + all + ")", "at most 1000 values");
    }

    @Test
    void hasUpToFiftyComparisons() {
        for (String one : List.of("a=1", "a LIKE 'x'", "a IS NULL", "NOT (a BETWEEN 1 AND 2)", "a IN (1, 2)")) {
            String most = String.join(" OR ", Collections.nCopies(Query.MAX_COMPARISONS, one));
            assertThat(read(most)).isInstanceOf(Any.class);
            refused(most + " AND " + one, "at most 50 comparisons");
            refused("(" + one + ") OR " + most, "at most 50 comparisons");
        }
    }

    @Test
    void isNestedUpTo50Deep() {
        assertThat(read("(".repeat(50) + "a=1" + ")".repeat(50))).isEqualTo(is("a", "1"));
        assertThat(read("NOT ".repeat(50) + "a=1")).isInstanceOf(Not.class);
        refused("(".repeat(51) + "a=1" + ")".repeat(51), "50 deep");
        refused("NOT ".repeat(51) + "a=1", "50 deep");
        refused("(".repeat(Query.MAX_BYTES), "50 deep");
    }

    @Test
    void depthIsCountedWhereItIsNotOverall() {
        String deep = "(".repeat(40) + "a=1" + ")".repeat(40);
        assertThat(read(deep + " AND " + deep + " OR NOT " + deep)).isInstanceOf(Any.class);
    }

    @ParameterizedTest
    @Timeout(10)
    @ValueSource(
            strings = {"'", "''", "\\", "9", "a", " ", "(", "NOT ", "<", "a.", "1e", "-", "a=1 AND ", "a LIKE '\\\\"})
    void aTextOfAnyKindIsReadOrRefusedAtOnce(String part) {
        String text = part.repeat(Query.MAX_BYTES / part.length());
        assertThatExceptionOfType(CatalogException.class).isThrownBy(() -> Query.parse(text));
        assertThatExceptionOfType(CatalogException.class)
                .isThrownBy(() -> Query.parse("a = 1 OR " + text.substring(9)));
    }
}
