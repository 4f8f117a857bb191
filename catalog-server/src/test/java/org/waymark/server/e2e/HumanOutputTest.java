package org.waymark.server.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.TestInstance;
import org.waymark.api.CatalogOperations;
import org.waymark.cli.command.Environment;
import org.waymark.cli.text.Words;
import org.waymark.client.CatalogClient;
import org.waymark.client.Credentials;

/** What people see who type commands. Every test has a directory of its own, to which relative LFNs belong. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HumanOutputTest {

    private static final String MINUTE = "\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d";
    private static final String SECOND = MINUTE + ":\\d\\d";

    /** Published records, which lie beside the clone where they lie at all. */
    private static final Path RECORDS = Path.of("..", "..", "shared", "data", "cern-opendata-files.ndjson.gz");

    private final TestData data = TestData.fresh(HumanOutputTest.class);
    private RunningServer server;
    private CatalogOperations catalog;
    private String home = "/";

    @BeforeAll
    void open() {
        server = new RunningServer(data.directory());
        catalog = CatalogClient.rest(server.url(), new Credentials.Insecure("root", List.of("atlas")));
    }

    @AfterAll
    void close() {
        server.close();
        data.close();
    }

    @BeforeEach
    void aDirectoryOfItsOwn(TestInfo test) {
        home = "/" + test.getTestMethod().orElseThrow().getName();
        typed("mkdir " + home);
    }

    private TypedCommand type(String line) {
        return typeWith("", line);
    }

    private TypedCommand typeWith(String input, String line) {
        Map<String, String> variables = Map.of(
                Environment.URL,
                server.url().toString(),
                Environment.USER,
                "root",
                Environment.GROUPS,
                "atlas",
                Environment.LFN_HOME,
                home);
        return TypedCommand.run(
                new Environment(variables, "nobody"),
                (service, credentials) -> catalog,
                input.getBytes(StandardCharsets.UTF_8),
                Words.of(line));
    }

    /** What a command prints that goes well. */
    private String typed(String line) {
        TypedCommand command = type(line);
        assertThat(command.errors()).as(line).isEmpty();
        assertThat(command.status()).as(line).isZero();
        return command.output();
    }

    /** What a command says that fails; nothing else is printed. */
    private String complaintOf(String line) {
        TypedCommand command = type(line);
        assertThat(command.status()).as(line).isEqualTo(1);
        assertThat(command.output()).as(line).isEmpty();
        return command.errors();
    }

    private void register(String name, int size) {
        typed("register --size %d --checksum adler32:0000abcd %s srm://se.example.org%s/%s"
                .formatted(size, name, home, name));
    }

    @Test
    void longListingsHaveModeOwnerGroupSizeTimeAndName() {
        typed("mkdir d");
        register("f", 414);
        typed("symlink f l");
        assertThat(type("ls -l").lines())
                .satisfiesExactly(
                        d -> assertThat(d).matches("drwxr-xr-x  root     atlas               0 " + MINUTE + " d"),
                        f -> assertThat(f).matches("-rw-r--r--  root     atlas             414 " + MINUTE + " f"),
                        l -> assertThat(l).matches("lrwxrwxrwx  root     atlas +\\d+ " + MINUTE + " l -> f"));
        assertThat(typed("ls")).isEqualTo("d\nf\nl\n");
        assertThat(typed("ls -F")).isEqualTo("d/\nf\nl@\n");
    }

    @Test
    void aSlashAtTheEndInsistsOnADirectory() {
        typed("mkdir d");
        register("d/f", 1);
        typed("symlink d l");
        typed("symlink d/f k");
        assertThat(typed("ls l/")).isEqualTo("f\n");
        assertThat(typed("ls -d l/")).isEqualTo(home + "/l\n");
        assertThat(typed("ls d/ l/")).isEqualTo("%1$s/d:\nf\n\n%1$s/l:\nf\n".formatted(home));
        assertThat(complaintOf("ls k/")).contains("not a directory");
        assertThat(complaintOf("ls no/")).isEqualTo("ls: no such entry: " + home + "/no\n");
    }

    @Test
    void statTellsALineForEachThing() {
        register("f", 414);
        typed("setcomment f 'as good as new'");
        assertThat(typed("stat f")).matches("""
                             Path: %s/f
                             Kind: file
                             GUID: [0-9a-f-]{36}
                             Size: 414
                         Checksum: adler32:0000abcd
                             Mode: 0644 -rw-r--r--
                            Owner: root
                            Group: atlas
                          Comment: as good as new
                          Created: TIME
                         Modified: TIME
                         Accessed: TIME
                          Changed: TIME
                          Version: \\d+
                        """.formatted(home).replace("TIME", SECOND));
    }

    @Test
    void replicasAreToldOneALine() {
        register("f", 1);
        typed("addreplica --master f root://other.example.org" + home + "/f");
        assertThat(typed("getreplica f"))
                .isEqualTo("root://other.example.org%1$s/f\nsrm://se.example.org%1$s/f\n".formatted(home));
        assertThat(type("getreplica -l f").lines())
                .satisfiesExactly(
                        heading -> assertThat(heading).isEqualTo("Replicas for " + home + "/f"),
                        master -> assertThat(master)
                                .matches(SECOND + "  " + SECOND + "  Master  available permanent  root://other.*"),
                        other -> assertThat(other)
                                .matches(SECOND + "  " + SECOND + " {10}available permanent  srm://se.*"));
    }

    @Test
    void accessListsLookAsGetfaclShowsThem() {
        register("f", 1);
        typed("setacl -m u:bob:rw f");
        assertThat(typed("getacl f")).isEqualTo("""
                # file: %s/f
                # owner: root
                # group: atlas
                user::rw-
                user:bob:rw-
                group::r--
                mask::rw-
                other::r--

                """.formatted(home));
        assertThat(type("ls -l").lines().get(0)).startsWith("-rw-rw-r--+ ");
    }

    @Test
    void findAndDuWalkTheTree() {
        typed("mkdir -p d/e");
        register("d/e/big", 1536);
        register("d/small", 10);
        assertThat(typed("find d -name 's*'")).isEqualTo(home + "/d/small\n");
        assertThat(typed("find d -type f -size +1k")).isEqualTo(home + "/d/e/big\n");
        assertThat(typed("du -h d")).isEqualTo("1.5K\t%1$s/d/e\n1.6K\t%1$s/d\n".formatted(home));
        assertThat(typed("du -s d")).isEqualTo("1546\t" + home + "/d\n");
    }

    @Test
    void aDirectoryMovesWithAllThatIsInIt() {
        typed("mkdir -p a/b to");
        register("a/b/f", 1);
        typed("mv a c");
        assertThat(typed("find c")).isEqualTo("%1$s/c\n%1$s/c/b\n%1$s/c/b/f\n".formatted(home));
        typed("mv c to");
        assertThat(typed("find to -type f")).isEqualTo(home + "/to/c/b/f\n");
        assertThat(complaintOf("ls a")).isEqualTo("ls: no such entry: " + home + "/a\n");
    }

    @Test
    void aSymlinkTellsItsTarget() {
        register("f", 1);
        typed("symlink ../x/y dangling");
        typed("ln -s f l");
        assertThat(typed("readlink dangling l")).isEqualTo("../x/y\nf\n");
        assertThat(complaintOf("readlink f")).isEqualTo("readlink: not a symlink: " + home + "/f\n");
    }

    @Test
    void attributesAreDefinedSetAndAskedFor() {
        typed("schema create detector run:int taken:date site:string");
        typed("schema set detector .");
        register("f", 414);
        register("g", 7);
        typed("setattr run=4711 taken=2026-01-31 'site=CERN, T0' f");
        typed("setattr run=+12 g");
        assertThat(typed("getattr f")).isEqualTo("run=4711\nsite=CERN, T0\ntaken=2026-01-31T00:00:00Z\n");
        assertThat(typed("lsattr g")).isEqualTo("""
                # file: %s/g
                # schema: detector
                run    int      12
                site   string
                taken  date

                """.formatted(home));
        assertThat(typed("query \"run > 12 AND site LIKE 'CERN%'\"")).isEqualTo(home + "/f\n");
        assertThat(typed("query \"site IS NULL AND kind = 'file'\"")).isEqualTo(home + "/g\n");
        assertThat(type("query -l 'run IN (12, 13)'").lines().get(0))
                .matches("-rw-r--r--  root     atlas               7 " + MINUTE + " " + home + "/g");
        typed("rmattr -a f");
        assertThat(typed("getattr f")).isEmpty();
        assertThat(complaintOf("setattr run=soon g")).startsWith("setattr: ").contains("soon");
        assertThat(complaintOf("query 'weight = 1'")).startsWith("query: ").contains("weight");
        assertThat(complaintOf("schema show tape")).startsWith("schema: ").contains("tape");
    }

    @Test
    void aQueryPrintsAllPages() {
        StringBuilder commands = new StringBuilder("mkdir d\n");
        for (int i = 0; i < 2_500; i++) {
            commands.append("create d/f").append(i).append('\n');
        }
        assertThat(typeWith(commands.toString(), "tx -").errors()).isEmpty();
        assertThat(type("query \"kind = 'file'\"").lines()).hasSize(2_500).doesNotHaveDuplicates();
        assertThat(type("query --limit 1700 \"kind = 'file'\"").lines())
                .hasSize(1_700)
                .doesNotHaveDuplicates();
    }

    @Test
    void modesAreWrittenInEitherGrammar() {
        register("f", 1);
        typed("chmod 640 f");
        assertThat(typed("stat f")).contains("Mode: 0640 -rw-r-----\n");
        typed("chmod u-w,g+w f");
        assertThat(typed("stat f")).contains("Mode: 0460 -r--rw----\n");
        typed("chmod a+r f");
        assertThat(typed("stat f")).contains("Mode: 0464 -r--rw-r--\n");
        assertThat(complaintOf("chmod u=q f")).startsWith("chmod: ");
    }

    @Test
    void anErrorIsOneLineOnStandardErrorAndStatusOne() {
        assertThat(complaintOf("ls /x")).isEqualTo("ls: no such entry: /x\n");
        register("f", 1);
        TypedCommand half = type("ls /x f");
        assertThat(half.status()).isEqualTo(1);
        assertThat(half.errors()).isEqualTo("ls: no such entry: /x\n");
        assertThat(half.output()).isEqualTo(home + "/f\n");
    }

    @Test
    void anImportCountsTellsBadLinesAndAddsNothingTwice() {
        String records = """
                {"lfn":"HOME/d/f","size":1,"checksum":"adler32:1","sfn":"root://seHOME/f"}
                {"lfn":"HOME/d/g","size":2,"checksum":"adler32:2","sfn":"root://seHOME/g"}
                {"lfn":"HOME/d/h","size":-3,"checksum":"adler32:3","sfn":"root://seHOME/h"}
                """.replace("HOME", home);
        TypedCommand first = typeWith(records, "import -");
        assertThat(first.status()).isEqualTo(1);
        assertThat(first.output()).startsWith("added 2, already there 0, refused 1 in ");
        assertThat(first.errors()).isEqualTo("import: line 3: a size cannot be negative: -3\n");
        assertThat(typed("ls d")).isEqualTo("f\ng\n");
        assertThat(typeWith(records, "import -").output()).startsWith("added 0, already there 2, refused 1 in ");
    }

    @Test
    void publishedRecordsAreImported() throws IOException {
        assumeTrue(Files.isReadable(RECORDS), "there are no published records here: " + RECORDS);
        String records = firstLines(RECORDS, 2_000);
        TypedCommand first = typeWith(records, "import -");
        assertThat(first.errors()).isEmpty();
        assertThat(first.output()).startsWith("added 2,000, already there 0, refused 0 in ");
        assertThat(typeWith(records, "import -").output()).startsWith("added 0, already there 2,000, refused 0 in ");
        assertThat(type("find /opendata -type f").lines()).hasSize(2_000);
    }

    private static String firstLines(Path gzip, int count) throws IOException {
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(Files.newInputStream(gzip)), StandardCharsets.UTF_8))) {
            return lines.lines().limit(count).collect(Collectors.joining("\n"));
        }
    }
}
