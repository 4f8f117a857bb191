package org.waymark.client.rest;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.ErrorCode;
import org.waymark.api.Message;
import org.waymark.client.CatalogClient;
import org.waymark.client.Credentials;
import org.waymark.client.Timeouts;
import org.waymark.client.http.RecordedService;

/** What a caller learns when a call fails as a whole. */
class FailuresTest {

    private static final CatalogPath PATH = CatalogPath.parse("/a");
    private static final Message MESSAGE = Message.atomic(new Change.Mkdir(PATH));

    private static CatalogException failureOf(CatalogOperations catalog) {
        return catchThrowableOfType(CatalogException.class, catalog::describeService);
    }

    private static CatalogException failureOfChange(CatalogOperations catalog) {
        return catchThrowableOfType(CatalogException.class, () -> catalog.apply(MESSAGE));
    }

    private static CatalogOperations at(String url) {
        return CatalogClient.rest(URI.create(url), new Credentials.Anonymous());
    }

    @ParameterizedTest
    @EnumSource(ErrorCode.class)
    void aProblemIsThrownWithItsCode(ErrorCode code) {
        try (RecordedService service = RecordedService.problem(
                code.httpStatus(), "{\"type\":\"urn:x\",\"code\":\"" + code + "\",\"detail\":\"so it is\"}")) {
            assertThat(failureOf(service.client())).hasMessage("so it is").returns(code, CatalogException::code);
        }
    }

    @Test
    void theProblemOfAMessageNamesTheChange() {
        try (RecordedService service = RecordedService.problem(
                409, "{\"detail\":\"/a is there\",\"code\":\"ALREADY_EXISTS\",\"index\":3,\"requestId\":\"r1\"}")) {
            CatalogException failure = failureOfChange(service.client());

            assertThat(failure).hasMessage("/a is there").returns(ErrorCode.ALREADY_EXISTS, CatalogException::code);
            assertThat(failure.index()).isEqualTo(3);
        }
    }

    @Test
    void aFaultOfTheServerNamesTheRequestInItsLog() {
        try (RecordedService service =
                RecordedService.problem(500, "{\"detail\":\"sorry\",\"code\":\"INTERNAL\",\"requestId\":\"7b1f\"}")) {
            assertThat(failureOf(service.client())).hasMessage("sorry (request 7b1f)");
        }
    }

    @Test
    void aRequestForCredentialsIsThrownAsItIs() {
        try (RecordedService service = new RecordedService(exchange -> {
            byte[] problem = "{\"detail\":\"who are you\",\"code\":\"UNAUTHENTICATED\"}".getBytes(UTF_8);
            exchange.getResponseHeaders().set("WWW-Authenticate", "Basic realm=\"waymark\"");
            exchange.getResponseHeaders().set("Content-Type", "application/problem+json");
            exchange.sendResponseHeaders(401, problem.length);
            exchange.getResponseBody().write(problem);
        })) {
            assertThat(failureOf(service.client())).hasMessage("who are you");
            assertThat(failureOf(service.client(new Credentials.Basic("alice", "wrong"))))
                    .hasMessage("who are you");
            assertThat(failureOfChange(service.client())).returns(ErrorCode.UNAUTHENTICATED, CatalogException::code);
            assertThat(service.requests()).hasSize(3);
        }
    }

    @Test
    void credentialsThatAreNotAcceptedForAChangeAreSaidToBeSo() {
        try (RecordedService service =
                RecordedService.problem(401, "{\"detail\":\"who are you\",\"code\":\"UNAUTHENTICATED\"}")) {
            assertThat(failureOfChange(service.client()))
                    .returns(ErrorCode.UNAUTHENTICATED, CatalogException::code)
                    .hasMessageContaining(service.url().toString());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "200, UNAVAILABLE",
        "301, UNAVAILABLE",
        "403, PERMISSION_DENIED",
        "404, UNAVAILABLE",
        "413, TOO_LARGE",
        "429, OVERLOADED",
        "500, UNAVAILABLE",
        "502, UNAVAILABLE"
    })
    void aPageOfSomeOtherServerIsNotTakenForAnAnswer(int status, ErrorCode code) {
        try (RecordedService service =
                RecordedService.answering(status, "text/html;charset=utf-8", "<html>Bad Gateway</html>")) {
            CatalogException failure = failureOf(service.client());

            assertThat(failure.code()).isEqualTo(code);
            assertThat(failure)
                    .hasMessageContaining(service.url().toString())
                    .hasMessageContaining(String.valueOf(status))
                    .hasMessageContaining("text/html");
        }
    }

    @Test
    void aProblemOfSomeOtherServerIsNotTakenForTheCatalogs() {
        try (RecordedService service = RecordedService.problem(404, "{\"title\":\"no route\",\"status\":404}")) {
            assertThat(failureOf(service.client())).returns(ErrorCode.UNAVAILABLE, CatalogException::code);
        }
    }

    @Test
    void credentialsDoNotFollowARedirection() {
        try (RecordedService other = RecordedService.json("{\"version\":\"1\",\"caller\":\"x\",\"limits\":{}}");
                RecordedService service = new RecordedService(exchange -> {
                    exchange.getResponseHeaders().set("Location", other.url() + "/v1/config");
                    exchange.sendResponseHeaders(307, -1);
                })) {
            assertThat(failureOf(service.client()))
                    .hasMessageContaining("pointing to " + other.url())
                    .returns(ErrorCode.UNAVAILABLE, CatalogException::code);
            assertThat(other.requests()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{\"version\":\"1\",\"caller\":\"x\",\"lim", "{\"version\":\"1\",\"limits\":{}"})
    void anAnswerThatEndsTooEarlyIsCutOff(String answer) {
        try (RecordedService service = RecordedService.json(answer)) {
            assertThat(failureOf(service.client()))
                    .returns(ErrorCode.UNAVAILABLE, CatalogException::code)
                    .hasMessageContaining("cut off")
                    .hasMessageContaining(service.url().toString());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[]",
                "not json",
                "{\"version\":1}",
                "{\"version\":\"1\"}",
                "{\"version\":\"1\",\"caller\":\"x\",\"limits\":{\"a\":\"b\"}}"
            })
    void anAnswerOfAnotherShapeMakesNoSense(String answer) {
        try (RecordedService service = RecordedService.json(answer)) {
            assertThat(failureOf(service.client()))
                    .returns(ErrorCode.INTERNAL, CatalogException::code)
                    .hasMessageContaining("makes no sense")
                    .hasMessageNotContaining("\n");
        }
    }

    @Test
    void anAnswerWithTooFewOutcomesMakesNoSense() {
        try (RecordedService service = RecordedService.json("{\"outcomes\":[]}")) {
            assertThat(failureOfChange(service.client()))
                    .returns(ErrorCode.INTERNAL, CatalogException::code)
                    .hasMessageContaining("0 outcomes in place of 1");
        }
    }

    @Test
    void aRefusedConnectionNamesTheService() throws IOException {
        int port;
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = socket.getLocalPort();
        }
        assertThat(failureOf(at("http://127.0.0.1:" + port)))
                .returns(ErrorCode.UNAVAILABLE, CatalogException::code)
                .hasMessageContaining("http://127.0.0.1:" + port)
                .hasMessageContaining("refused");
    }

    @Test
    void anUnknownHostIsSaidToBeUnknown() {
        assertThat(failureOf(at("http://catalog.invalid")))
                .returns(ErrorCode.UNAVAILABLE, CatalogException::code)
                .hasMessage("cannot reach http://catalog.invalid: its host is unknown");
    }

    @Test
    void aServerOfUnknownIdentityIsNotTrusted(@TempDir Path directory) throws Exception {
        HttpsServer server = HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setHttpsConfigurator(new HttpsConfigurator(SelfSigned.in(directory)));
        server.start();
        try {
            String url = "https://127.0.0.1:" + server.getAddress().getPort();

            assertThat(failureOf(at(url)))
                    .returns(ErrorCode.UNAVAILABLE, CatalogException::code)
                    .hasMessageStartingWith("cannot reach " + url + ": no trusted connection: ");
        } finally {
            server.stop(0);
        }
    }

    @Test
    void aSilentServerIsGivenUp() throws IOException {
        try (ServerSocket silent = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            URI url = URI.create("http://127.0.0.1:" + silent.getLocalPort());
            CatalogOperations catalog = CatalogClient.rest(
                    url, new Credentials.Anonymous(), new Timeouts(Duration.ofSeconds(5), Duration.ofMillis(200)));

            assertThat(failureOf(catalog))
                    .returns(ErrorCode.UNAVAILABLE, CatalogException::code)
                    .hasMessage("no answer from " + url + " within 200 ms");
            assertThat(failureOfChange(catalog))
                    .hasMessage("no answer from " + url + " within 200 ms; whether the changes were made is not known");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ftp://host",
                "host:8080",
                "/path",
                "http:///x",
                "http://user:secret@host",
                "http://user:secret@under_score",
                "ftp://user:secret@host",
                "http://host?q",
                "http://host/#f"
            })
    void aUrlThatCannotBeAServicesIsRefusedAtOnce(String url) {
        assertThatThrownBy(() -> at(url))
                .isInstanceOf(CatalogException.class)
                .hasMessageNotContaining("secret")
                .extracting("code")
                .isEqualTo(ErrorCode.INVALID_ARGUMENT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/", "/sub/path", "/sub/path/"})
    void aServiceMayLieBelowAPath(String path) {
        try (RecordedService service = RecordedService.json("{\"version\":\"1\",\"caller\":\"x\",\"limits\":{}}")) {
            at(service.url() + path).describeService();

            assertThat(service.request().target()).isEqualTo(path.replaceFirst("/$", "") + "/v1/config");
        }
    }
}
