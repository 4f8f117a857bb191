package org.waymark.client.soap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Checksum;
import org.waymark.api.Checksums;
import org.waymark.api.EntryKind;
import org.waymark.api.FindRequest;
import org.waymark.api.Follow;
import org.waymark.api.Glob;
import org.waymark.api.Guid;
import org.waymark.api.Message;
import org.waymark.api.PageRequest;
import org.waymark.api.PathPattern;
import org.waymark.api.Precondition;
import org.waymark.api.Principal;
import org.waymark.api.Query;
import org.waymark.api.ReplicaQuery;
import org.waymark.api.ReplicaStatus;
import org.waymark.api.Rights;
import org.waymark.api.StorageUrl;
import org.waymark.client.http.RecordedService;
import org.waymark.client.http.Soap;
import org.xml.sax.InputSource;

/** Every request has the form that the WSDL gives it. */
class RequestsTest {

    private static final Path WSDL = Path.of("..", "wsdl", "src", "main", "wsdl", "Waymark.wsdl");
    private static final String XSD = "http://www.w3.org/2001/XMLSchema";

    private static final CatalogPath FILE = CatalogPath.parse("/grid/a & b");
    private static final Guid GUID = Guid.parse("6f1c1d2e-0a4b-4c6d-8e9f-001122334455");
    private static final StorageUrl SFN = new StorageUrl("root://se.example.org//data/f");
    private static final Instant NOON = Instant.parse("2026-01-31T12:00:00.000Z");
    private static final PageRequest PAGE = new PageRequest(10, "t+1/=");

    private static final DocumentBuilderFactory DOCUMENTS = DocumentBuilderFactory.newDefaultNSInstance();
    private static Schema schema;

    @BeforeAll
    static void theContractsSchema() throws Exception {
        Document wsdl = DOCUMENTS.newDocumentBuilder().parse(WSDL.toFile());
        Element types = (Element) wsdl.getElementsByTagNameNS(XSD, "schema").item(0);
        types.setAttributeNS("http://www.w3.org/2000/xmlns/", "xmlns:w", "urn:org.waymark:catalog:1");
        schema = SchemaFactory.newDefaultInstance().newSchema(new DOMSource(types));
    }

    static Stream<Consumer<CatalogOperations>> reads() {
        FindRequest everything = new FindRequest(
                FILE,
                PathPattern.parse("2026/**/*.root"),
                new Glob("*.root"),
                EntryKind.FILE,
                0L,
                9L,
                NOON,
                NOON,
                "alice",
                0,
                5);
        return Stream.of(
                catalog -> catalog.stat(List.of(FILE, GUID, SFN), Follow.NO),
                catalog -> catalog.list(FILE, new Glob("*.röot"), PAGE),
                catalog -> catalog.find(everything, entry -> {}),
                catalog -> catalog.find(FindRequest.everythingBelow(CatalogPath.ROOT), entry -> {}),
                catalog -> catalog.du(List.of(FILE)),
                catalog -> catalog.links(List.of(FILE)),
                catalog -> catalog.listReplicas(List.of(FILE)),
                catalog -> catalog.findReplicas(new ReplicaQuery("se.example.org", "run 1", ReplicaStatus.LOST), PAGE),
                catalog -> catalog.getAcl(List.of(FILE)),
                catalog -> catalog.checkPermission(List.of(FILE, FILE), Rights.parse("rw")),
                catalog -> catalog.getAttributes(List.of(FILE), List.of()),
                catalog -> catalog.getAttributes(List.of(FILE), List.of("run", "calibrated")),
                catalog -> catalog.query(FILE, Query.parse("run < 5 and calibrated = true"), PAGE),
                catalog -> catalog.listSchemas(PAGE),
                catalog -> catalog.describeSchemas(List.of("detector")),
                catalog -> catalog.listPrincipals(Principal.Kind.GROUP, PAGE),
                catalog -> catalog.listChanges(PageRequest.FIRST),
                CatalogOperations::describeService);
    }

    @ParameterizedTest
    @MethodSource("reads")
    void aReadIsValid(Consumer<CatalogOperations> read) throws Exception {
        requireValid(bodyOf(read));
    }

    @ParameterizedTest
    @MethodSource("org.waymark.client.form.ChangeFormTest#changes")
    void aChangeIsValid(Change change, String json) throws Exception {
        requireValid(bodyOf(catalog -> catalog.apply(Message.atomic(change))));
    }

    @Test
    void aMessageIsValidWithAllThatItMayCarry() throws Exception {
        requireValid(bodyOf(catalog -> catalog.apply(everything())));
    }

    private static Message everything() {
        return Message.each(
                        new Change.SetContent(FILE, null, Checksums.NONE),
                        new Change.SetReplica(
                                SFN, null, null, null, null, null, null, null, null, null, Map.of("a b", "<")))
                .provided(
                        new Precondition.MustNotExist(FILE),
                        new Precondition.IfVersion(FILE, 7),
                        new Precondition.IfChecksum(GUID, Checksum.parse("adler32:0a1b2c3d")))
                .withKey("k-1");
    }

    @Test
    void aReadIsOneElementInAnEnvelope() {
        assertThat(bodyOf(catalog -> catalog.stat(List.of(FILE, GUID), Follow.NO)))
                .isEqualTo(Soap.request("<stat><entries>/grid/a &amp; b</entries>"
                        + "<entries>guid:6f1c1d2e-0a4b-4c6d-8e9f-001122334455</entries><follow>false</follow></stat>"));
    }

    @Test
    void whatIsPutIntoWordsInTheUrlOfRestAreElements() {
        assertThat(bodyOf(catalog -> catalog.list(FILE, Glob.ANY, PAGE)))
                .isEqualTo(Soap.request("<list><dir>/grid/a &amp; b</dir><pageSize>10</pageSize>"
                        + "<pageToken>t+1/=</pageToken></list>"));
    }

    @Test
    void aMessageCarriesItsKeyAndAnEmptyListIsNotNone() {
        assertThat(bodyOf(catalog -> catalog.apply(everything())))
                .isEqualTo(
                        Soap.request(
                                "<apply><idempotencyKey>k-1</idempotencyKey><atomicity>EACH</atomicity>"
                                        + "<preconditions><mustNotExist><path>/grid/a &amp; b</path></mustNotExist>"
                                        + "<ifVersion><locator>/grid/a &amp; b</locator><version>7</version></ifVersion>"
                                        + "<ifChecksum><locator>guid:6f1c1d2e-0a4b-4c6d-8e9f-001122334455</locator>"
                                        + "<checksum>adler32:0a1b2c3d</checksum></ifChecksum></preconditions>"
                                        + "<changes><setContent><file>/grid/a &amp; b</file><checksums></checksums></setContent>"
                                        + "<setReplica><sfn>root://se.example.org//data/f</sfn><attributes><attribute>"
                                        + "<name>a b</name><value>&lt;</value></attribute></attributes></setReplica></changes></apply>"));
    }

    @Test
    void aRequestGoesToTheServiceAsSoapDoes() {
        try (RecordedService service = RecordedService.soap("<w:x/>")) {
            assertThatThrownBy(service.soapClient()::describeService).isInstanceOf(CatalogException.class);

            RecordedService.Request request = service.request();
            assertThat(request.method()).isEqualTo("POST");
            assertThat(request.target()).isEqualTo("/services/Waymark");
            assertThat(request.header("Content-Type")).isEqualTo("text/xml; charset=utf-8");
            assertThat(request.header("SOAPAction")).isEqualTo("\"\"");
            assertThat(request.body()).isEqualTo(Soap.request("<describeService></describeService>"));
        }
    }

    private static String bodyOf(Consumer<CatalogOperations> call) {
        try (RecordedService service = RecordedService.fault(500, "<w:error><w:code>NOT_FOUND</w:code></w:error>")) {
            assertThatThrownBy(() -> call.accept(service.soapClient())).isInstanceOf(CatalogException.class);
            return service.request().body();
        }
    }

    private static void requireValid(String envelope) throws Exception {
        Document document = DOCUMENTS.newDocumentBuilder().parse(new InputSource(new StringReader(envelope)));
        Element body = (Element) document.getDocumentElement().getFirstChild();
        schema.newValidator().validate(new DOMSource(body.getFirstChild()));
    }
}
