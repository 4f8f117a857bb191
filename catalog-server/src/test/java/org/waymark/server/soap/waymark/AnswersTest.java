package org.waymark.server.soap.waymark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;
import org.waymark.server.soap.SoapAnswer;
import org.waymark.server.soap.SoapOperation;
import org.waymark.server.soap.SoapText;

/** What every operation asks and answers is what the contract says. */
class AnswersTest {

    private static final Contract CONTRACT = new Contract();
    private static final String ALL = "<entries>/f</entries><entries>/none</entries><entries>/missing</entries>";
    private static final String PAGE = "<pageSize>7</pageSize><pageToken>t</pageToken>";

    private final FullCatalog catalog = new FullCatalog();
    private final WaymarkEndpoint endpoint = new WaymarkEndpoint();

    static Stream<Arguments> requests() {
        return Stream.of(
                Arguments.of("stat", ALL),
                Arguments.of("stat", ALL + "<follow>false</follow>"),
                Arguments.of("stat", ""),
                Arguments.of("list", "<dir>/f</dir>"),
                Arguments.of("list", "<dir>/f</dir><pattern>f*</pattern>" + PAGE),
                Arguments.of("find", "<base>/many/3</base>"),
                Arguments.of(
                        "find",
                        "<base>/many/0</base><pathPattern>**</pathPattern><name>*</name><kind>FILE</kind><minSize>0</minSize>"
                                + "<maxSize>9223372036854775807</maxSize><modifiedSince>2026-01-01T00:00:00Z</modifiedSince>"
                                + "<modifiedBefore>2026-01-01T00:00:00.000+02:00</modifiedBefore><owner>alice</owner>"
                                + "<maxDepth>2</maxDepth><limit>5</limit>"),
                Arguments.of("du", ALL),
                Arguments.of("links", ALL),
                Arguments.of("listReplicas", ALL.replace("entries", "files")),
                Arguments.of("findReplicas", "<storageElement>se</storageElement>"),
                Arguments.of("findReplicas", "<setName>s</setName><status>LOST</status>" + PAGE),
                Arguments.of("getAcl", ALL),
                Arguments.of("checkPermission", ALL + "<rights>rw</rights>"),
                Arguments.of("getAttributes", ALL + "<names>run</names><names>taken</names>"),
                Arguments.of("query", "<query>size &lt; 5</query><base>/f</base>" + PAGE),
                Arguments.of("query", "<query>size &lt; 5</query>"),
                Arguments.of("listSchemas", PAGE),
                Arguments.of("describeSchemas", "<schemas>detector</schemas>"),
                Arguments.of("listPrincipals", "<kind>GROUP</kind>" + PAGE),
                Arguments.of("listChanges", ""),
                Arguments.of("describeService", ""),
                Arguments.of(
                        "apply",
                        "<idempotencyKey>k</idempotencyKey><atomicity>EACH</atomicity><preconditions>"
                                + "<mustNotExist><path>/x</path></mustNotExist>"
                                + "<ifVersion><locator>/f</locator><version>7</version></ifVersion>"
                                + "<ifChecksum><locator>/f</locator><checksum>adler32:0a1b2c3d</checksum></ifChecksum></preconditions>"
                                + "<changes><rmdir><path>/missing</path></rmdir><rmdir><path>/f</path></rmdir></changes>"));
    }

    private SoapAnswer answer(String operation, String content) {
        SoapOperation call = endpoint.operations().get(operation);
        return call.answer(SoapText.request(Contract.element(operation, content)), catalog);
    }

    private CatalogException refused(String operation, String content) {
        return catchThrowableOfType(CatalogException.class, () -> SoapText.written(answer(operation, content)));
    }

    @ParameterizedTest
    @MethodSource("requests")
    void theContractAllowsTheRequestAndTheAnswer(String operation, String content) {
        CONTRACT.holds(operation, content);
        CONTRACT.holds(operation + "Response", SoapText.written(answer(operation, content)));
    }

    @Test
    void noOperationIsForgottenHere() {
        assertThat(requests().map(request -> (String) request.get()[0]).collect(Collectors.toSet()))
                .isEqualTo(endpoint.operations().keySet());
    }

    @Test
    void aFaultIsWhatTheContractSays() {
        CatalogException failure = new CatalogException(ErrorCode.HAS_REPLICAS, "a < b").atIndex(3);
        String detail = SoapText.written(to -> endpoint.writeDetail("apply", failure, "request-1", to));

        assertThat(detail)
                .isEqualTo(
                        "<error xmlns=\"urn:org.waymark:catalog:1\"><code>HAS_REPLICAS</code><message>a &lt; b</message>"
                                + "<index>3</index><requestId>request-1</requestId></error>");
        CONTRACT.holds("error", detail.replaceFirst("^<[^>]*>", "").replaceFirst("</error>$", ""));
    }

    @Test
    void anEntryIsToldWhole() {
        assertThat(SoapText.written(answer("stat", "<entries>/f</entries>")))
                .isEqualTo("""
                        <outcome><key>/f</key><value><path>/f</path><kind>FILE</kind><guid>6f1c1d2e-0a4b-4c6d-8e9f-001122334455</guid>\
                        <owner>alice</owner><group>atlas</group><mode>2770</mode>%1$s%2$s<size>42</size>\
                        <checksums>adler32:0a1b2c3d</checksums><checksums>md5:00112233445566778899aabbccddeeff</checksums>\
                        <target>../target</target><comment>a &lt; b &amp; c \uFFFD</comment><created>2026-01-31T12:00:00.120Z</created>\
                        <modified>2026-01-31T12:00:00.120Z</modified><accessed>2026-01-31T12:00:00.120Z</accessed>\
                        <changed>2026-01-31T12:00:00.120Z</changed><version>7</version></value></outcome>""".formatted(acl("acl"), acl("defaultAcl")));
    }

    private static String acl(String name) {
        return """
                <acl><tag>OWNER</tag><rights>pdrwlxgs</rights></acl>\
                <acl><tag>USER</tag><principal>/DC=org/CN=Alice &amp; &lt;Bob</principal><rights>--rw----</rights></acl>\
                <acl><tag>OWNING_GROUP</tag><rights>-dr-lxg-</rights></acl><acl><tag>MASK</tag><rights>pdrwlxgs</rights></acl>\
                <acl><tag>OTHER</tag><rights>-d----g-</rights></acl>""".replaceAll("(</?)acl>", "$1" + name + ">");
    }

    @Test
    void aMalformedItemOfAReadFailsAlone() {
        assertThat(SoapText.written(
                        answer("du", "<entries>/f</entries><entries>guid:x</entries><entries>/g</entries>")))
                .matches("(?s)<outcome><key>/f</key><value>.*</value></outcome>"
                        + "<outcome><key>guid:x</key><error><code>INVALID_ARGUMENT</code><message>.*</message></error></outcome>"
                        + "<outcome><key>/g</key><value>.*</value></outcome>");
    }

    @Test
    void aPageIsAskedForBySizeAndToken() {
        assertThat(SoapText.written(answer("list", "<dir>/d</dir><pattern>x?</pattern>" + PAGE)))
                .contains("<path>/x?</path>", "<path>/7</path>", "<next>t</next>");
        assertThat(SoapText.written(answer("list", "<dir>/d</dir>")))
                .contains("<path>/*</path>", "<path>/1000</path>")
                .doesNotContain("<next>");
    }

    @Test
    void aSearchEndsWithItsCount() {
        assertThat(SoapText.written(answer("find", "<base>/many/3</base>")))
                .contains("<path>/many/3/f2</path>")
                .endsWith("</items><count>3</count>");
    }

    @Test
    void aSearchThatFailsOnTheWayIsNeverAnAnswer() {
        assertThat(refused("find", "<base>/broken/3</base>").code()).isEqualTo(ErrorCode.UNAVAILABLE);
    }

    @Test
    void aMessageIsUnderstoodWhole() {
        SoapText.written(answer("apply", (String) requests()
                .filter(request -> request.get()[0].equals("apply"))
                .findFirst()
                .orElseThrow()
                .get()[1]));

        assertThat(catalog.messages).singleElement().satisfies(message -> {
            assertThat(message.key().value()).isEqualTo("k");
            assertThat(message.atomicity()).hasToString("EACH");
            assertThat(message.preconditions()).hasSize(3);
            assertThat(message.changes()).hasSize(2);
        });
    }
}
