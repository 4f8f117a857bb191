package org.waymark.server.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.server.e2e.GliteSoap.fails;
import static org.waymark.server.e2e.GliteSoap.pairs;
import static org.waymark.server.e2e.GliteSoap.strings;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.InitialPermissions;
import org.waymark.api.MissingParents;
import org.waymark.client.CatalogClient;
import org.waymark.client.Credentials;

/** gLite's FiremanCatalog. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FiremanCatalogTest {

    private static final String COMPOSITE = "http://glite.org/wsdl/services/org.glite.data.catalog.service.composite";
    private static final String GUID = "9a3c1f00-0000-4000-8000-%012d";

    private final TestData data = TestData.fresh(FiremanCatalogTest.class);
    private RunningServer server;
    private GliteSoap alice;

    @BeforeAll
    void open() {
        server = new RunningServer(data.directory());
        CatalogOperations root = CatalogClient.rest(server.url(), new Credentials.Insecure("root", List.of()));
        for (String directory : List.of("/f", "/guid")) {
            root.apply(
                    new Change.Mkdir(CatalogPath.parse(directory), MissingParents.FAIL, InitialPermissions.mode(0777)));
        }
        alice = as("alice");
    }

    @AfterAll
    void close() {
        server.close();
        data.close();
    }

    private GliteSoap as(String user) {
        return new GliteSoap(new RawSoap(server.url().resolve("/services/FiremanCatalog"), user), COMPOSITE);
    }

    private static String guid(int number) {
        return GUID.formatted(number);
    }

    private static String surl(String surl, boolean master) {
        return "<masterReplica>%s</masterReplica><creationTime>0</creationTime><modifyTime>0</modifyTime><surl>%s</surl>"
                .formatted(master, surl);
    }

    /** An FRCEntry of one file with two replicas, of which the second is the master. */
    private static String file(String lfn, String guid) {
        return """
                <item><lfn>%1$s</lfn><guid>%2$s</guid><permission xsi:nil='true'/>\
                <lfnStat><modifyTime>0</modifyTime><creationTime>0</creationTime><size>7</size><type>1</type>\
                <data xsi:nil='true'/><validityTime>0</validityTime></lfnStat>\
                <guidStat><modifyTime>0</modifyTime><creationTime>0</creationTime><size>7</size>\
                <checksum>0a1b2c3d</checksum><status>0</status></guidStat>\
                <surlStats>%3$s</surlStats><surlStats>%4$s</surlStats></item>""".formatted(
                        lfn,
                        guid,
                        surl("srm://a.example.org%s".formatted(lfn), false),
                        surl("srm://b.example.org%s".formatted(lfn), true));
    }

    private void create(String lfn, int number) {
        alice.call("create", "<entries>%s</entries>".formatted(file(lfn, guid(number))));
    }

    /** The texts of all elements of this name. */
    private static List<String> texts(String answer, String element) {
        Matcher matcher =
                Pattern.compile("<%1$s>([^<]*)</%1$s>".formatted(element)).matcher(answer);
        return matcher.results().map(match -> match.group(1)).toList();
    }

    @Test
    void aFileIsCreatedWithItsReplicasAndListedWithAllThatIsKnown() {
        create("/f/created", 1);
        String listed =
                alice.call("listReplicas", strings("lfns", "/f/created") + "<withPermissions>true</withPermissions>");
        assertThat(listed)
                .startsWith("<listReplicasReturn><item><lfn>/f/created</lfn><guid>%s</guid><permission><userName>alice"
                        .formatted(guid(1)))
                .contains("<size>7</size><type>1</type><data xsi:nil=\"true\"")
                .contains("<checksum>adler32:0a1b2c3d</checksum><status>0</status></guidStat>");
        assertThat(texts(listed, "surl"))
                .containsExactly("srm://b.example.org/f/created", "srm://a.example.org/f/created");
        assertThat(texts(listed, "masterReplica")).containsExactly("true", "false");
        assertThat(Long.parseLong(texts(listed, "creationTime").get(0))).isGreaterThan(1_700_000_000_000L);
    }

    @Test
    void aCallIsOneTransaction() {
        create("/f/first", 2);
        fails(
                alice.send(
                        "create",
                        "<entries>%s%s</entries>".formatted(file("/f/new", guid(3)), file("/f/first", guid(4)))),
                "Exists",
                "/f/first");
        fails(alice.send("getStat", strings("lfns", "/f/new")), "NotExists", "/f/new");
        fails(alice.send("remove", strings("lfns", "/f/first", "/f/none")), "NotExists", "/f/none");
        alice.call("remove", strings("lfns", "/f/first"));
        assertThat(texts(alice.call("hasGuid", strings("guids", guid(2))), "boolean"))
                .containsExactly("false");
    }

    @Test
    void whatIsToldIsFiledUnderWhatWasAsked() {
        create("/f/asked", 5);
        alice.call(
                "symlink", pairs("symlinks", "/f/link", "/f/asked") + "<copyPermFromParent>true</copyPermFromParent>");
        assertThat(alice.call("getGuidForLfn", strings("lfns", "/f/link", "/f/asked")))
                .contains("<string1>/f/link</string1><string2>" + guid(5), "<string1>/f/asked</string1><string2>");
        assertThat(alice.call("getLfnForGuid", strings("guids", guid(5)))).contains("<string2>/f/asked</string2>");
        assertThat(texts(alice.call("listReplicas", strings("lfns", "/f/link")), "lfn"))
                .containsExactly("/f/link");
        String surl = "srm://a.example.org/f/asked";
        assertThat(alice.call("listLfn", strings("surls", surl))).contains(surl + "</string1><string2>/f/asked");
        assertThat(alice.call("getGuidForSurl", strings("surls", surl))).contains("<string2>" + guid(5));
    }

    @Test
    void aLinkTellsOfItselfAndOfWhatItPointsTo() {
        create("/f/target", 6);
        alice.call("symlink", pairs("symlinks", "/f/to-target", "target"));
        assertThat(alice.call("getFileCatalogEntry", strings("lfns", "/f/to-target")))
                .contains("<type>2</type><data>target</data>");
        assertThat(texts(alice.call("getStat", strings("lfns", "/f/to-target")), "size"))
                .containsExactly("7");
    }

    @Test
    void replicasComeAndGoByLfnAndByGuid() {
        create("/f/replicas", 7);
        String third = "srm://c.example.org/third";
        String fourth = "srm://d.example.org/fourth";
        alice.call(
                "addReplica",
                "<lfn>/f/replicas</lfn><newSurls><item>%s</item></newSurls>".formatted(surl(third, true)));
        alice.call(
                "addGuidReplica",
                "<guid>%s</guid><newSurls><item>%s</item></newSurls>".formatted(guid(7), surl(fourth, false)));
        assertThat(alice.call("getMasterReplica", strings("guids", guid(7)))).contains("<string2>" + third);
        assertThat(alice.call("listSurlsByGuid", strings("guids", guid(7))))
                .contains(third, fourth, "srm://a.", "srm://b.");

        alice.call("setMasterReplica", pairs("guidSurls", guid(7), fourth));
        assertThat(texts(alice.call("getSurlStat", strings("surls", fourth, third)), "masterReplica"))
                .containsExactly("true", "false");
        fails(alice.send("setMasterReplica", pairs("guidSurls", guid(99), fourth)), "NotExists", fourth);

        alice.call("removeGuidReplica", pairs("guidSurls", guid(7), third, guid(7), fourth));
        alice.call(
                "removeReplica",
                pairs(
                                "lfnSurls",
                                "/f/replicas",
                                "srm://a.example.org/f/replicas",
                                "/f/replicas",
                                "srm://b.example.org/f/replicas")
                        + "<removeLfnOnLastReplica>true</removeLfnOnLastReplica>");
        fails(alice.send("getStat", strings("lfns", "/f/replicas")), "NotExists", "/f/replicas");
    }

    @Test
    void aGuidWithoutAnLfnGetsOne() {
        String entry =
                "<item><guid>%s</guid><guidStat><size>3</size><checksum>md5:%s</checksum></guidStat><surlStats>%s</surlStats></item>"
                        .formatted(guid(8), "0".repeat(32), surl("srm://a.example.org/by-guid", true));
        alice.call("createGuid", "<entries>%s</entries>".formatted(entry));
        assertThat(alice.call("getLfnForGuid", strings("guids", guid(8)))).contains("<string2>/guid/" + guid(8));
        assertThat(alice.call("listReplicasByGuid", strings("guids", guid(8)) + "<withPermissions>0</withPermissions>"))
                .contains("<permission xsi:nil=\"true\"", "<checksum>md5:00", "srm://a.example.org/by-guid");
        alice.call(
                "updateGuidStat",
                "<entries><item><guid>%s</guid><guidStat><size>4</size></guidStat></item></entries>"
                        .formatted(guid(8)));
        assertThat(alice.call("getGuidStat", strings("guids", guid(8)))).contains("<size>4</size><checksum>md5:00");
        alice.call("removeGuid", strings("guids", guid(8)));
        fails(alice.send("getGuidStat", strings("guids", guid(8))), "NotExists", guid(8));
    }

    @Test
    void whatIsNotGivenOfAGuidStatStays() {
        create("/f/stat", 9);
        String entry = "<entries><item><guid>%s</guid>%s</item></entries>";
        alice.call(
                "updateGuidStat",
                entry.formatted(guid(9), "<guidStat><checksum>adler32:00000001</checksum></guidStat>"));
        assertThat(alice.call("getGuidStat", strings("guids", guid(9))))
                .contains("<size>7</size><checksum>adler32:00000001");
        fails(alice.send("updateGuidStat", entry.formatted(guid(9), "")), "InvalidArgument", "guidStat");
    }

    @Test
    void anArrayThatIsMissingIsAnErrorAndAnEmptyOneAsksForNothing() {
        fails(alice.send("remove", strings("lfn", "/f/misspelled")), "InvalidArgument", "lfns is missing");
        fails(alice.send("mkdir", ""), "InvalidArgument", "directories is missing");
        fails(alice.send("checkPermission", "<perm/>"), "Internal", "items is missing");
        alice.call("remove", "<lfns/>");
        alice.call("remove", "<lfns xsi:nil='true'/>");
    }

    @Test
    void whatNoXmlHoldsIsTheCallersMistake() {
        for (String illegal : List.of("&#x1;", "&#x0;", "&#xD800;", "&#xFFFE;", "&#x110000;")) {
            fails(alice.send("getStat", strings("lfns", "/a" + illegal)), "InvalidArgument", "");
        }
    }

    @Test
    void whoSendsFarTooMuchStillGetsTheFault() {
        String items = "<item>/a</item>".repeat(500_000);
        fails(
                alice.send("remove", "<lfns><item>%s</item>%s</lfns>".formatted("x".repeat(70_000), items)),
                "InvalidArgument",
                "65536");
    }

    @Test
    void directoriesAreMadeReadInPartsAndSearched() {
        alice.call("mkdir", strings("directories", "/f/deep/er/est") + "<createParents>true</createParents>");
        for (int i = 0; i < 5; i++) {
            create("/f/deep/er/" + i, 20 + i);
        }
        String part = "<path>/f/deep/er</path><pattern>%s</pattern><limit>%d</limit><offset>%d</offset>";
        assertThat(texts(alice.call("readDir", part.formatted("", 3, 0)), "lfn"))
                .containsExactly("/f/deep/er/0", "/f/deep/er/1", "/f/deep/er/2");
        assertThat(texts(alice.call("readDir", part.formatted("*", 4, 4)), "lfn"))
                .containsExactly("/f/deep/er/4", "/f/deep/er/est");
        assertThat(texts(alice.call("readDir", part.formatted("[13]", 9, 0)), "lfn"))
                .containsExactly("/f/deep/er/1", "/f/deep/er/3");
        fails(alice.send("readDir", part.formatted("", 0, 0)), "InvalidArgument", "limit");

        String search = "<startDir>/f/deep</startDir><pattern>%s</pattern><limit>%d</limit>";
        assertThat(texts(alice.call("locate", search.formatted("[0-2]", 10)), "item"))
                .containsExactly("/f/deep/er/0", "/f/deep/er/1", "/f/deep/er/2");
        assertThat(texts(alice.call("locate", search.formatted("er/*t", 10)), "item"))
                .containsExactly("/f/deep/er/est");
        assertThat(texts(alice.call("locate", search.formatted("*", 2)), "item"))
                .hasSize(2);

        alice.call("mv", pairs("entries", "/f/deep/er", "/f/deep/moved"));
        fails(alice.send("mv", pairs("entries", "/f/deep/moved/0", "/f/deep/moved/1")), "Exists", "/f/deep/moved/1");
        fails(alice.send("rmdir", strings("directories", "/f/deep")), "InvalidArgument", "/f/deep");
        alice.call("rmdir", strings("directories", "/f/deep/moved/est"));
        fails(alice.send("unlink", strings("lfns", "/f/deep/moved/0")), "InvalidArgument", "/f/deep/moved/0");
    }

    @Test
    void timesAreSetInMilliseconds() {
        create("/f/times", 30);
        alice.call("updateModifyTime", strings("lfns", "/f/times") + "<time>1234567890123</time>");
        alice.call("updateValidityTime", strings("lfns", "/f/times") + "<time>3600000</time>");
        String entry = alice.call("getFileCatalogEntry", strings("lfns", "/f/times"));
        assertThat(entry).contains("<modifyTime>1234567890123</modifyTime>", "<validityTime>3600000</validityTime>");
        alice.call("updateValidityTime", strings("lfns", "/f/times") + "<time>0</time>");
        assertThat(alice.call("getLfnStat", strings("lfns", "/f/times"))).contains("<validityTime>0</validityTime>");
    }

    @Test
    void permissionsAreGivenWithAFileAndInheritedFromADirectory() {
        String none = "<permission>0</permission><remove>0</remove><read>0</read><write>0</write><list>0</list>"
                + "<execute>0</execute><getMetadata>0</getMetadata><setMetadata>0</setMetadata>";
        String all = none.replace(">0<", ">1<");
        String permission =
                "<permission><userName>alice</userName><groupName xsi:nil='1'/><userPerm>%1$s</userPerm>".formatted(all)
                        + "<groupPerm>%1$s</groupPerm><otherPerm>%1$s</otherPerm><acl><principalPerm>%2$s</principalPerm><principal>user:bob</principal></acl></permission>"
                                .formatted(none, all);
        String entry = "<item><lfn>/f/private</lfn>%s</item>".formatted(permission);
        alice.call("createFile", "<entries>%s</entries>".formatted(entry));
        as("bob").call("getStat", strings("lfns", "/f/private"));
        fails(as("carol").send("getStat", strings("lfns", "/f/private")), "Authorization", "/f/private");

        as("root").call("setDefaultGlobalPermission", permission);
        assertThat(alice.call("getDefaultGlobalPermission", "")).contains("<principal>bob</principal>");
        assertThat(alice.call("getDefaultPrincipalPermission", "<principal>bob</principal>"))
                .contains("<userName>bob</userName>");
        fails(alice.send("setDefaultGlobalPermission", permission), "Authorization", "/");
        fails(
                as("root").send("setDefaultPrincipalPermission", "<principal>bob</principal>" + permission),
                "InvalidArgument",
                "directories");
    }

    @Test
    void aDirectoryIsGovernedByASchemaAndItsFilesAreQueried() {
        alice.call("mkdir", strings("directories", "/f/schema"));
        GliteSoap metadata =
                new GliteSoap(new RawSoap(server.url().resolve("/services/MetadataCatalog"), "alice"), COMPOSITE);
        metadata.call(
                "createSchema",
                "<schemaName>f</schemaName><attributes><item><name>f_run</name><type>int</type></item></attributes>");
        alice.call("associateDirWithSchema", "<directoryLfn>/f/schema</directoryLfn><schemaName>f</schemaName>");
        create("/f/schema/a", 40);
        alice.call(
                "setAttributes",
                "<item>/f/schema/a</item><attributes><item><name>f_run</name><value>7</value></item></attributes>");
        assertThat(texts(
                        alice.call("query", "<query>f_run = 7</query><type/><limit>9</limit><offset>0</offset>"),
                        "item"))
                .containsExactly("/f/schema/a");
        fails(
                alice.send(
                        "associateDirWithSchema",
                        "<directoryLfn>/f/schema</directoryLfn><schemaName>none</schemaName>"),
                "NotExists",
                "none");
    }
}
