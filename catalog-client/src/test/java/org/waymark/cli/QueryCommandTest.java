package org.waymark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.waymark.cli.text.Words;

class QueryCommandTest {

    private final Waymark waymark = new Waymark(new MemoryCatalog());

    @BeforeEach
    void runs() {
        waymark.outputOf("schema create detector run:int site:string energy:float checked:boolean taken:date");
        waymark.outputOf("mkdir -p /grid/raw /other");
        waymark.outputOf("schema set detector /");
        waymark.outputOf("register --size 10 /grid/raw/f1");
        waymark.outputOf("register --size 20 /grid/raw/f2");
        waymark.outputOf("register --size 30 /grid/raw/f3");
        waymark.outputOf("register --size 40 /other/f4");
        waymark.outputOf("setattr run=1 site=CERN energy=6.5 checked=true taken=2026-01-01 /grid/raw/f1");
        waymark.outputOf("setattr run=2 site=CERN-T0 energy=7 checked=false taken=2026-02-01 /grid/raw/f2");
        waymark.outputOf("setattr run=10 site=100%_DESY /grid/raw/f3 /other/f4");
    }

    private String found(String options, String expression) {
        return waymark.outputOf("query " + options + " " + Words.quote(expression));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    run = 2                                         | f2
                    run <> 2                                        | f1 f3 f4
                    NOT run = 2                                     | f1 f3 f4
                    run > 2                                         | f3 f4
                    run >= 2 and run < 10                           | f2
                    run BETWEEN 1 AND 2                             | f1 f2
                    run NOT IN (1, 10)                              | f2
                    energy < 1e1                                    | f1 f2
                    energy IS NULL AND kind = 'file'                | f3 f4
                    energy IS NOT NULL                              | f1 f2
                    site LIKE 'CERN%'                               | f1 f2
                    site NOT LIKE 'CERN%'                           | f3 f4
                    site LIKE 'CER_'                                | f1
                    site LIKE '100\\%\\_%'                          | f3 f4
                    checked = TRUE                                  | f1
                    taken >= '2026-01-15' OR run = 1                | f1 f2
                    (run = 1 OR run = 2) AND NOT site = 'CERN'      | f2
                    energy > 7 OR name = 'f3'                       | f3
                    NOT (energy > 7 AND kind = 'file')              | grid other raw / f1 f2
                    size > 20 AND owner = 'alice' AND created < '2027-01-01' | f3 f4
                    guid = '00000000-0000-0000-0000-000000000001'   | f1
                    run = 3                                         | ``
                    """)
    void expressionsSelect(String expression, String names) {
        assertThat(found("", expression).lines().map(QueryCommandTest::name))
                .containsExactlyInAnyOrder(names.isEmpty() ? new String[0] : names.split(" "));
    }

    private static String name(String lfn) {
        return lfn.equals("/") ? lfn : lfn.substring(lfn.lastIndexOf('/') + 1);
    }

    @Test
    void allPagesArePrinted() {
        assertThat(found("", "kind = 'file'")).isEqualTo("/grid/raw/f1\n/grid/raw/f2\n/grid/raw/f3\n/other/f4\n");
        assertThat(found("--limit 3", "kind = 'file'")).hasLineCount(3);
        assertThat(found("--limit 1", "kind = 'file'")).isEqualTo("/grid/raw/f1\n");
        assertThat(waymark.run("query --limit 0 'run = 1'")).isEqualTo(1);
    }

    @Test
    void basesAreGivenOrTheWorkingDirectory() {
        assertThat(found("-b /other", "run = 10")).isEqualTo("/other/f4\n");
        assertThat(found("-b /other --base /grid/r*", "run = 10")).isEqualTo("/other/f4\n/grid/raw/f3\n");
        assertThat(found("-b /grid/raw/f3", "run = 10")).isEqualTo("/grid/raw/f3\n");
        waymark.with("WAYMARK_LFN_HOME", "/grid");
        assertThat(found("", "run = 10")).isEqualTo("/grid/raw/f3\n");
        assertThat(found("-b raw", "run = 10")).isEqualTo("/grid/raw/f3\n");
    }

    @Test
    void aBaseThatFailsDoesNotStopTheOthers() {
        assertThat(waymark.run("query -b /nowhere -b /other 'run = 10'")).isEqualTo(1);
        assertThat(waymark.output()).isEqualTo("/other/f4\n");
        assertThat(waymark.errors()).isEqualTo("query: no such entry: /nowhere\n");
    }

    @Test
    void linesMayBeLongEndedByZeroOrJson() {
        assertThat(found("-l", "run = 2"))
                .isEqualTo("-rw-r--r--  alice    atlas              20 2026-11-21 08:53 /grid/raw/f2\n");
        assertThat(found("-0", "run < 3")).isEqualTo("/grid/raw/f1\0/grid/raw/f2\0");
        assertThat(found("--json", "run < 3"))
                .hasLineCount(2)
                .startsWith("{\"path\":\"/grid/raw/f1\",\"kind\":\"FILE\"");
    }

    @Test
    void whatIsNoQueryIsSaidBeforeAnythingIsAsked() {
        assertFails("run = ", "query: in the query, at character 7: the query ends where a value should be\n");
        assertFails("run == 5", "query: in the query, at character 6: there is = where a value should be\n");
        assertFails("colour = 5", "query: no such attribute: colour\n");
        assertFails("run = '5'", "query: no value of the type int: 5\n");
    }

    private void assertFails(String expression, String error) {
        assertThat(waymark.run("query " + Words.quote(expression))).isEqualTo(1);
        assertThat(waymark.errors()).isEqualTo(error);
        assertThat(waymark.output()).isEmpty();
    }
}
