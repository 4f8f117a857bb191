package org.waymark.server.http;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;

class HttpTest {

    private static final String CLOSE = "Host: localhost\r\nConnection: close\r\n";

    private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
    private final AtomicLong nanos = new AtomicLong();
    /** How far the server's clock goes each time that it is read. */
    private volatile Duration step = Duration.ZERO;

    private final ProbeServer server = new ProbeServer(meters, () -> nanos.addAndGet(step.toNanos()));

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void aSaneRequestIdOfTheClientsIsKept() throws IOException {
        assertThat(send("POST /count HTTP/1.1\r\nX-Request-Id: job-7.a_B\r\nContent-Length: 3\r\n" + CLOSE + "\r\nabc"))
                .startsWith("HTTP/1.1 200")
                .contains("X-Request-Id: job-7.a_B\r\n")
                .endsWith("\r\n\r\n3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a b", "x{y}", "1234567890123456789012345678901234567890123456789012345678901234+"})
    void anyOtherIsReplaced(String id) throws IOException {
        assertThat(send("POST /count HTTP/1.1\r\nX-Request-Id: " + id + "\r\nContent-Length: 0\r\n" + CLOSE + "\r\n"))
                .contains("X-Request-Id: made-here\r\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET /nothing/here HTTP/1.1\r\n" + CLOSE,
                "GET /%2f HTTP/1.1\r\n" + CLOSE,
                "TRACE /count HTTP/1.1\r\n" + CLOSE,
                "PUT /count HTTP/1.1\r\n" + CLOSE,
                "GET /count HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n"
            })
    void whatNoWireAnswersIsAProblemWithoutAnythingOfTheServersOwn(String request) throws IOException {
        assertThat(send(request + "\r\n"))
                .containsPattern("^HTTP/1.1 (4|5)\\d\\d")
                .contains("Content-Type: application/problem+json")
                .contains("X-Request-Id: made-here")
                .contains("\"code\":")
                .doesNotContainIgnoringCase("<html", "secret", "java", "tomcat");
    }

    @Test
    void aBodyAnnouncedTooLargeIsRefusedUnread() throws IOException {
        assertThat(send("POST /count HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 1000001\r\n" + CLOSE + "\r\n"))
                .startsWith("HTTP/1.1 413")
                .contains("TOO_LARGE");
    }

    @Test
    void aBodyThatGrowsTooLargeIsRefusedToo() throws IOException {
        String chunk = "f4240\r\n" + "x".repeat(1_000_000) + "\r\n";

        assertThat(send(chunked("POST") + chunk + "0\r\n\r\n")).endsWith("\r\n\r\n1000000");
        assertThat(send(chunked("POST") + chunk + "1\r\nx\r\n0\r\n\r\n")).startsWith("HTTP/1.1 413");
    }

    @Test
    void aClientThatSendsMoreThanIsReadStillGetsItsAnswer() throws IOException {
        String chunk = "f4240\r\n" + "x".repeat(1_000_000) + "\r\n";

        assertThat(send(chunked("DELETE") + chunk + "0\r\n\r\n")).endsWith("without a look at the body");
    }

    @Test
    void aBodyThatComesTooSlowlyIsGivenUp() throws IOException {
        String request = chunked("POST") + "1\r\nx\r\n0\r\n\r\n";

        step = Duration.ofSeconds(9);
        assertThat(send(request)).startsWith("HTTP/1.1 200");
        step = Duration.ofSeconds(11);
        assertThat(send(request)).startsWith("HTTP/1.1 400").contains("too slowly");
    }

    @Test
    void healthIsRedWithoutTheDatabase() throws IOException {
        assertThat(send("GET /health HTTP/1.1\r\n" + CLOSE + "\r\n"))
                .startsWith("HTTP/1.1 503")
                .endsWith("{\"status\":\"DOWN\",\"database\":\"DOWN\"}");
    }

    @Test
    void everyAnswerIsTimedAndIsALineOfJson() throws IOException {
        Logger access = (Logger) LoggerFactory.getLogger("access");
        ListAppender<ILoggingEvent> lines = new ListAppender<>();
        lines.start();
        access.addAppender(lines);
        try {
            send("POST /count HTTP/1.1\r\nX-Request-Id: seen\r\nContent-Length: 3\r\n" + CLOSE + "\r\nabc");
            server.close();
        } finally {
            access.detachAppender(lines);
        }

        assertThat(lines.list).hasSize(1);
        assertThat(new AccessLine().format(lines.list.get(0)))
                .containsPattern(
                        "^\\{\"time\":\"\\d{4}-.*Z\",\"requestId\":\"seen\",\"caller\":null,\"client\":\"127.0.0.1\","
                                + "\"method\":\"POST\",\"route\":\"/count\",\"status\":200,\"ms\":\\d+\\.\\d+,\"bytes\":1}\n$");
        assertThat(meters.get("waymark.http.requests")
                        .tags("route", "/count", "status", "200")
                        .timer()
                        .count())
                .isEqualTo(1);
    }

    private static String chunked(String method) {
        return method + " /count HTTP/1.1\r\nTransfer-Encoding: chunked\r\n" + CLOSE + "\r\n";
    }

    private String send(String request) throws IOException {
        try (Socket client = connect()) {
            write(client, request);
            return read(client);
        }
    }

    private Socket connect() throws IOException {
        return new Socket(InetAddress.getLoopbackAddress(), server.port());
    }

    private static void write(Socket client, String text) throws IOException {
        client.getOutputStream().write(text.getBytes(ISO_8859_1));
        client.getOutputStream().flush();
    }

    private static String read(Socket client) throws IOException {
        return new String(client.getInputStream().readAllBytes(), ISO_8859_1);
    }
}
