package org.waymark.server.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import tools.jackson.databind.JsonNode;

/** What tests over a real port share: the server, started once a class. */
abstract class RestTest {

    static RestServer server;

    @BeforeAll
    static void start() {
        server = new RestServer();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @BeforeEach
    void forget() {
        server.catalog().messages.clear();
        server.catalog().recorded.clear();
        server.catalog().sent.set(0);
    }

    static HttpResponse<String> get(String pathAndQuery) throws IOException, InterruptedException {
        return server.send(server.request(pathAndQuery));
    }

    static HttpResponse<String> post(String path, String body) throws IOException, InterruptedException {
        return server.send(server.post(path, body));
    }

    static HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return server.send(request);
    }

    /** The answer's JSON, which must have come with status 200. */
    static JsonNode ok(HttpResponse<String> answer) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return server.json(answer);
    }

    /** Asserts that the call was refused, as a problem that tells nothing of the server's insides. */
    static JsonNode refused(HttpResponse<String> answer, int status, String code) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        assertThat(answer.headers().firstValue("Content-Type")).hasValue("application/problem+json");
        assertThat(answer.body()).doesNotContain("Exception", "org.", "tools.", "java.", "SELECT", "StreamRead");
        JsonNode problem = server.json(answer);
        assertThat(problem.path("code").asString()).as(answer.body()).isEqualTo(code);
        assertThat(problem.path("status").asInt()).isEqualTo(status);
        assertThat(problem.path("detail").asString()).isNotBlank();
        assertThat(problem.path("requestId").asString()).isEqualTo("request-1");
        return problem;
    }
}
