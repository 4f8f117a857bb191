package org.waymark.server.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import org.junit.jupiter.api.Test;
import org.waymark.api.Atomicity;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Checksums;
import org.waymark.api.Follow;
import org.waymark.api.IdempotencyKey;
import org.waymark.api.Message;
import org.waymark.api.ModeChange;
import org.waymark.api.NewReplica;
import org.waymark.api.Precondition;
import org.waymark.api.Recursion;
import org.waymark.api.StorageUrl;

class EntryResourceTest extends RestTest {

    private static final CatalogPath PATH = CatalogPath.parse("/f");

    private Message onlyMessage() {
        assertThat(server.catalog().messages).hasSize(1);
        return server.catalog().messages.get(0);
    }

    @Test
    void anEntryIsReadByPathOrByGuidWithItsVersionAsETag() throws Exception {
        var answer = get("/v1/entry?lfn=/f%20%C3%A9");

        assertThat(ok(answer).path("path").asString()).isEqualTo("/f é");
        assertThat(answer.headers().firstValue("ETag")).hasValue("\"7\"");
        assertThat(ok(get("/v1/entry?guid=" + ScriptedCatalog.GUID))
                        .path("guid")
                        .asString())
                .isEqualTo(ScriptedCatalog.GUID.toString());
    }

    @Test
    void anEntryThatTheCallerHasAlreadyIsNotSentAgain() throws Exception {
        var same = send(server.request("/v1/entry?lfn=/f").header("If-None-Match", "\"7\""));
        var other = send(server.request("/v1/entry?lfn=/f").header("If-None-Match", "\"6\""));

        assertThat(same.statusCode()).isEqualTo(304);
        assertThat(same.body()).isEmpty();
        assertThat(other.statusCode()).isEqualTo(200);
    }

    @Test
    void headTellsWhatGetWould() throws Exception {
        var answer = send(server.request("/v1/entry?lfn=/f").method("HEAD", BodyPublishers.noBody()));

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("ETag")).hasValue("\"7\"");
        assertThat(answer.body()).isEmpty();
    }

    @Test
    void putRegistersAFile() throws Exception {
        var answer = send(server.request("/v1/entry?lfn=/f")
                .header("Content-Type", "application/json")
                .PUT(BodyPublishers.ofString("{\"size\":5,\"replicas\":[{\"sfn\":\"root://se//f\"}]}")));

        assertThat(answer.statusCode()).isEqualTo(201);
        assertThat(server.json(answer).path("kind").asString()).isEqualTo("CREATED");
        assertThat(onlyMessage())
                .isEqualTo(Message.atomic(
                        new Change.Register(PATH, 5, Checksums.NONE, NewReplica.at(new StorageUrl("root://se//f")))));
    }

    @Test
    void putWithIfNoneMatchWantsNothingToBeThere() throws Exception {
        var there = send(server.request("/v1/entry?lfn=/f")
                .header("Content-Type", "application/json")
                .header("If-None-Match", "*")
                .PUT(BodyPublishers.ofString("{\"size\":5}")));

        refused(there, 412, "PRECONDITION_FAILED");
        assertThat(onlyMessage().preconditions()).containsExactly(new Precondition.MustNotExist(PATH));
    }

    @Test
    void patchSendsOneAtomicMessageWithTheModeAfterTheOwner() throws Exception {
        var answer = send(
                server.request("/v1/entry?lfn=/f")
                        .header("Content-Type", "application/json")
                        .header("If-Match", "\"7\"")
                        .header("Idempotency-Key", "key-1")
                        .method(
                                "PATCH",
                                BodyPublishers.ofString(
                                        "{\"mode\":\"4755\",\"owner\":\"bob\",\"size\":9,\"comment\":\"\",\"accessed\":\"2026-01-31T13:00:00.120+01:00\"}")));

        assertThat(ok(answer).path("version").asLong()).isEqualTo(8);
        assertThat(answer.headers().firstValue("ETag")).hasValue("\"8\"");
        assertThat(onlyMessage())
                .isEqualTo(new Message(
                        Atomicity.ATOMIC,
                        java.util.List.of(new Precondition.IfVersion(PATH, 7)),
                        java.util.List.of(
                                new Change.SetContent(PATH, 9L, null),
                                new Change.SetComment(PATH, null),
                                new Change.Chown(PATH, "bob", null, Follow.YES, Recursion.ENTRY),
                                new Change.Chmod(PATH, ModeChange.parse("4755"), Recursion.ENTRY),
                                new Change.SetTimes(PATH, null, ScriptedCatalog.TIME)),
                        new IdempotencyKey("key-1")));
    }

    @Test
    void aPatchOfNothingIsRefused() throws Exception {
        refused(
                send(server.request("/v1/entry?lfn=/f")
                        .header("Content-Type", "application/json")
                        .method("PATCH", BodyPublishers.ofString("{}"))),
                400,
                "INVALID_ARGUMENT");
    }

    @Test
    void deleteRemovesAFileOrAnEmptyDirectory() throws Exception {
        assertThat(ok(send(server.request("/v1/entry?lfn=/f").DELETE()))
                        .path("kind")
                        .asString())
                .isEqualTo("REMOVED");
        ok(send(server.request("/v1/entry?lfn=/dir").DELETE()));
        ok(send(server.request("/v1/entry?guid=" + ScriptedCatalog.GUID)
                .header("Accept", "application/json")
                .DELETE()));
        refused(send(server.request("/v1/entry?lfn=/error/NOT_FOUND").DELETE()), 404, "NOT_FOUND");
        refused(send(server.request("/v1/entry?lfn=/error/PERMISSION_DENIED").DELETE()), 403, "PERMISSION_DENIED");
    }

    @Test
    void aDeleteThatIsRepeatedWithItsKeyIsTheSameMessage() throws Exception {
        for (int i = 0; i < 2; i++) {
            ok(send(server.request("/v1/entry?lfn=/dir")
                    .header("Idempotency-Key", "key-2")
                    .DELETE()));
        }

        assertThat(server.catalog().messages).hasSize(2);
        assertThat(server.catalog().messages.get(1))
                .isEqualTo(server.catalog().messages.get(0));
    }

    @Test
    void anETagThatDoesNotMatchFailsThePrecondition() throws Exception {
        for (String tag : new String[] {"\"6\"", "W/\"7\"", "\"x\"", "7"}) {
            refused(
                    send(server.request("/v1/entry?lfn=/f")
                            .header("If-Match", tag)
                            .DELETE()),
                    412,
                    "PRECONDITION_FAILED");
        }
        ok(send(server.request("/v1/entry?lfn=/f").header("If-Match", "*").DELETE()));
    }

    @Test
    void anIdempotencyKeyThatIsNoneIsRefused() throws Exception {
        refused(
                send(server.request("/v1/entry?lfn=/f")
                        .header("Idempotency-Key", "a".repeat(129))
                        .DELETE()),
                400,
                "INVALID_ARGUMENT");
    }
}
