package org.waymark.server.e2e;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Checksums;
import org.waymark.api.Guid;
import org.waymark.api.InitialPermissions;
import org.waymark.api.Message;
import org.waymark.api.MissingParents;
import org.waymark.api.NewReplica;
import org.waymark.api.ReplicaStatus;
import org.waymark.api.ReplicaType;
import org.waymark.api.StorageUrl;
import org.waymark.client.CatalogClient;
import org.waymark.client.Credentials;

/** What resource brokers ask a catalog: where a file is. */
class BrokerInterfacesTest {

    private static final String GUID = "01234567-89ab-4cde-8f01-23456789abcd";
    private static final String ENCODED = "SOAP-ENV:encodingStyle=\"http://schemas.xmlsoap.org/soap/encoding/\"";

    private static TestData data;
    private static int dliPort;
    private static RunningServer server;

    @BeforeAll
    static void start() throws IOException {
        data = TestData.fresh(BrokerInterfacesTest.class);
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            dliPort = free.getLocalPort();
        }
        server = new RunningServer(data.directory(), "--waymark.dli.port=" + dliPort, "--waymark.dli.user=broker");
        CatalogOperations catalog = CatalogClient.rest(server.url(), new Credentials.Insecure("root", List.of()));
        catalog.apply(Message.atomic(List.of(
                new Change.Mkdir(CatalogPath.parse("/grid")),
                register("/grid/x", Guid.parse(GUID), 0644),
                register("/grid/secret", null, 0600))));
    }

    private static Change register(String path, Guid guid, int mode) {
        String name = CatalogPath.parse(path).name();
        return new Change.Register(
                CatalogPath.parse(path),
                guid,
                5,
                Checksums.NONE,
                List.of(
                        replica("srm://b.example/" + name, ReplicaStatus.AVAILABLE, false),
                        replica("srm://a.example:8443/" + name, ReplicaStatus.AVAILABLE, true),
                        replica("srm://b.example/again/" + name, ReplicaStatus.AVAILABLE, false),
                        replica("srm://lost.example/" + name, ReplicaStatus.LOST, false),
                        replica("file:///data/" + name, ReplicaStatus.AVAILABLE, false)),
                MissingParents.FAIL,
                InitialPermissions.mode(mode));
    }

    private static NewReplica replica(String sfn, ReplicaStatus status, boolean master) {
        return new NewReplica(
                new StorageUrl(sfn), status, ReplicaType.PERMANENT, master, null, null, null, null, null, Map.of());
    }

    @AfterAll
    static void stop() {
        server.close();
        data.close();
    }

    @ParameterizedTest
    @CsvSource({
        "listSEbyLFN, lfn, /grid/x",
        "listSEbyLFN, in0, lfn:/grid/x",
        "listSEbyGUID, guid, " + GUID,
        "listSEbyGUID, whatever, guid:" + GUID
    })
    void theStorageIndexNamesEachStorageElementOnceTheMastersFirst(String operation, String parameter, String file) {
        String body = "<si:%1$s xmlns:si=\"urn:any\"><%2$s>%3$s</%2$s></si:%1$s>".formatted(operation, parameter, file);

        for (String root : List.of("/services", "/glite-data-catalog-interface")) {
            assertThat(post(server.url().getPort(), root + "/StorageIndex", body))
                    .startsWith("HTTP/1.1 200")
                    .contains("<ns:%sResponse xmlns:ns=\"urn:any\"".formatted(operation))
                    .contains("<%1$sReturn><item>a.example</item><item>b.example</item></%1$sReturn>"
                            .formatted(operation));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "listSEbyLFN, /grid/nothing, NotExistsException",
        "listSEbyLFN, grid/relative, InvalidArgumentException",
        "listSEbyLFN, /grid/secret, AuthorizationException",
        "listSEbyGUID, 00000000-0000-4000-8000-000000000000, NotExistsException",
        "listSEbyGUID, nonsense, InvalidArgumentException"
    })
    void theStorageIndexSaysByTheTypeOfAFaultWhatIsWrong(String operation, String file, String exception) {
        assertThat(post(
                        server.url().getPort(),
                        "/services/StorageIndex",
                        "<%1$s><x>%2$s</x></%1$s>".formatted(operation, file)))
                .startsWith("HTTP/1.1 500")
                .contains("<fault xmlns:g=\"http://glite.org/wsdl/services/org.glite.data.catalog\" xsi:type=\"g:%s\">"
                        .formatted(exception));
    }

    @ParameterizedTest
    @CsvSource({"lfn, /grid/x", "lfn, lfn:/grid/x", "guid, " + GUID, "guid, guid:" + GUID})
    void theDataLocationInterfaceListsTheReplicasThatCanBeRead(String type, String file) {
        for (int port : new int[] {server.url().getPort(), dliPort}) {
            assertThat(post(port, "/services/DataLocationInterface", listReplicas(type, file)))
                    .startsWith("HTTP/1.1 200")
                    .contains("<ns:listReplicasResponse xmlns:ns=\"urn:DataLocationInterface\"")
                    .contains("soap:" + ENCODED.substring(ENCODED.indexOf(':') + 1))
                    .contains("<urlList SOAP-ENC:arrayType=\"xsd:string[4]\"><item>srm://a.example:8443/x</item>"
                            + "<item>srm://b.example/x</item><item>srm://b.example/again/x</item>"
                            + "<item>file:///data/x</item></urlList>");
        }
    }

    @ParameterizedTest
    @CsvSource({"lfn, /grid/nothing", "lds, set", "query, all", "lfn, guid:" + GUID, "guid, /grid/x", "'', /grid/x"})
    void orItAnswersWithAFault(String type, String file) {
        assertThat(post(server.url().getPort(), "/services/DataLocationInterface", listReplicas(type, file)))
                .startsWith("HTTP/1.1 500")
                .contains("<soap:Fault>", "<detail><fault>");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/services/DataLocationInterface", "/any/where", "/v1/list"})
    void itsOwnPortAnswersForIt(String path) {
        assertThat(post(dliPort, path, listReplicas("lfn", "/grid/x")))
                .startsWith("HTTP/1.1 200")
                .contains("srm://a.example:8443/x");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/v1/list?path=/", "/metrics", "/health", "/services/StorageIndex", "/docs/"})
    void andForNothingElse(String path) {
        assertThat(exchange(dliPort, "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"))
                .contains("DataLocationInterface")
                .doesNotContain("StorageIndex?wsdl", "\"entries\"", "jvm_", "UP");
        assertThat(post(dliPort, path, "<listSEbyLFN><lfn>/grid/x</lfn></listSEbyLFN>"))
                .startsWith("HTTP/1.1 500")
                .contains("DataLocationInterface has no operation listSEbyLFN");
    }

    @Test
    void whoeverAsksThereWithoutCredentialsIsTheUserOfTheConfiguration() {
        String secret = listReplicas("lfn", "/grid/secret");

        assertThat(post(dliPort, "/", secret)).startsWith("HTTP/1.1 500").contains("PERMISSION_DENIED");
        assertThat(exchange(dliPort, request("/", "X-Waymark-User: root\r\n", secret)))
                .contains("PERMISSION_DENIED");
        assertThat(exchange(
                        server.url().getPort(),
                        request("/services/DataLocationInterface", "X-Waymark-User: root\r\n", secret)))
                .startsWith("HTTP/1.1 200");
        assertThat(exchange(dliPort, request("/", "Authorization: Basic cm9vdDpyb290\r\n", secret)))
                .startsWith("HTTP/1.1 401");
    }

    private static String listReplicas(String type, String file) {
        return "<d:listReplicas xmlns:d=\"urn:DataLocationInterface\"><inputDataType>%s</inputDataType><inputData>%s</inputData></d:listReplicas>"
                .formatted(type, file);
    }

    private static String post(int port, String path, String body) {
        return exchange(port, request(path, "", body));
    }

    private static String request(String path, String headers, String body) {
        String message =
                "<SOAP-ENV:Envelope xmlns:SOAP-ENV=\"http://schemas.xmlsoap.org/soap/envelope/\"><SOAP-ENV:Body "
                        + ENCODED + ">" + body + "</SOAP-ENV:Body></SOAP-ENV:Envelope>";
        return "POST %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nSOAPAction: \"\"\r\n%s"
                        .formatted(path, headers)
                + "Content-Type: text/xml; charset=utf-8\r\nContent-Length: %d\r\n\r\n%s"
                        .formatted(message.length(), message);
    }

    private static String exchange(int port, String request) {
        try (Socket client = new Socket(InetAddress.getLoopbackAddress(), port)) {
            client.getOutputStream().write(request.getBytes(UTF_8));
            return new String(client.getInputStream().readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
