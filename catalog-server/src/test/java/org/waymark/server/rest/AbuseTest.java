package org.waymark.server.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AbuseTest extends RestTest {

    private static final String CHANGES = "{\"changes\":[%s]}";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "[]",
                "{\"entries\":[\"/a\"",
                "{\"entries\":[\"/a\"]} x",
                "{\"entries\":\"/a\"}",
                "{\"entries\":[1]}",
                "{\"entries\":[null]}",
                "{\"entries\":null}",
                "{\"entries\":[\"/a\"],\"follow\":\"yes\"}",
                "{\"entries\":[\"/a\"],\"folow\":true}",
                "{\"entries\":[\"/a\"],\"entries\":[\"/b\"]}",
                "{}",
                "{'entries':[]}",
                "not json"
            })
    void aBodyThatIsNotWhatTheContractAsksForIsRefused(String body) throws Exception {
        refused(post("/v1/stat", body), 400, "INVALID_ARGUMENT");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"op\":\"format\",\"path\":\"/a\"}",
                "{\"op\":\"stat\",\"path\":\"/a\"}",
                "{\"op\":\"MKDIR\",\"path\":\"/a\"}",
                "{\"op\":\"MkdirJson\",\"path\":\"/a\"}",
                "{\"op\":null,\"path\":\"/a\"}",
                "{\"op\":5,\"path\":\"/a\"}",
                "{\"path\":\"/a\"}",
                "{\"op\":\"mkdir\"}",
                "{\"op\":\"mkdir\",\"path\":\"/a\",\"pth\":1}",
                "{\"op\":\"mkdir\",\"path\":\"/a\",\"path\":\"/b\"}",
                "{\"path\":\"/a\",\"path\":\"/b\",\"op\":\"mkdir\"}",
                "{\"op\":\"mkdir\",\"path\":\"/a\",\"op\":\"rmdir\"}",
                "{\"op\":\"mkdir\",\"path\":15}",
                "{\"op\":\"mkdir\",\"path\":\"/a\",\"mode\":493}",
                "{\"op\":\"mkdir\",\"path\":\"/a\",\"mode\":\"9\"}",
                "{\"op\":\"mkdir\",\"path\":\"/a\",\"mode\":\"0755\",\"copyPermissions\":true}",
                "{\"op\":\"register\",\"path\":\"/a\"}",
                "{\"op\":\"register\",\"path\":\"/a\",\"size\":-1}",
                "{\"op\":\"register\",\"path\":\"/a\",\"size\":1.5}",
                "{\"op\":\"register\",\"path\":\"/a\",\"size\":\"15\"}",
                "{\"op\":\"register\",\"path\":\"/a\",\"size\":9223372036854775808}",
                "{\"op\":\"register\",\"path\":\"/a\",\"size\":1,\"guid\":\"x\"}",
                "{\"op\":\"register\",\"path\":\"/a\",\"size\":1,\"checksums\":[\"md4:00\"]}",
                "{\"op\":\"register\",\"path\":\"/a\",\"size\":1,\"checksums\":[\"adler32:00\"]}",
                "{\"op\":\"register\",\"path\":\"/a\",\"size\":1,\"replicas\":[{}]}",
                "{\"op\":\"addReplica\",\"file\":\"/a\",\"replica\":{\"sfn\":\"x\"}}",
                "{\"op\":\"addReplica\",\"file\":\"/a\",\"replica\":{\"sfn\":\"a:/b\",\"status\":\"GONE\"}}",
                "{\"op\":\"setReplica\",\"sfn\":\"a:/b\",\"attributes\":{\"a\":null}}",
                "{\"op\":\"setReplica\",\"sfn\":\"a:/b\",\"attributes\":{\"a\":\"1\",\"a\":\"2\"}}",
                "{\"op\":\"setTimes\",\"entry\":\"/a\",\"modified\":\"yesterday\"}",
                "{\"op\":\"setTimes\",\"entry\":\"/a\",\"modified\":1700000000}",
                "{\"op\":\"setTimes\",\"entry\":\"/a\",\"modified\":\"1700000000\"}",
                "{\"op\":\"setTimes\",\"entry\":\"/a\",\"modified\":\"+12026-01-01T00:00:00Z\"}",
                "{\"op\":\"setAcl\",\"entry\":\"/a\"}",
                "{\"op\":\"setAcl\",\"entry\":\"/a\",\"acl\":[{\"rights\":\"r\"}]}",
                "{\"op\":\"setAttributes\",\"entry\":\"/a\"}",
                "{\"op\":\"setAttributes\",\"entry\":\"/a\",\"attributes\":{}}",
                "{\"op\":\"setAttributes\",\"entry\":\"/a\",\"attributes\":{\"run\":4711}}",
                "{\"op\":\"setAttributes\",\"entry\":\"/a\",\"attributes\":{\"run\":null}}",
                "{\"op\":\"setAttributes\",\"entry\":\"/a\",\"attributes\":{\"run\":\"1\",\"run\":\"2\"}}",
                "{\"op\":\"setAttributes\",\"entry\":\"/a\",\"attributes\":{\"no name\":\"1\"}}",
                "{\"op\":\"clearAttributes\",\"entry\":\"/a\"}",
                "{\"op\":\"clearAttributes\",\"entry\":\"/a\",\"names\":[null]}",
                "{\"op\":\"clearAttributes\",\"entry\":\"/a\",\"names\":[\"run\",\"run\"]}",
                "{\"op\":\"setSchema\",\"entry\":\"/a\",\"schema\":\"\"}",
                "{\"op\":\"createSchema\",\"schema\":\"s\",\"attributes\":[{\"name\":\"run\"}]}",
                "{\"op\":\"createSchema\",\"schema\":\"s\",\"attributes\":[{\"type\":\"int\"}]}",
                "{\"op\":\"createSchema\",\"schema\":\"s\",\"attributes\":[{\"name\":\"run\",\"type\":\"INT\"}]}",
                "{\"op\":\"createSchema\",\"schema\":\"s\",\"attributes\":[{\"name\":\"run\",\"type\":\"int\",\"unit\":\"m\"}]}",
                "{\"op\":\"createSchema\",\"schema\":\"s\",\"attributes\":[null]}",
                "{\"op\":\"createSchema\",\"schema\":\"s\",\"attributes\":[{\"name\":\"size\",\"type\":\"int\"}]}",
                "{\"op\":\"addSchemaAttributes\",\"schema\":\"s\",\"attributes\":[]}",
                "{\"op\":\"removeSchemaAttributes\",\"schema\":\"s\"}",
                "{\"op\":\"dropSchema\"}"
            })
    void aChangeThatIsNotWhatTheContractAsksForIsRefused(String change) throws Exception {
        refused(post("/v1/messages", CHANGES.formatted(change)), 400, "INVALID_ARGUMENT");
        assertThat(server.catalog().messages).isEmpty();
    }

    @Test
    void theProblemNamesThePlaceInTheBody() throws Exception {
        String body = CHANGES.formatted(
                "{\"op\":\"mkdir\",\"path\":\"/a\"},{\"op\":\"register\",\"path\":\"/b\",\"size\":[]}");

        assertThat(refused(post("/v1/messages", body), 400, "INVALID_ARGUMENT")
                        .path("detail")
                        .asString())
                .isEqualTo("wrong kind of value for changes[1].size");
    }

    @Test
    void sixtyLevelsOfNestingAreRefused() throws Exception {
        refused(post("/v1/stat", "{\"x\":" + "[".repeat(60) + "]".repeat(60) + "}"), 400, "INVALID_ARGUMENT");
        refused(post("/v1/stat", "[".repeat(100_000)), 400, "INVALID_ARGUMENT");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ff", "c080", "c1bf", "e080af", "eda080", "f5808080", "e9", "e282"})
    void bytesThatAreNotUtf8AreRefused(String hex) throws Exception {
        byte[] bytes = new java.math.BigInteger("7b22656e7472696573223a5b222f" + hex + "225d7d", 16).toByteArray();

        assertThat(refused(
                                send(server.request("/v1/stat")
                                        .header("Content-Type", "application/json")
                                        .POST(HttpRequest.BodyPublishers.ofByteArray(bytes))),
                                400,
                                "INVALID_ARGUMENT")
                        .path("detail")
                        .asString())
                .isEqualTo("the body is not valid UTF-8");
    }

    @Test
    void otherCharsetsAreRefused() throws Exception {
        byte[] body = "{\"entries\":[\"/a\"]}".getBytes(StandardCharsets.UTF_16);

        refused(
                send(server.request("/v1/stat")
                        .header("Content-Type", "application/json;charset=UTF-16")
                        .POST(HttpRequest.BodyPublishers.ofByteArray(body))),
                400,
                "INVALID_ARGUMENT");
    }

    @Test
    void tenThousandItemsAreServedAndOneMoreIsTooLarge() throws Exception {
        String items = String.join(",", Collections.nCopies(10_000, "\"/a\""));
        String changes = String.join(",", Collections.nCopies(10_001, "{\"op\":\"rmdir\",\"path\":\"/a\"}"));

        assertThat(ok(post("/v1/stat", "{\"entries\":[" + items + "]}"))
                        .path("outcomes")
                        .size())
                .isEqualTo(10_000);
        refused(post("/v1/stat", "{\"entries\":[" + items + ",\"/a\"]}"), 413, "TOO_LARGE");
        refused(post("/v1/messages", CHANGES.formatted(changes)), 413, "TOO_LARGE");
        assertThat(server.catalog().messages).isEmpty();
    }

    @Test
    void millionsOfSmallValuesAreTooLarge() throws Exception {
        String items = "\"\",".repeat(3_000_000) + "\"\"";

        refused(post("/v1/stat", "{\"entries\":[" + items + "]}"), 413, "TOO_LARGE");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aBodyOverTheLimitIsTooLargeWhetherOrNotItSaysSo(boolean announced) throws Exception {
        byte[] body = ("{\"entries\":[\"/a\"]" + " ".repeat((int) RestServer.BODY_LIMIT) + "}").getBytes();
        HttpRequest.BodyPublisher publisher = announced
                ? HttpRequest.BodyPublishers.ofByteArray(body)
                : HttpRequest.BodyPublishers.ofInputStream(() -> endless(body));

        var answer = send(server.request("/v1/stat")
                .header("Content-Type", "application/json")
                .POST(publisher));

        assertThat(answer.statusCode()).isEqualTo(413);
        assertThat(server.json(answer).path("code").asString()).isEqualTo("TOO_LARGE");
    }

    private static InputStream endless(byte[] body) {
        return new ByteArrayInputStream(body);
    }

    @ParameterizedTest
    @CsvSource({
        "GET, /v2/stat, 404, NOT_FOUND",
        "GET, /v1/stat, 405, INVALID_ARGUMENT",
        "DELETE, /v1/messages, 405, INVALID_ARGUMENT",
        "GET, /v1/list, 400, INVALID_ARGUMENT",
        "GET, /v1/list?dir=/many/1&pageSize=x, 400, INVALID_ARGUMENT",
        "GET, /v1/list?dir=/many/1&pageSize=0, 400, INVALID_ARGUMENT",
        "GET, /v1/list?dir=relative, 400, INVALID_PATH",
        "GET, /v1/list?dir=/../../etc, 400, INVALID_PATH",
        "GET, /v1/list?dir=/a%00b, 400, INVALID_PATH",
        "GET, /v1/list?dir=/a%FF, 400, INVALID_ARGUMENT",
        "GET, /v1/list?dir=/a%C0%80, 400, INVALID_ARGUMENT",
        "GET, /v1/list?dir=/%ED%A0%80, 400, INVALID_ARGUMENT",
        "DELETE, /v1/entry?lfn=/a&lfn=/b, 400, INVALID_ARGUMENT",
        "DELETE, /v1/entry?lfn=/a&force=true, 400, INVALID_ARGUMENT",
        "GET, /v1/principals?kind=ROBOT, 400, INVALID_ARGUMENT",
        "GET, /v1/replicas, 400, INVALID_ARGUMENT",
        "GET, /v1/entry, 400, INVALID_ARGUMENT",
        "GET, /v1/entry?lfn=/a&guid=6f1c1d2e-0a4b-4c6d-8e9f-001122334455, 400, INVALID_ARGUMENT",
        "GET, /v1/entry?guid=1, 400, INVALID_ARGUMENT",
        "DELETE, /v1/entry, 400, INVALID_ARGUMENT"
    })
    void aRequestThatNoOperationCanServeIsAProblem(String method, String url, int status, String code)
            throws Exception {
        refused(send(server.request(url).method(method, HttpRequest.BodyPublishers.noBody())), status, code);
    }

    @Test
    void aStrayPercentSignIsRefused() throws Exception {
        try (Socket socket = new Socket("127.0.0.1", server.port())) {
            socket.getOutputStream()
                    .write("GET /v1/list?dir=/a%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
                            .getBytes(StandardCharsets.US_ASCII));
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

            assertThat(answer).startsWith("HTTP/1.1 400").contains("application/problem+json", "INVALID_ARGUMENT");
        }
    }

    @Test
    void onlyJsonIsReadAndOnlyWhatTheContractOffersIsWritten() throws Exception {
        refused(
                send(server.request("/v1/stat")
                        .header("Content-Type", "text/plain")
                        .POST(HttpRequest.BodyPublishers.ofString("{}"))),
                415,
                "INVALID_ARGUMENT");
        refused(send(server.request("/v1/config").header("Accept", "image/png")), 406, "INVALID_ARGUMENT");
    }

    @Test
    void whatNobodyForesawTellsNothing() throws Exception {
        var answer = post("/v1/stat", "{\"entries\":[\"/crash\"]}");

        refused(answer, 500, "INTERNAL");
    }
}
