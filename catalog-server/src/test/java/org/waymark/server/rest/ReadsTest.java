package org.waymark.server.rest;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ReadsTest extends RestTest {

    private static JsonNode json(String text) {
        return JsonMapper.builder().build().readTree(text);
    }

    private static JsonNode firstValue(String path, String body) throws Exception {
        JsonNode outcome = ok(post(path, body)).path("outcomes").get(0);
        assertThat(outcome.path("key").asString()).isEqualTo("/f");
        return outcome.path("value");
    }

    @Test
    void statTellsWhatIsRecorded() throws Exception {
        assertThat(firstValue("/v1/stat", "{\"entries\":[\"lfn:///f\"]}")).isEqualTo(json("""
                        {"path":"/f","kind":"FILE","guid":"6f1c1d2e-0a4b-4c6d-8e9f-001122334455","owner":"alice","group":"atlas",
                         "mode":"0640","size":42,"checksums":["adler32:0a1b2c3d"],"created":"2026-01-31T12:00:00.120Z",
                         "modified":"2026-01-31T12:00:00.120Z","accessed":"2026-01-31T12:00:00.120Z",
                         "changed":"2026-01-31T12:00:00.120Z","version":7}"""));
    }

    @Test
    void anItemThatIsMissingOrMalformedFailsAlone() throws Exception {
        JsonNode outcomes = ok(post("/v1/stat", "{\"entries\":[\"/missing\",\"guid:x\",\"/f\"]}"))
                .path("outcomes");

        assertThat(outcomes.get(0))
                .isEqualTo(
                        json(
                                "{\"key\":\"/missing\",\"error\":{\"code\":\"NOT_FOUND\",\"message\":\"/missing does not exist\"}}"));
        assertThat(outcomes.get(1).path("key").asString()).isEqualTo("guid:x");
        assertThat(outcomes.get(1).path("error").path("code").asString()).isEqualTo("INVALID_ARGUMENT");
        assertThat(outcomes.get(2).path("value").path("path").asString()).isEqualTo("/f");
    }

    @Test
    void duAndLinksAnswerPerItem() throws Exception {
        assertThat(firstValue("/v1/du", "{\"entries\":[\"/f\"]}"))
                .isEqualTo(json("{\"bytes\":100,\"files\":3,\"directories\":2,\"symlinks\":1}"));
        assertThat(firstValue("/v1/links", "{\"entries\":[\"/f\"]}")).isEqualTo(json("{\"paths\":[\"/f\",\"/link\"]}"));
    }

    @Test
    void replicasAreListedWithAllThatIsKnownOfThem() throws Exception {
        JsonNode replica = json("""
                {"sfn":"root://se.example.org//f","status":"AVAILABLE","type":"DURABLE","master":true,"pool":"pool","fileSystem":"/fs",
                 "setName":"set","created":"2026-01-31T12:00:00.120Z","accessed":"2026-01-31T12:00:00.120Z",
                 "pinnedUntil":"2026-01-31T12:00:00.120Z","expires":"2026-01-31T12:00:00.120Z","accessCount":3,
                 "attributes":{"channel":"fast"}}""");

        assertThat(firstValue("/v1/replicas/list", "{\"files\":[\"/f\"]}")
                        .path("replicas")
                        .get(0))
                .isEqualTo(replica);
        JsonNode page = ok(get("/v1/replicas?storageElement=se.example.org&status=AVAILABLE&pageSize=5"));
        assertThat(page.path("items").get(0).path("replica")).isEqualTo(replica);
        assertThat(page.path("items").get(0).path("path").asString()).isEqualTo("/f");
        assertThat(page.path("next").asString()).isEqualTo("more");
    }

    @Test
    void aclsAndDecisionsAreToldInLetters() throws Exception {
        JsonNode acl = firstValue("/v1/acl/get", "{\"entries\":[\"/f\"]}");
        assertThat(acl.path("mode").asString()).isEqualTo("2750");
        assertThat(acl.path("acl")).isEqualTo(acl.path("defaultAcl"));
        assertThat(acl.path("acl").get(0)).isEqualTo(json("{\"tag\":\"OWNER\",\"rights\":\"pdrwlxgs\"}"));

        assertThat(firstValue("/v1/acl/check", "{\"entries\":[\"/f\"],\"rights\":\"rw\"}"))
                .isEqualTo(
                        json(
                                "{\"allowed\":true,\"effective\":\"--rw----\",\"decidedBy\":{\"tag\":\"OWNER\",\"rights\":\"pdrwlxgs\"}}"));
    }

    @Test
    void pagesCarryTheTokenOfTheNext() throws Exception {
        JsonNode first = ok(get("/v1/list?dir=/many/3&pageSize=2"));
        JsonNode last = ok(get("/v1/list?dir=/many/3&pageSize=2&pageToken="
                + first.path("next").asString()));

        assertThat(first.path("items").size()).isEqualTo(2);
        assertThat(last.path("items").get(0).path("path").asString()).isEqualTo("/many/3/file-0000002");
        assertThat(last.has("next")).isFalse();
    }

    @Test
    void principalsChangesAndTheServiceAreDescribed() throws Exception {
        assertThat(ok(get("/v1/principals?kind=GROUP")))
                .isEqualTo(json("{\"items\":[{\"kind\":\"GROUP\",\"name\":\"alice\"}]}"));
        assertThat(ok(get("/v1/changes"))).isEqualTo(json("""
                        {"items":[{"operation":"mkdir","entryId":11,"newPath":"/a","caller":"alice",
                          "time":"2026-01-31T12:00:00.120Z","requestId":"request-1"}],"next":"12"}"""));
        assertThat(ok(get("/v1/config")))
                .isEqualTo(json("{\"version\":\"test\",\"caller\":\"alice\",\"limits\":{\"bulkItems\":10000}}"));
    }
}
