package org.waymark.client.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Checksum;
import org.waymark.api.Effect;
import org.waymark.api.ErrorCode;
import org.waymark.api.Guid;
import org.waymark.api.Message;
import org.waymark.api.Outcome;
import org.waymark.api.Precondition;
import org.waymark.client.http.RecordedService;

/** How messages travel, and what comes back of their changes. */
class MessagesTest {

    private static final CatalogPath PATH = CatalogPath.parse("/a");

    @Test
    void eachChangeHasItsOutcome() {
        try (RecordedService service = RecordedService.json("""
                {"outcomes":[{"key":"/a","value":{"kind":"CREATED","guid":"6f1c1d2e-0a4b-4c6d-8e9f-001122334455","version":1}},
                {"key":"/b","error":{"code":"NOT_EMPTY","message":"/b is not empty"}},
                {"key":"/c","value":{"kind":"REMOVED","version":0}}]}""")) {
            List<Outcome<Effect>> outcomes = service.client()
                    .apply(Message.each(
                            new Change.CreateFile(PATH),
                            new Change.Rmdir(CatalogPath.parse("/b")),
                            new Change.Rmdir(CatalogPath.parse("/c"))));

            assertThat(service.request().target()).isEqualTo("/v1/messages");
            assertThat(service.request().header("Content-Type")).isEqualTo("application/json");
            assertThat(service.request().header("Idempotency-Key")).isNull();
            assertThat(service.request().body()).isEqualTo("""
                            {"atomicity":"EACH","changes":[{"op":"createFile","path":"/a","size":0},\
                            {"op":"rmdir","path":"/b"},{"op":"rmdir","path":"/c"}]}""");
            assertThat(outcomes)
                    .containsExactly(
                            new Outcome.Ok<>(
                                    "/a",
                                    new Effect(
                                            Effect.Kind.CREATED,
                                            Guid.parse("6f1c1d2e-0a4b-4c6d-8e9f-001122334455"),
                                            1)),
                            new Outcome.Failed<>("/b", ErrorCode.NOT_EMPTY, "/b is not empty"),
                            new Outcome.Ok<>("/c", new Effect(Effect.Kind.REMOVED, null, 0)));
        }
    }

    @Test
    void preconditionsAndTheKeyTravelAlong() {
        try (RecordedService service = RecordedService.json(
                "{\"outcomes\":[{\"key\":\"/a\",\"value\":{\"kind\":\"REMOVED\",\"version\":0}}]}")) {
            service.client()
                    .apply(Message.atomic(new Change.Remove(PATH))
                            .provided(
                                    new Precondition.MustNotExist(CatalogPath.parse("/b")),
                                    new Precondition.IfVersion(PATH, 7),
                                    new Precondition.IfChecksum(PATH, Checksum.parse("adler32:0a1b2c3d")))
                            .withKey("k-1"));

            assertThat(service.request().header("Idempotency-Key")).isEqualTo("k-1");
            assertThat(service.request().body()).isEqualTo("""
                            {"preconditions":[{"if":"mustNotExist","path":"/b"},{"if":"ifVersion","locator":"/a","version":7},\
                            {"if":"ifChecksum","locator":"/a","checksum":"adler32:0a1b2c3d"}],\
                            "changes":[{"op":"remove","entry":"/a"}]}""");
        }
    }

    @Test
    void aBigMessageIsSentInChunks() {
        StringBuilder outcomes = new StringBuilder("{\"outcomes\":[");
        List<Change> changes = new ArrayList<>();
        for (int i = 0; i < 10_000; i++) {
            changes.add(new Change.Mkdir(CatalogPath.parse("/d" + i)));
            outcomes.append(i == 0 ? "" : ",")
                    .append("{\"key\":\"/d" + i + "\",\"value\":{\"kind\":\"CREATED\",\"version\":1}}");
        }
        try (RecordedService service =
                RecordedService.json(outcomes.append("]}").toString())) {
            List<Outcome<Effect>> answer = service.client().apply(Message.atomic(changes));

            assertThat(service.request().header("Transfer-Encoding")).isEqualTo("chunked");
            assertThat(service.request().header("Content-Length")).isNull();
            assertThat(service.request().body()).endsWith("{\"op\":\"mkdir\",\"path\":\"/d9999\"}]}");
            assertThat(answer).hasSize(10_000).allMatch(Outcome::isOk);
        }
    }
}
