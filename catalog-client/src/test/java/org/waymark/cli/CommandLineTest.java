package org.waymark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CommandLineTest {

    private final MemoryCatalog catalog = new MemoryCatalog();
    private final Waymark waymark = new Waymark(catalog);

    @Test
    void helpGoesToStandardOutputAndEndsWell() {
        assertThat(waymark.outputOf("ls -h"))
                .startsWith("Usage: waymark ls [options] [LFN...]\n")
                .contains("Available options:\n", "\t-l, --long", "\t-s, --service SERVICE");
        assertThat(waymark.outputOf("-h ls")).startsWith("Usage: waymark ls");
        assertThat(waymark.outputOf("help mv")).startsWith("Usage: waymark mv");
        assertThat(waymark.outputOf("--help")).contains("Available commands:", "\tls ", "\tquickstart ");
    }

    @Test
    void theVersionIsTheBuilds() {
        assertThat(waymark.outputOf("-V")).matches("waymark \\d+\\.\\d+.*\n");
        assertThat(waymark.outputOf("ls --version")).isEqualTo(waymark.outputOf("version"));
        assertThat(waymark.outputOf("--json version")).startsWith("{\"program\":\"waymark\",\"version\":\"");
    }

    @Test
    void whatIsWronglyTypedIsSaidInOneLineWithStatusOne() {
        assertFails("ls -Z", "ls: Unknown command line option: -Z\n");
        assertFails("ls --nonsense", "ls: Unknown command line option: --nonsense\n");
        assertFails("mkdir", "mkdir: Illegal command line arguments: LFN... is wanted\n");
        assertFails("mkdir -m", "mkdir: Illegal command line arguments: -m needs a value\n");
        assertFails("frobnicate /", "waymark: no such command: frobnicate (see waymark help)\n");
        assertFails("-s nonsense ls /", "ls: not the URL of a service: nonsense\n");
        assertThat(waymark.run("")).isEqualTo(1);
    }

    private void assertFails(String line, String error) {
        assertThat(waymark.run(line)).isEqualTo(1);
        assertThat(waymark.errors()).isEqualTo(error);
        assertThat(waymark.output()).isEmpty();
    }

    @Test
    void anErrorOfTheCatalogNamesTheCommand() {
        assertFails("stat /nowhere", "stat: no such entry: /nowhere\n");
    }

    @Test
    void quietAndVerboseTakeEachOtherBack() {
        assertThat(waymark.run("-q stat /nowhere")).isEqualTo(1);
        assertThat(waymark.errors()).isEmpty();
        assertThat(waymark.run("stat -q -v /nowhere")).isEqualTo(1);
        assertThat(waymark.errors()).isNotEmpty();
        assertThat(waymark.outputOf("-v ls -d /")).isEqualTo("# Using endpoint http://127.0.0.1:8080\n/\n");
        assertThat(waymark.outputOf("-vv ls -d /")).contains("# Service version: 9.9\n");
    }

    @Test
    void theServiceIsTheOptionsThenTheEnvironments() {
        waymark.with("WAYMARK_URL", "http://one:1");
        assertThat(waymark.outputOf("-v ls -d /")).startsWith("# Using endpoint http://one:1\n");
        assertThat(waymark.outputOf("ls -dv -s http://two:2 /")).startsWith("# Using endpoint http://two:2\n");
        assertThat(waymark.outputOf("ls -dvshttp://two:2 /")).startsWith("# Using endpoint http://two:2\n");
    }

    @Test
    void inJsonErrorsAreObjectsToo() {
        assertThat(waymark.run("--json stat / /nowhere")).isEqualTo(1);
        assertThat(waymark.output())
                .startsWith("{\"path\":\"/\",\"kind\":\"DIRECTORY\"")
                .endsWith("}\n")
                .hasLineCount(1);
        assertThat(waymark.errors())
                .isEqualTo("{\"verb\":\"stat\",\"key\":\"/nowhere\",\"error\":{\"code\":\"NOT_FOUND\","
                        + "\"message\":\"no such entry: /nowhere\"}}\n");
        assertThat(waymark.run("--json ls -Z")).isEqualTo(1);
        assertThat(waymark.errors()).contains("\"code\":\"USAGE\"");
    }

    @Test
    void relativeNamesStartAtTheHomeWhenThereIsOne() {
        waymark.outputOf("mkdir -p /grid/atlas");
        waymark.with("WAYMARK_LFN_HOME", "/grid");
        assertThat(waymark.outputOf("ls -d atlas")).isEqualTo("/grid/atlas\n");
        assertThat(waymark.outputOf("ls -d lfn:atlas")).isEqualTo("/grid/atlas\n");
        assertThat(waymark.outputOf("ls")).isEqualTo("atlas\n");
        waymark.with("WAYMARK_LFN_HOME", "");
        assertFails("stat atlas", "stat: a path must be absolute: atlas\n");
    }

    @Test
    void wildcardsAreFilledInByTheCatalogAtEveryLevel() {
        waymark.outputOf("mkdir -p /grid/a/run1 /grid/a/run2 /grid/b/run1 /grid/b/log");
        assertThat(waymark.outputOf("ls -d '/grid/*/run1'")).isEqualTo("/grid/a/run1\n/grid/b/run1\n");
        assertThat(waymark.outputOf("ls -d '/grid/a/run[2-9]'")).isEqualTo("/grid/a/run2\n");
        assertThat(waymark.outputOf("ls -d 'lfn:/gri?/b/*'")).isEqualTo("/grid/b/log\n/grid/b/run1\n");
        assertFails("ls '/x*'", "ls: /x*: no such entry\n");
    }

    @Test
    void aNameThatLooksLikeAPatternCanStillBeNamed() {
        waymark.outputOf("create '/[' '/a[1]'");
        assertThat(waymark.outputOf("ls -d '/['")).isEqualTo("/[\n");
        assertThat(waymark.outputOf("ls -d '/a[1]'")).isEqualTo("/a[1]\n");
    }

    @Test
    void namesThatWereNotUtf8AreRefused() {
        assertThat(waymark.run("mkdir /a\uFFFDb")).isEqualTo(1);
        assertThat(waymark.errors()).startsWith("mkdir: not UTF-8");
    }

    @Test
    void theProgramsOwnNameMayBeTheCommand() {
        assertThat(Main.words("glite-catalog-ls", new String[] {"-l", "/"})).containsExactly("ls", "-l", "/");
        assertThat(Main.words("waymark", new String[] {"ls"})).containsExactly("ls");
        assertThat(Main.words(null, new String[] {"ls"})).containsExactly("ls");
    }
}
