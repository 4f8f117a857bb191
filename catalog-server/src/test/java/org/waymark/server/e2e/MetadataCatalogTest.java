package org.waymark.server.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.server.e2e.GliteSoap.content;
import static org.waymark.server.e2e.GliteSoap.fails;
import static org.waymark.server.e2e.GliteSoap.strings;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.ErrorCode;
import org.waymark.api.InitialPermissions;
import org.waymark.api.MissingParents;
import org.waymark.client.CatalogClient;
import org.waymark.client.Credentials;
import org.waymark.server.e2e.RawSoap.Answer;

/** gLite's MetadataCatalog, spoken to in the forms that clients of its time used. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class MetadataCatalogTest {

    private static final String META = "http://glite.org/wsdl/services/org.glite.data.catalog.service.meta";
    private static final String READ_ONLY = "<permission>false</permission><remove>false</remove><read>true</read>"
            + "<write>false</write><list>true</list><execute>false</execute><getMetadata>true</getMetadata>"
            + "<setMetadata>false</setMetadata>";
    private static final String ALL = READ_ONLY.replace("false", "true");
    private static final String WRITING = READ_ONLY.replace("<write>false", "<write>true");

    private final TestData data = TestData.fresh(MetadataCatalogTest.class);
    private RunningServer server;
    private CatalogOperations root;
    private GliteSoap alice;

    @BeforeAll
    void open() {
        server = new RunningServer(data.directory());
        root = CatalogClient.rest(server.url(), new Credentials.Insecure("root", List.of()));
        root.apply(new Change.Mkdir(CatalogPath.parse("/m"), MissingParents.FAIL, InitialPermissions.mode(0777)));
        alice = as("alice");
        alice.call("createSchema", """
                <schemaName>run</schemaName><attributes>%s%s%s</attributes>""".formatted(
                        attribute("number", null, "INT(11)"),
                        attribute("detector", null, "VARCHAR(64)"),
                        attribute("good", null, "boolean")));
    }

    @AfterAll
    void close() {
        server.close();
        data.close();
    }

    private GliteSoap as(String user) {
        return new GliteSoap(new RawSoap(server.url().resolve("/services/MetadataCatalog"), user), META);
    }

    private static String pairs(String... lfns) {
        return Arrays.stream(lfns)
                .map("<item><string1>%s</string1><string2>run</string2></item>"::formatted)
                .collect(Collectors.joining("", "<entries>", "</entries>"));
    }

    private static String attribute(String name, String value, String type) {
        return "<item><name>%s</name>%s%s</item>".formatted(name, optional("value", value), optional("type", type));
    }

    private static String optional(String name, String text) {
        return text == null ? "<%s xsi:nil='true'/>".formatted(name) : "<%1$s>%2$s</%1$s>".formatted(name, text);
    }

    private ErrorCode stat(String lfn) {
        try {
            root.stat(CatalogPath.parse(lfn));
            return null;
        } catch (CatalogException e) {
            return e.code();
        }
    }

    @Test
    void aServiceTellsWhatItIs() {
        assertThat(alice.call("getInterfaceVersion", ""))
                .isEqualTo("<getInterfaceVersionReturn>2.0.0</getInterfaceVersionReturn>");
        assertThat(alice.call("getVersion", "")).containsPattern("<getVersionReturn>.+</getVersionReturn>");
        assertThat(alice.call("getSchemaVersion", ""))
                .containsPattern("<getSchemaVersionReturn>.+</getSchemaVersionReturn>");
        assertThat(alice.call("getServiceMetadata", "<key>limit.query</key>"))
                .isEqualTo("<getServiceMetadataReturn>10000</getServiceMetadataReturn>");
        fails(alice.send("getServiceMetadata", "<key>limit.nothing</key>"), "NotExists", "limit.nothing");
    }

    @Test
    void arraysWithTypesAreReadAsGsoapSendsThem() {
        alice.call(
                "createEntry",
                "<entries enc:arrayType='m:StringPair[1]'>%s</entries>"
                        .formatted(pairs("/m/gsoap").replaceAll("</?entries>", "")));
        assertThat(alice.call("getPermission", """
                <items enc:arrayType="enc:string[2]"><item>/m/gsoap</item><item>lfn:/m/gsoap</item></items>"""))
                .contains("<item><item>/m/gsoap</item><permission><userName>alice</userName>")
                .contains("<item><item>lfn:/m/gsoap</item><permission>");
    }

    @Test
    void defaultNamespacesAreReadAsAxisSendsThem() {
        Answer answer = alice.service().send("""
                <createEntry xmlns="%s"><entries xmlns=""><entries><string1 xsi:type="xsd:string">/m/axis</string1>
                <string2 xsi:type="xsd:string" xsi:nil="true"/></entries></entries></createEntry>""".formatted(META));
        assertThat(content(answer, "createEntry")).isEmpty();
        assertThat(stat("/m/axis")).isNull();
    }

    @Test
    void referencesAreReadAsEncodedClientsSendThem() {
        Answer answer = alice.service().send("""
                <n:createEntry xmlns:n="%s"><entries href="#id0"/></n:createEntry>
                <multiRef id="id0"><item href="#id1"/></multiRef>
                <multiRef id="id1"><string1>/m/encoded</string1><string2 href="#id2"/></multiRef>
                <multiRef id="id2">run</multiRef>""".formatted(META));
        assertThat(content(answer, "createEntry")).isEmpty();
        assertThat(alice.call("listAttributes", "<item>/m/encoded</item>")).contains("<name>detector</name>");
    }

    @Test
    void theNamespaceOfTheCallIsThatOfTheAnswer() {
        Answer answer = alice.service().send("<o:getInterfaceVersion xmlns:o='urn:of-another-time'/>");
        assertThat(answer.body()).containsPattern("xmlns(:\\w+)?=['\"]urn:of-another-time['\"]");
    }

    @Test
    void attributesAreSetListedAndCleared() {
        alice.call("createEntry", pairs("/m/attributes"));
        String item = "<item>/m/attributes</item>";
        alice.call(
                "setAttributes",
                item
                        + "<attributes>%s%s</attributes>"
                                .formatted(attribute("number", "007", null), attribute("good", "TRUE", "bit")));
        assertThat(alice.call("getAttributes", item + strings("attributeNames", "number", "detector")))
                .isEqualTo("<getAttributesReturn><item><name>number</name><value>7</value><type>int</type></item>"
                        + "</getAttributesReturn>");
        assertThat(alice.call("getAttributes", item + "<attributeNames xsi:nil='true'/>"))
                .contains("<name>number</name>", "<name>good</name><value>true</value><type>boolean</type>");
        assertThat(alice.call("listAttributes", item))
                .containsPattern("<name>detector</name><value xsi:nil=\"true\" ?/?>.*<type>string</type>")
                .contains("<name>number</name><value>7</value>");

        alice.call("setAttributes", item + "<attributes>%s</attributes>".formatted(attribute("good", null, null)));
        alice.call("clearAttributes", item + strings("attributeNames", "number"));
        assertThat(alice.call("getAttributes", item)).doesNotContain("<name>");
    }

    @Test
    void aMessageIsCarriedOutWhollyOrNotAtAll() {
        alice.call("createEntry", pairs("/m/there"));
        fails(alice.send("createEntry", pairs("/m/not1", "/m/there")), "Exists", "/m/there");
        assertThat(stat("/m/not1")).isEqualTo(ErrorCode.NOT_FOUND);
        fails(alice.send("removeEntry", strings("items", "/m/there", "/m/not1")), "NotExists", "/m/not1");
        assertThat(stat("/m/there")).isNull();
        alice.call("removeEntry", strings("items", "/m/there"));
        assertThat(stat("/m/there")).isEqualTo(ErrorCode.NOT_FOUND);
    }

    @Test
    void aQueryGivesTheLfnsBetweenOffsetAndLimit() {
        String[] lfns = IntStream.range(0, 5).mapToObj("/m/q%d"::formatted).toArray(String[]::new);
        alice.call("createEntry", pairs(lfns));
        for (String lfn : lfns) {
            alice.call(
                    "setAttributes",
                    "<item>%s</item><attributes>%s</attributes>".formatted(lfn, attribute("detector", "it's", null)));
        }
        String query =
                "<query>detector = 'it''s' AND name LIKE 'q%%'</query><type>%s</type><limit>%d</limit><offset>%d</offset>";
        String all = alice.call("query", query.formatted("sql", 100, 0));
        assertThat(all).contains(lfns);
        String first = alice.call("query", query.formatted("", 2, 0));
        String next = alice.call("query", query.formatted("waymark", 3, 2));
        assertThat(first.replace("</queryReturn>", "") + next.replace("<queryReturn>", ""))
                .isEqualTo(all);

        fails(alice.send("query", query.formatted("sql", 0, 0)), "InvalidArgument", "limit");
        fails(alice.send("query", query.formatted("xpath", 1, 0)), "InvalidArgument", "xpath");
        fails(
                alice.send("query", "<query>nonsense (</query><limit>1</limit><offset>0</offset>"),
                "InvalidArgument",
                "");
    }

    @Test
    void aPermissionThatWasSetIsReadBack() {
        alice.call("createEntry", pairs("/m/permission"));
        String entry = "<item>/m/permission</item><permission><userName>alice</userName><groupName>%s</groupName>"
                        .formatted(group("/m/permission"))
                + "<userPerm>%s</userPerm><groupPerm>%s</groupPerm><otherPerm>%s</otherPerm>"
                        .formatted(ALL, READ_ONLY, READ_ONLY)
                + "<acl><principalPerm>%s</principalPerm><principal>/C=IT/CN=Bob</principal></acl></permission>"
                        .formatted(WRITING);
        alice.call("setPermission", "<permissions><item>%s</item></permissions>".formatted(entry));
        assertThat(alice.call("getPermission", strings("items", "/m/permission")))
                .isEqualTo("<getPermissionReturn><item>%s</item></getPermissionReturn>".formatted(entry));

        String asked = strings("items", "/m/permission") + "<perm>%s</perm>".formatted(WRITING);
        as("/C=IT/CN=Bob").call("checkPermission", asked);
        fails(as("mallory").send("checkPermission", asked), "Authorization", "/m/permission");
    }

    private String group(String lfn) {
        return root.stat(CatalogPath.parse(lfn)).group();
    }

    @Test
    void aSchemaIsItsOwnersAndReadByAll() {
        assertThat(alice.call("getPermission", strings("items", "run")))
                .contains("<item>run</item><permission><userName>alice</userName><groupName></groupName>"
                        + "<userPerm>%s</userPerm>".formatted(ALL));
        String asked = strings("items", "run") + "<perm>%s</perm>".formatted(WRITING);
        alice.call("checkPermission", asked);
        as("root").call("checkPermission", asked);
        fails(as("bob").send("checkPermission", asked), "Authorization", "run");
    }

    @Test
    void schemasGrowAndShrink() {
        alice.call(
                "createSchema",
                "<schemaName>beam</schemaName><attributes>%s</attributes>"
                        .formatted(attribute("energy", null, "double precision")));
        alice.call(
                "addSchemaAttributes",
                "<schemaName>beam</schemaName><attributes>%s</attributes>"
                        .formatted(attribute("since", null, "TIMESTAMP")));
        assertThat(alice.call("listSchemas", "")).contains("<item>beam</item>", "<item>run</item>");
        assertThat(alice.call("describeSchema", "<schemaName>beam</schemaName>"))
                .containsPattern("<name>energy</name>.*<type>float</type>.*<name>since</name>.*<type>date</type>");
        fails(as("bob").send("dropSchema", "<schemaName>beam</schemaName>"), "Authorization", "");
        alice.call("removeSchemaAttributes", "<schemaName>beam</schemaName>" + strings("attributeNames", "energy"));
        assertThat(alice.call("describeSchema", "<schemaName>beam</schemaName>"))
                .doesNotContain("energy")
                .contains("since");
        alice.call("dropSchema", "<schemaName>beam</schemaName>");
        fails(alice.send("describeSchema", "<schemaName>beam</schemaName>"), "NotExists", "beam");
    }

    @Test
    void aFaultThatAnOperationDoesNotDeclareIsOneThatItDoes() {
        fails(alice.send("getAttributes", "<item>no path</item>"), "NotExists", "no path");
        fails(
                alice.send("getAttributes", "<item>/m</item>" + strings("attributeNames", "not a name")),
                "Internal",
                "not a name");
        fails(
                alice.send("checkPermission", strings("items", "/m/nothing") + "<perm>%s</perm>".formatted(ALL)),
                "Internal",
                "");
    }

    @Test
    void nothingIsChangedByAnEmptyMessage() {
        alice.call("createEntry", "<entries/>");
        alice.call("setPermission", "<permissions/>");
        assertThat(alice.call("getPermission", "<items xsi:nil='true'/>")).contains("getPermissionReturn");
        fails(alice.send("setAttributes", "<item>/m</item><attributes/>"), "InvalidArgument", "name an attribute");
        fails(alice.send("createEntry", "<entries><item/></entries>"), "InvalidArgument", "string1");
    }
}
