package org.waymark.server.soap.waymark;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.Entry;
import org.waymark.api.ErrorCode;
import org.waymark.api.FindRequest;
import org.waymark.client.CatalogClient;
import org.waymark.client.Credentials;
import org.waymark.server.soap.EndpointServer;

/** What only shows when Waymark's own service is called over HTTP. */
class WaymarkServiceTest {

    private static final int SHOWN_CHARACTERS = 4_000;

    private static EndpointServer server;

    @BeforeAll
    static void open() {
        server = new EndpointServer(new WaymarkEndpoint(), new FullCatalog());
    }

    @AfterAll
    static void close() {
        server.close();
    }

    private static HttpURLConnection call(String operation, String content) throws IOException {
        HttpURLConnection connection = (HttpURLConnection) server.url().toURL().openConnection();
        connection.setDoOutput(true);
        connection.setRequestProperty("Content-Type", "text/xml; charset=utf-8");
        connection.setRequestProperty("SOAPAction", "\"\"");
        connection.setRequestProperty("X-Waymark-User", "alice");
        connection
                .getOutputStream()
                .write(("<e:Envelope xmlns:e='http://schemas.xmlsoap.org/soap/envelope/'><e:Body>"
                                + Contract.element(operation, content) + "</e:Body></e:Envelope>")
                        .getBytes(UTF_8));
        return connection;
    }

    /** The last of what comes until the answer ends or breaks off. */
    private static String whatComes(InputStream answer) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        String end = "[end]";
        try {
            answer.transferTo(bytes);
        } catch (IOException e) {
            end = "[cut]";
        }
        String text = bytes.toString(UTF_8);
        return text.substring(Math.max(0, text.length() - SHOWN_CHARACTERS)) + end;
    }

    private static CatalogException failureOfSearch(String base, List<Entry> found) {
        CatalogOperations client = CatalogClient.soap(server.url(), new Credentials.Insecure("alice", List.of()));
        return catchThrowableOfType(
                CatalogException.class,
                () -> client.find(FindRequest.everythingBelow(CatalogPath.parse(base)), found::add));
    }

    @Test
    void anAnswerIsQualifiedThroughout() throws Exception {
        assertThat(whatComes(call("stat", "<entries>/missing</entries>").getInputStream()))
                .contains("<statResponse xmlns=\"urn:org.waymark:catalog:1\"")
                .contains("<outcome><key>/missing</key><error><code>NOT_FOUND</code>")
                .endsWith("[end]");
    }

    @Test
    void aFailureBeforeTheAnswerBeginsIsAFault() throws Exception {
        HttpURLConnection call = call("find", "<base>/broken/3</base>");

        assertThat(call.getResponseCode()).isEqualTo(500);
        assertThat(call.getHeaderField("Retry-After")).isEqualTo("1");
        assertThat(whatComes(call.getErrorStream()))
                .contains("<detail><error xmlns=\"urn:org.waymark:catalog:1\"><code>UNAVAILABLE</code>"
                        + "<message>the database is away</message><requestId>")
                .doesNotContain("<items>");
    }

    @Test
    void aRequestThatMayNotBeSentAgainHasNoRetryAfter() throws Exception {
        HttpURLConnection call = call("find", "");

        assertThat(call.getResponseCode()).isEqualTo(500);
        assertThat(call.getHeaderField("Retry-After")).isNull();
        assertThat(whatComes(call.getErrorStream())).contains("<code>INVALID_ARGUMENT</code>");
    }

    @Test
    void aSearchThatFailsOnTheWayTellsWhyAndBreaksOff() throws Exception {
        HttpURLConnection call = call("find", "<base>/broken/1000</base>");

        assertThat(call.getResponseCode()).isEqualTo(200);
        assertThat(whatComes(call.getInputStream()))
                .contains("<path>/broken/1000/f999</path>")
                .endsWith(
                        "</items><error><code>UNAVAILABLE</code><message>the database is away</message></error>[cut]");
    }

    @Test
    void ourClientLearnsWhyASearchFailedWheneverItDid() {
        List<Entry> found = new ArrayList<>();

        assertThat(failureOfSearch("/broken/1000", found)).hasMessage("the database is away");
        assertThat(found).hasSize(1000);
        assertThat(failureOfSearch("/broken/3", found).code()).isEqualTo(ErrorCode.UNAVAILABLE);
        assertThat(found).hasSize(1000);
    }

    @Test
    void aLongSearchIsWhole() throws Exception {
        assertThat(whatComes(call("find", "<base>/many/20000</base>").getInputStream()))
                .contains("<path>/many/20000/f19999</path>")
                .contains("</items><count>20000</count></findResponse>")
                .endsWith("[end]");
    }
}
