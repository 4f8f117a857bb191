package org.waymark.server.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StreamTest extends RestTest {

    private static final String LINES = "application/x-ndjson";

    private static List<String> lines(String directory) throws Exception {
        var answer = send(server.request("/v1/list?dir=" + directory).header("Accept", LINES));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Content-Type")).hasValue(LINES);
        return answer.body().lines().toList();
    }

    @ParameterizedTest
    @CsvSource({"0", "1", "100000"})
    void aDirectoryOfAnySizeIsStreamedWithATrailer(int size) throws Exception {
        List<String> lines = lines("/many/" + size);

        assertThat(lines).hasSize(size + 1);
        assertThat(lines.get(size)).isEqualTo("{\"trailer\":{\"count\":" + size + "}}");
        if (size > 0) {
            assertThat(lines.get(size - 1)).contains("\"path\":\"/many/%d/file-%07d\"".formatted(size, size - 1));
        }
    }

    @Test
    void aSearchIsStreamedToo() throws Exception {
        var answer = post("/v1/find", "{\"base\":\"/many/3\",\"name\":\"*\"}");

        assertThat(answer.headers().firstValue("Content-Type")).hasValue(LINES);
        assertThat(answer.body().lines()).hasSize(4).last().isEqualTo("{\"trailer\":{\"count\":3}}");
    }

    @Test
    void aFailureInTheMiddleIsInTheTrailer() throws Exception {
        List<String> lines = lines("/broken/5000");

        assertThat(lines).hasSize(5001);
        assertThat(lines.get(5000))
                .isEqualTo(
                        "{\"trailer\":{\"count\":5000,\"error\":{\"code\":\"UNAVAILABLE\",\"message\":\"the database is away\"}}}");
    }

    @Test
    void aFailureBeforeAnythingWasSentIsAProblem() throws Exception {
        refused(
                send(server.request("/v1/list?dir=/error/NOT_A_DIRECTORY").header("Accept", LINES)),
                409,
                "NOT_A_DIRECTORY");
        refused(send(server.request("/v1/list?dir=/broken/3").header("Accept", LINES)), 503, "UNAVAILABLE");
        refused(post("/v1/find", "{\"base\":\"/missing\"}"), 404, "NOT_FOUND");
    }

    @Test
    void theServerHoldsNoMoreThanTheClientTakes() throws Exception {
        int all = 1_000_000;
        var answer = server.open(server.request("/v1/list?dir=/many/" + all).header("Accept", LINES));

        try (BufferedReader reader = new BufferedReader(new InputStreamReader(answer.body(), StandardCharsets.UTF_8))) {
            assertThat(reader.readLine()).contains("file-0000000");
            Thread.sleep(500);
            assertThat(server.catalog().sent.get()).isLessThan(all / 2);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "*/*                                       | application/json",
                "application/json                          | application/json",
                "application/json, application/x-ndjson    | application/json",
                "application/x-ndjson, application/problem+json | application/x-ndjson",
                "application/x-ndjson, */*;q=0.1           | application/x-ndjson",
                "application/json;q=0.5, application/x-ndjson | application/x-ndjson"
            })
    void theAcceptHeaderDecidesBetweenAPageAndAStream(String accept, String type) throws Exception {
        var answer = send(server.request("/v1/list?dir=/many/3").header("Accept", accept));

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Content-Type")).hasValue(type);
    }
}
