package org.waymark.server.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.waymark.api.Atomicity;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Checksum;
import org.waymark.api.IdempotencyKey;
import org.waymark.api.Message;
import org.waymark.api.Precondition;

class MessagesTest extends RestTest {

    private static final String TWO = "{\"op\":\"rmdir\",\"path\":\"/dir\"},{\"op\":\"rmdir\",\"path\":\"%s\"}";

    @Test
    void aMessageIsAtomicUnlessItSaysOtherwise() throws Exception {
        var outcomes = ok(post("/v1/messages", "{\"changes\":[" + TWO.formatted("/dir") + "]}"))
                .path("outcomes");

        assertThat(outcomes.size()).isEqualTo(2);
        assertThat(outcomes.get(0).path("key").asString()).isEqualTo("/dir");
        assertThat(outcomes.get(0).path("value").path("kind").asString()).isEqualTo("REMOVED");
        assertThat(server.catalog().messages.get(0).atomicity()).isEqualTo(Atomicity.ATOMIC);
    }

    @Test
    void theFailureOfAnAtomicMessageIsAProblemWithItsIndex() throws Exception {
        String failing = "{\"changes\":[" + TWO.formatted("/error/NOT_EMPTY") + "]}";

        assertThat(refused(post("/v1/messages", failing), 404, "NOT_FOUND")
                        .path("index")
                        .asInt())
                .isEqualTo(1);
    }

    @Test
    void aMalformedChangeOfAnAtomicMessageIsAProblemWithItsIndex() throws Exception {
        String malformed = "{\"changes\":[" + TWO.formatted("/" + "n".repeat(256)) + "]}";

        assertThat(refused(post("/v1/messages", malformed), 400, "INVALID_PATH")
                        .path("index")
                        .asInt())
                .isEqualTo(1);
        assertThat(server.catalog().messages).isEmpty();
    }

    @Test
    void aMalformedChangeAmongIndependentOnesFailsAlone() throws Exception {
        var outcomes = ok(post(
                        "/v1/messages",
                        "{\"atomicity\":\"EACH\",\"changes\":[{\"op\":\"rmdir\",\"path\":\"/../up\"},"
                                + TWO.formatted("/gone") + "]}"))
                .path("outcomes");

        assertThat(outcomes.get(0).path("key").asString()).isEqualTo("/../up");
        assertThat(outcomes.get(0).path("error").path("code").asString()).isEqualTo("INVALID_PATH");
        assertThat(outcomes.get(1).path("value").path("kind").asString()).isEqualTo("REMOVED");
        assertThat(outcomes.get(2).path("error").path("code").asString()).isEqualTo("NOT_FOUND");
        assertThat(outcomes.get(2).has("value")).isFalse();
    }

    @Test
    void preconditionsAndTheKeyTravelWithTheMessage() throws Exception {
        CatalogPath path = CatalogPath.parse("/dir");
        ok(send(server.post("/v1/messages", """
                        {"preconditions": [{"if": "mustNotExist", "path": "/missing"}, {"version": 7, "if": "ifVersion", "locator": "/dir"}],
                         "changes": [{"path": "/dir", "op": "rmdir"}]}""").header("Idempotency-Key", "key-3")));

        assertThat(server.catalog().messages)
                .containsExactly(new Message(
                        Atomicity.ATOMIC,
                        List.of(
                                new Precondition.MustNotExist(CatalogPath.parse("/missing")),
                                new Precondition.IfVersion(path, 7)),
                        List.of(new Change.Rmdir(path)),
                        new IdempotencyKey("key-3")));
    }

    @Test
    void aPreconditionThatDoesNotHoldIsAProblemOfTheWholeMessage() throws Exception {
        var problem = refused(post("/v1/messages", """
                        {"preconditions": [{"if": "ifChecksum", "locator": "/f", "checksum": "ADLER32:0A1B2C3D"}],
                         "changes": [{"op": "rmdir", "path": "/dir"}]}"""), 412, "PRECONDITION_FAILED");

        assertThat(problem.has("index")).isFalse();
        assertThat(server.catalog().messages.get(0).preconditions())
                .containsExactly(
                        new Precondition.IfChecksum(CatalogPath.parse("/f"), Checksum.parse("adler32:0a1b2c3d")));
    }
}
