package org.waymark.server.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A database that goes away is said to be away, to whoever asks for whatever, from the first request on. */
class LostDatabaseTest {

    private final TestData data = TestData.fresh(LostDatabaseTest.class);
    private final HttpClient client = HttpClient.newHttpClient();

    @AfterEach
    void cleanUp() {
        data.close();
    }

    @Test
    void noRequestIsAnsweredAsIfItHadBeenDone() throws Exception {
        try (RunningServer server = new RunningServer(data.directory())) {
            assertThat(post(server.url(), "/v1/stat", "{\"entries\":[\"/\"]}").statusCode())
                    .isEqualTo(200);
            long postmaster = Long.parseLong(Files.readAllLines(data.cluster().resolve("data/postmaster.pid"))
                    .get(0)
                    .strip());
            ProcessHandle database = ProcessHandle.of(postmaster).orElseThrow();
            database.destroyForcibly();
            database.onExit().join();
            List<Integer> statuses = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                statuses.add(
                        post(server.url(), "/v1/stat", "{\"entries\":[\"/\"]}").statusCode());
                statuses.add(post(
                                server.url(),
                                "/v1/messages",
                                "{\"changes\":[{\"op\":\"mkdir\",\"path\":\"/d%d\"}]}".formatted(i))
                        .statusCode());
            }
            assertThat(statuses).containsOnly(503);
        }
    }

    private HttpResponse<String> post(URI server, String path, String body) throws Exception {
        return client.send(
                HttpRequest.newBuilder(server.resolve(path))
                        .header("Content-Type", "application/json")
                        .header("X-Waymark-User", "root")
                        .POST(HttpRequest.BodyPublishers.ofString(body))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }
}
