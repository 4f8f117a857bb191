package org.waymark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.waymark.api.AttributeType;
import org.waymark.api.Message;

class AttributeCommandsTest {

    private final MemoryCatalog catalog = new MemoryCatalog();
    private final Waymark waymark = new Waymark(catalog);

    @BeforeEach
    void filesBelowASchema() {
        waymark.outputOf("schema create detector run:int energy:float");
        waymark.outputOf("mkdir -p /grid/raw /plain");
        waymark.outputOf("create /grid/raw/a /grid/raw/b /plain/c");
        waymark.outputOf("schema set detector /grid");
    }

    private void assertFails(String line, String errors) {
        assertThat(waymark.run(line)).as(line).isEqualTo(1);
        assertThat(waymark.errors()).isEqualTo(errors);
    }

    private Message lastMessage() {
        return catalog.messages().get(catalog.messages().size() - 1);
    }

    @Test
    void getattrShowsWhatIsSetOneALine() {
        waymark.outputOf("setattr run=42 energy=7 /grid/raw/a");
        assertThat(waymark.outputOf("getattr /grid/raw/a")).isEqualTo("energy=7.0\nrun=42\n");
        assertThat(waymark.outputOf("getattr -n run /grid/raw/a")).isEqualTo("run=42\n");
        assertThat(waymark.outputOf("getattr -n run --name energy /grid/raw/a")).isEqualTo("energy=7.0\nrun=42\n");
        assertThat(waymark.outputOf("getattr -n colour /grid/raw/a")).isEmpty();
        assertThat(waymark.outputOf("getattr /grid/raw/b")).isEmpty();
    }

    @Test
    void getattrHeadsEntriesWhenThereAreSeveral() {
        waymark.outputOf("setattr run=1 /grid/raw/a");
        assertThat(waymark.run("getattr '/grid/raw/*' /nowhere")).isEqualTo(1);
        assertThat(waymark.output()).isEqualTo("""
                        # file: /grid/raw/a
                        run=1

                        # file: /grid/raw/b

                        """);
        assertThat(waymark.errors()).isEqualTo("getattr: no such entry: /nowhere\n");
    }

    @Test
    void getattrSendsNothingToTheTerminalThatCouldHarmIt() {
        waymark.outputOf("schema add detector site:string");
        waymark.outputOf("setattr 'site=a\u001b[2Jb\nc' /grid/raw/a");
        assertThat(waymark.outputOf("getattr /grid/raw/a")).isEqualTo("site=a?[2Jb?c\n");
        assertThat(waymark.outputOf("lsattr /grid/raw/a")).endsWith("site    string   a?[2Jb?c\n\n");
        assertThat(waymark.outputOf("getattr --json /grid/raw/a"))
                .isEqualTo(
                        "{\"key\":\"/grid/raw/a\",\"value\":{\"path\":\"/grid/raw/a\",\"schema\":\"detector\","
                                + "\"attributes\":[{\"name\":\"site\",\"type\":\"string\",\"value\":\"a\\u001B[2Jb\\nc\"}]}}\n");
    }

    @Test
    void setattrSetsAllItsAttributesOnAllItsEntriesInOneMessage() {
        int before = catalog.messages().size();
        assertThat(waymark.outputOf("setattr -v run=5 energy=1e3 '/grid/raw/*' /grid"))
                .endsWith("\nchanged /grid/raw/a 00000000-0000-0000-0000-000000000001\n"
                        + "changed /grid/raw/b 00000000-0000-0000-0000-000000000002\nchanged /grid\n");
        assertThat(catalog.messages()).hasSize(before + 1);
        assertThat(waymark.outputOf("getattr /grid")).isEqualTo("energy=1000.0\nrun=5\n");
        assertThat(waymark.outputOf("setattr -v run=+5 /grid")).endsWith("\nunchanged /grid\n");
    }

    @Test
    void setattrTellsAttributesFromNames() {
        waymark.with("WAYMARK_LFN_HOME", "/grid");
        waymark.outputOf("create run=5 raw/energy=6");
        waymark.outputOf("setattr run=1 ./run=5");
        waymark.outputOf("setattr run=2 raw/energy=6 lfn:run=5");
        waymark.outputOf("setattr energy=2 /grid/run=5 run=5");
        assertThat(waymark.outputOf("getattr run=5")).isEqualTo("energy=2.0\nrun=2\n");
        assertThat(waymark.outputOf("getattr raw/energy=6")).isEqualTo("run=2\n");
    }

    @Test
    void setattrSaysWhatIsWrong() {
        assertFails(
                "setattr run=1 energy=2", "setattr: Illegal command line arguments: NAME=VALUE... LFN... is wanted\n");
        assertFails("setattr /grid /grid", "setattr: Illegal command line arguments: NAME=VALUE... LFN... is wanted\n");
        assertFails("setattr run=1 run=2 /grid", "setattr: Illegal command line arguments: run is set twice\n");
        assertFails("setattr run-1=5 /grid", "setattr: not a name for an attribute: run-1\n");
        assertFails("setattr =5 /grid", "setattr: not a name for an attribute: \n");
        assertFails("setattr run=x /grid", "setattr: no value of the type int: x\n");
        assertFails("setattr run=1 /plain", "setattr: the schema does not define run\n");
    }

    @Test
    void rmattrTakesSomeOrAllAway() {
        waymark.outputOf("setattr run=5 energy=1 /grid/raw/a /grid/raw/b");
        waymark.outputOf("rmattr -n run -n colour /grid/raw/a");
        assertThat(waymark.outputOf("getattr /grid/raw/a")).isEqualTo("energy=1.0\n");
        assertThat(waymark.outputOf("rmattr -v -n run /grid/raw/a")).contains("\nunchanged /grid/raw/a ");
        waymark.outputOf("rmattr -a /grid/raw/a /grid/raw/b /grid");
        assertThat(waymark.outputOf("getattr /grid/raw/a /grid/raw/b")).doesNotContain("=");
        assertThat(lastMessage().changes()).hasSize(2);
        assertFails("rmattr -a /nowhere /grid", "rmattr: no such entry: /nowhere\n");
    }

    @Test
    void rmattrWantsToBeToldWhatToTake() {
        String either = "rmattr: Illegal command line arguments: either -n or -a is wanted\n";
        assertFails("rmattr /grid", either);
        assertFails("rmattr -a -n run /grid", either);
    }

    @Test
    void lsattrTellsWhatMayBeSetAndWhatIs() {
        waymark.outputOf("schema create tape label:string");
        waymark.outputOf("setattr run=42 /grid/raw/a");
        waymark.outputOf("schema set tape /grid/raw");
        assertThat(waymark.outputOf("lsattr /grid/raw/a /grid /plain")).isEqualTo("""
                        # file: /grid/raw/a
                        # schema: tape
                        label  string
                        run    int      42  #not of the schema

                        # file: /grid
                        # schema: detector
                        energy  float
                        run     int

                        # file: /plain
                        # schema: -

                        """);
        assertThat(waymark.outputOf("lsattr --json /grid/raw/a"))
                .isEqualTo("{\"key\":\"/grid/raw/a\",\"value\":{\"path\":\"/grid/raw/a\",\"schema\":\"tape\","
                        + "\"attributes\":[{\"name\":\"label\",\"type\":\"string\",\"settable\":true},"
                        + "{\"name\":\"run\",\"type\":\"int\",\"value\":\"42\",\"settable\":false}]}}\n");
        assertFails("lsattr /nowhere", "lsattr: no such entry: /nowhere\n");
    }

    @Test
    void lsattrAsksForEachSchemaOnce() {
        waymark.outputOf("schema create tape");
        waymark.outputOf("schema set tape /plain");
        waymark.outputOf("lsattr /grid /grid/raw /plain /grid/raw/a /plain/c");
        assertThat(catalog.schemasDescribed()).containsExactly("detector", "tape");
    }

    @Test
    void schemasAreDefinedExtendedAndDropped() {
        waymark.outputOf("schema add detector calibrated:boolean taken:date");
        assertThat(waymark.outputOf("schema show detector")).isEqualTo("""
                        # schema: detector
                        # owner: alice
                        calibrated:boolean
                        energy:float
                        run:int
                        taken:date

                        """);
        waymark.outputOf("schema remove detector calibrated energy");
        assertThat(waymark.outputOf("schema show --json detector"))
                .isEqualTo("{\"key\":\"detector\",\"value\":{\"name\":\"detector\",\"owner\":\"alice\",\"attributes\":"
                        + "[{\"name\":\"run\",\"type\":\"int\"},{\"name\":\"taken\",\"type\":\"date\"}]}}\n");
        waymark.outputOf("schema create empty");
        waymark.outputOf("schema create tape label:string");
        assertThat(waymark.outputOf("schema ls")).isEqualTo("detector\nempty\ntape\n");
        waymark.outputOf("schema drop empty tape");
        assertThat(waymark.outputOf("schema ls --json"))
                .startsWith("{\"name\":\"detector\",")
                .hasLineCount(1);
        assertThat(waymark.run("schema show tape detector")).isEqualTo(1);
        assertThat(waymark.errors()).isEqualTo("schema: no such schema: tape\n");
        assertThat(waymark.output()).startsWith("# schema: detector\n");
    }

    @Test
    void aSchemaGovernsUntilItIsUnset() {
        waymark.outputOf("setattr run=1 /grid/raw/a");
        waymark.outputOf("schema unset /grid");
        assertThat(waymark.outputOf("lsattr /grid/raw/a")).contains("# schema: -\n", "#not of the schema\n");
        assertThat(waymark.outputOf("schema -v unset /grid")).endsWith("\nunchanged /grid\n");
        assertFails("schema set nothing /grid", "schema: no such schema: nothing\n");
    }

    @Test
    void schemaSaysWhatItTakes() {
        String wanted = "schema: Illegal command line arguments: ";
        assertFails("schema", wanted + "create|add|remove|drop|ls|show|set|unset ... is wanted\n");
        assertFails("schema make x", wanted + "create|add|remove|drop|ls|show|set|unset ... is wanted, not make\n");
        assertFails("schema create", wanted + "NAME [ATTRIBUTE:TYPE...] is wanted\n");
        assertFails("schema add detector", wanted + "NAME ATTRIBUTE:TYPE... is wanted\n");
        assertFails("schema ls detector", wanted + "none are taken\n");
        assertFails("schema create x run", "schema: an attribute is defined as NAME:TYPE: run\n");
        assertFails(
                "schema create x run:number",
                "schema: an attribute is string, int, float, date or boolean, not number\n");
        assertFails(
                "schema create x size:int", "schema: a word of the query language cannot name an attribute: size\n");
        assertFails("schema create x run:int", "schema: already defined: run\n");
    }

    @Test
    void allOfThemCanBeLinesOfATransaction() {
        assertThat(waymark.runWith("""
                        schema create tape label:string
                        schema set tape /plain
                        setattr 'label=T 100' /plain/c
                        rmattr -n label /plain
                        """, "tx -")).as(waymark.errors()).isZero();
        assertThat(lastMessage().changes()).hasSize(4);
        assertThat(waymark.outputOf("getattr /plain/c")).isEqualTo("label=T 100\n");
        assertThat(waymark.runWith("setattr label=x /plain/c\nsetattr label=y /grid\n", "tx -"))
                .isEqualTo(1);
        assertThat(waymark.errors()).isEqualTo("tx: line 2: the schema does not define label\n");
        assertThat(waymark.outputOf("getattr /plain/c")).isEqualTo("label=T 100\n");
        assertThat(waymark.runWith("schema ls\nschema show tape\n", "tx -")).isEqualTo(1);
        assertThat(waymark.errors())
                .isEqualTo("tx: line 1: schema ls changes nothing\ntx: line 2: schema show changes nothing\n");
    }

    @Test
    void everyTypeHasAName() {
        waymark.outputOf("schema create all s:string i:int f:float d:date b:boolean");
        waymark.outputOf("schema set all /plain");
        waymark.outputOf("setattr s=x i=-007 f=.5 d=2026-01-31T13:00:00+01:00 b=TRUE /plain/c");
        assertThat(waymark.outputOf("getattr /plain/c"))
                .isEqualTo("b=true\nd=2026-01-31T12:00:00Z\nf=0.5\ni=-7\ns=x\n");
        assertThat(waymark.outputOf("schema show all"))
                .contains(Stream.of(AttributeType.values())
                        .map(type -> ":" + type.wireName() + "\n")
                        .toList());
    }
}
