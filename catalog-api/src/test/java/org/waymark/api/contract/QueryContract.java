package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.api.ErrorCode.INVALID_ARGUMENT;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a query says of the attributes of entries. */
abstract class QueryContract extends AttributeSubject {

    QueryContract(CatalogFixture fixture) {
        super(fixture);
    }

    /** Of the four files, d has no attributes at all, and c lacks some. */
    @BeforeEach
    void filesWithAttributes() {
        governs("s", ".", "label:string", "run:int", "energy:float", "taken:date", "good:boolean");
        alice.sendsAtomically(
                alice.newFile("a", null),
                alice.newFile("b", null),
                alice.newFile("c", null),
                alice.newFile("d", null),
                values(
                        alice.at("a"),
                        "label",
                        "alpha",
                        "run",
                        "5",
                        "energy",
                        "0.1",
                        "taken",
                        "2026-11-21",
                        "good",
                        "true"),
                values(
                        alice.at("b"),
                        "label",
                        "beta",
                        "run",
                        "-6",
                        "energy",
                        "6500",
                        "taken",
                        "2026-11-21T12:00:00.001Z",
                        "good",
                        "false"),
                values(alice.at("c"), "label", "Gamma", "run", "7"));
    }

    private static List<String> paths(String names) {
        return names.isEmpty() ? List.of() : List.of(names.split(" "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "$run = 5|a",
                "$run <> 5|b c",
                "$run != 5|b c",
                "$run < 5|b",
                "$run <= 5|a b",
                "$run > 5|c",
                "$run >= 5|a c",
                "$run = -6|b",
                "$run = +007|c",
                "$run IN (5, 7, 9)|a c",
                "$run NOT IN (5, 7, 9)|b",
                "$run BETWEEN -6 AND 5|a b",
                "$run NOT BETWEEN -6 AND 5|c",
                "$run BETWEEN 5 AND -6|``",
                "$run IS NULL|. d",
                "$run IS NOT NULL|a b c"
            })
    void wholeNumbersAreCompared(String query, String found) {
        assertThat(found(query)).isEqualTo(paths(found));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "$energy = 0.1|a",
                "$energy = 1e-1|a",
                "$energy = .10000000000000001|a",
                "$energy = 0.1000000000000001|``",
                "$energy <> 0.1|b",
                "$energy < 6500|a",
                "$energy <= 6500.0|a b",
                "$energy > 0.1|b",
                "$energy >= 65e2|b",
                "$energy > -1.7976931348623157E308|a b",
                "$energy IN (1, 6500)|b",
                "$energy NOT IN (1, 6500)|a",
                "$energy BETWEEN 0 AND 1|a",
                "$energy NOT BETWEEN 0 AND 1|b",
                "$energy IS NULL|. c d"
            })
    void floatsAreCompared(String query, String found) {
        assertThat(found(query)).isEqualTo(paths(found));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "$taken = '2026-11-21'|a",
                "$taken = '2026-11-21T00:00:00Z'|a",
                "$taken = '2026-11-21T02:00:00+02:00'|a",
                "$taken = \"2026-11-21T12:00:00.001Z\"|b",
                "$taken = '2026-11-21T12:00:00Z'|``",
                "$taken <> '2026-11-21'|b",
                "$taken < '2026-11-21T12:00:00.001Z'|a",
                "$taken <= '2026-11-21T12:00:00.001Z'|a b",
                "$taken > '2026-11-21'|b",
                "$taken >= '2026-11-21'|a b",
                "$taken IN ('2026-11-21', '2020-01-01')|a",
                "$taken NOT IN ('2026-11-21', '2020-01-01')|b",
                "$taken BETWEEN '2026-11-21' AND '2026-11-22'|a b",
                "$taken BETWEEN '2026-11-21T00:00:00.001Z' AND '2026-11-22'|b",
                "$taken NOT BETWEEN '0001-01-01' AND '2026-11-21'|b",
                "$taken IS NOT NULL|a b"
            })
    void datesAreComparedAsPointsInTime(String query, String found) {
        assertThat(found(query)).isEqualTo(paths(found));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "$good = TRUE|a",
                "$good = true|a",
                "$good = 'true'|a",
                "$good = 'TRUE'|a",
                "$good = FALSE|b",
                "$good <> TRUE|b",
                "$good <> FALSE|a",
                "NOT $good = TRUE|b",
                "$good IS NULL|. c d",
                "$good IS NOT NULL|a b"
            })
    void booleansAreEqualOrNot(String query, String found) {
        assertThat(found(query)).isEqualTo(paths(found));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "$label = 'alpha'|a",
                "$label = \"alpha\"|a",
                "$label = 'Alpha'|``",
                "$label = 'alpha '|``",
                "$label <> 'alpha'|b c",
                "$label < 'beta'|a c",
                "$label <= 'beta'|a b c",
                "$label > 'Z'|a b",
                "$label >= 'Gamma'|a b c",
                "$label IN ('alpha', 'Gamma', '5')|a c",
                "$label NOT IN ('alpha', 'Gamma', '5')|b",
                "$label BETWEEN 'a' AND 'b'|a",
                "$label NOT BETWEEN 'a' AND 'b'|b c",
                "$label IS NULL|. d",
                "$label IS NOT NULL|a b c"
            })
    void textsAreComparedByTheirBytes(String query, String found) {
        assertThat(found(query)).isEqualTo(paths(found));
    }

    @Test
    void textsOfAllScriptsAreInTheOrderOfTheirBytes() {
        List<String> ordered = List.of(" ", "!", "A", "Z", "_", "a", "z", "~", "ß", "é", "日", "\uff5e", "😀");
        alice.mkdir("t");
        for (int i = 0; i < ordered.size(); i++) {
            String file = "t/%02d".formatted(i);
            alice.create(file);
            sets(alice, file, "label", ordered.get(i));
        }
        for (int i = 0; i < ordered.size(); i++) {
            int first = i;
            assertThat(found("$label >= '" + ordered.get(i) + "' AND name < 'a'"))
                    .isEqualTo(IntStream.range(first, ordered.size())
                            .mapToObj("t/%02d"::formatted)
                            .toList());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "$run = 5 OR $run = 7 AND $label = 'none'|a",
                "($run = 5 OR $run = 7) AND $label = 'none'|``",
                "$run = 5 AND $good = TRUE OR $run = 7|a c",
                "NOT $run = 5 AND $label = 'beta'|b",
                "NOT ($run = 5 AND $label = 'beta')|a b c",
                "NOT ($run = 5 OR $label = 'beta')|c",
                "NOT NOT $run = 5|a",
                "NOT (NOT $run = 5 OR $label = 'beta')|a",
                "NOT ($run BETWEEN 0 AND 6 OR $label LIKE 'G%')|b",
                "$run BETWEEN 0 AND 6 AND $label = 'alpha'|a",
                "(((($run = 5))))|a",
                "$run=5OR $run=7|a c",
                "$run = 5 or Not $run In (5,-6) aNd $label Like '%'|a c"
            })
    void notBindsBeforeAndAndAndBeforeOr(String query, String found) {
        assertThat(found(query)).isEqualTo(paths(found));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "NOT $energy = 0.1|b",
                "NOT $energy <> 0.1|a",
                "NOT $energy > 1|a",
                "NOT $energy IN (0.1)|b",
                "NOT $energy NOT IN (0.1)|a",
                "NOT $energy BETWEEN 0 AND 1|b",
                "NOT $label LIKE 'a%'|b c",
                "NOT $good = TRUE|b",
                "$energy = 0.1 OR NOT $energy = 0.1|a b",
                "NOT ($energy = 0.1 AND $run = 5)|b c",
                "NOT ($energy = 0.1 AND $run = 7)|a b",
                "NOT ($energy = 0.1 OR $run = 5)|b",
                "NOT ($energy = 0.1 OR $run IS NULL)|b",
                "NOT (NOT ($energy = 0.1 AND $run = 7))|``",
                "NOT ($energy IS NULL)|a b",
                "NOT ($energy IS NOT NULL)|. c d",
                "NOT ($energy IS NULL AND $run IS NULL)|a b c",
                "NOT ($energy = 0.1 AND $run IS NULL)|a b c",
                "$energy IS NULL AND $run = 7|c",
                "$energy = 0.1 OR $run = 7|a c",
                "$energy <> 0.1 OR $energy IS NULL|. b c d"
            })
    void whatAnEntryLacksHoldsNeitherPlainNorNegated(String query, String found) {
        assertThat(found(query)).isEqualTo(paths(found));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "alpha|a",
                "a%|a",
                "%a|a b c",
                "%l%h%|a",
                "%|a b c",
                "_____|a c",
                "_e__|b",
                "____|b",
                "A%|``",
                "g%|``",
                "lph|``",
                "%%ph_|a"
            })
    void aPatternHasAnyCharactersAndAnyOneCharacter(String pattern, String found) {
        assertThat(found("$label LIKE '" + pattern + "'")).isEqualTo(paths(found));
    }

    @Test
    void aPatternMatchesWhatIsSpecialInItWhereThatIsEscaped() {
        List<String> texts = List.of(
                "100%", "100 percent", "a_b", "axb", "a\\b", "a\\\\b", "it's", "[x]", "x*", "é😀", "a\nb", ".x");
        alice.mkdir("t");
        for (int i = 0; i < texts.size(); i++) {
            alice.create("t/" + i);
            sets(alice, "t/" + i, "label", texts.get(i));
        }
        assertThat(like("100\\%")).containsExactly("100%");
        assertThat(like("100%")).containsExactly("100%", "100 percent");
        assertThat(like("a\\_b")).containsExactly("a_b");
        assertThat(like("a_b")).containsExactly("a_b", "axb", "a\\b", "a\nb");
        assertThat(like("a\\\\b")).containsExactly("a\\b");
        assertThat(like("a\\\\\\\\b")).containsExactly("a\\\\b");
        assertThat(like("a\\\\%")).containsExactly("a\\b", "a\\\\b");
        assertThat(like("%''%")).containsExactly("it's");
        assertThat(like("[x]")).containsExactly("[x]");
        assertThat(like("x*")).containsExactly("x*");
        assertThat(like(".x")).containsExactly(".x");
        assertThat(like("é_")).containsExactly("é😀");
        assertThat(like("%😀")).containsExactly("é😀");
        assertThat(like("a%b")).containsExactly("a_b", "axb", "a\\b", "a\\\\b", "a\nb");
    }

    /** The texts below t that match a pattern. */
    private List<String> like(String pattern) {
        return found(alice, alice.at("t"), "$label LIKE '" + pattern + "'", 100).stream()
                .sorted((a, b) -> Integer.compare(number(a), number(b)))
                .map(path -> valuesOf(path).get("label"))
                .toList();
    }

    private static int number(String path) {
        return Integer.parseInt(path.substring(path.indexOf('/') + 1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "' OR '1'='1",
                "'; DROP TABLE entry; --",
                "x') OR 1=1 --",
                "\\' OR 1=1 --",
                "/* x */",
                "${jndi:x} #{x} :x ? {fn x()}",
                "\\",
                "\\\\",
                "a\nb\tc",
                "\"double\"",
                "%",
                "_",
                "NULL",
                "<a href='x'>&amp;</a>",
                "日本 😀 \u202e é e\u0301"
            })
    void everyTextIsFoundAsItself(String text) {
        alice.create("odd");
        sets(alice, "odd", "label", text);
        String single = "'" + text.replace("'", "''") + "'";
        String marks = "\"" + text.replace("\"", "\"\"") + "\"";
        assertThat(found("$label = " + single)).containsExactly("odd");
        assertThat(found("$label = " + marks)).containsExactly("odd");
        assertThat(found("$label IN ('x', " + single + ")")).containsExactly("odd");
        assertThat(found("$label BETWEEN " + single + " AND " + marks)).containsExactly("odd");
        assertThat(found("$label <> " + single)).containsExactly("a", "b", "c");
        assertThat(found("$label LIKE '%"
                        + text.replaceAll("([%_\\\\])", "\\\\$1").replace("'", "''") + "%'"))
                .containsExactly("odd");
    }

    @Test
    void theExtremesOfNumbersAreFoundExactly() {
        sets(alice, "a", "run", "9223372036854775807", "energy", "1.7976931348623157e308");
        sets(alice, "b", "run", "-9223372036854775808", "energy", "4.9e-324");
        assertThat(found("$run = 9223372036854775807")).containsExactly("a");
        assertThat(found("$run = 9223372036854775806")).isEmpty();
        assertThat(found("$run <= -9223372036854775808")).containsExactly("b");
        assertThat(found("$energy = 1.7976931348623157e308")).containsExactly("a");
        assertThat(found("$energy = 4.9e-324")).containsExactly("b");
        assertThat(found("$energy > 0 AND $energy < 1e-300")).containsExactly("b");
        sets(alice, "c", "energy", "-0.0");
        assertThat(found("$energy = 0")).containsExactly("c");
        assertThat(found("$energy = -0.0")).containsExactly("c");
    }

    @Test
    void theLongestTextIsFound() {
        String longest = "é".repeat(511) + "xy";
        sets(alice, "d", "label", longest);
        assertThat(found("$label = '" + longest + "'")).containsExactly("d");
        assertThat(found("$label = '" + longest.substring(1) + "'")).isEmpty();
        assertThat(found("$label LIKE '%xy'")).containsExactly("d");
    }

    @Test
    void aThousandValuesAreAsked() {
        String values = IntStream.range(0, 1_000).mapToObj(i -> "" + (i - 6)).collect(Collectors.joining(","));
        assertThat(found("$run IN (" + values + ")")).containsExactly("a", "b", "c");
        assertThat(found("$run NOT IN (" + values + ")")).isEmpty();
        String alternatives =
                IntStream.range(0, 50).mapToObj(i -> "$run = " + (i + 7)).collect(Collectors.joining(" OR "));
        assertThat(found(alternatives)).containsExactly("c");
        String texts = IntStream.range(0, 500).mapToObj(i -> "'x" + i + "'").collect(Collectors.joining(","));
        assertThat(found("$label NOT IN (" + texts + ") AND $run IS NOT NULL")).containsExactly("a", "b", "c");
    }

    @Test
    void aDeeplyNestedQuestionIsAnswered() {
        String deep = "$run = 7";
        for (int i = 0; i < 20; i++) {
            deep = "NOT (" + deep + " OR $run = " + i + ")";
        }
        assertThat(found(deep)).isEmpty();
        assertThat(found("NOT (" + deep + ")")).containsExactly("a", "b", "c");
        assertThat(found("(".repeat(49) + "$run = 7" + ")".repeat(49))).containsExactly("c");
    }

    @Test
    void aNewValueIsFoundAtOnceAndTheOldOneNoMore() {
        sets(alice, "a", "run", "500");
        assertThat(found("$run = 500")).containsExactly("a");
        assertThat(found("$run = 5")).isEmpty();
        clears(alice, "a", "run");
        assertThat(found("$run = 500")).isEmpty();
        assertThat(found("$run IS NULL")).containsExactly(".", "a", "d");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "$unheard = 5",
                "$unheard IS NULL",
                "NOT $unheard LIKE 'x'",
                "$run = 5 OR $unheard = 6",
                "unheard.of.by.anybody = 1",
                "$run = '5'",
                "$run = 5.0",
                "$run = 5e0",
                "$run = TRUE",
                "$run < 9223372036854775808",
                "$run IN (5, 5.5)",
                "$run BETWEEN 5 AND '6'",
                "$run LIKE '5'",
                "$energy = '0.1'",
                "$energy = TRUE",
                "$energy < 1e999",
                "$energy NOT LIKE '0%'",
                "$taken = 2026",
                "$taken = 'yesterday'",
                "$taken = '2026-02-30'",
                "$taken = '2026-11-21T10:15:30'",
                "$taken > TRUE",
                "$taken LIKE '2026%'",
                "$taken BETWEEN '2026-11-21' AND 'x'",
                "$good = 1",
                "$good = 'yes'",
                "$good < TRUE",
                "$good >= FALSE",
                "$good BETWEEN FALSE AND TRUE",
                "$good LIKE 'true'",
                "$label = 5",
                "$label = TRUE",
                "$label = ''",
                "$label IN ('x', 5)",
                "$label BETWEEN 1 AND 2"
            })
    void whatDoesNotFitTheTypesIsRefused(String query) {
        refused(INVALID_ARGUMENT, () -> found(query));
    }
}
