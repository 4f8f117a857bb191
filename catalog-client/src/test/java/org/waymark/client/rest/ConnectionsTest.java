package org.waymark.client.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.ErrorCode;
import org.waymark.api.Follow;
import org.waymark.api.Message;

/** When connections are kept, and when a request is sent a second time. */
class ConnectionsTest {

    private static final CatalogPath PATH = CatalogPath.parse("/a");
    private static final Message MESSAGE = Message.atomic(new Change.Mkdir(PATH));
    private static final String DONE =
            "{\"outcomes\":[{\"key\":\"/a\",\"value\":{\"kind\":\"CREATED\",\"version\":1}}]}";
    private static final String DENIED =
            "{\"outcomes\":[{\"key\":\"/a\",\"error\":{\"code\":\"PERMISSION_DENIED\",\"message\":\"no\"}}]}";

    @Test
    void callsShareAConnection() {
        try (RecordedService service = RecordedService.json(DENIED)) {
            CatalogOperations catalog = service.client();
            for (int i = 0; i < 3; i++) {
                catalog.stat(List.of(PATH), Follow.YES);
                catalog.apply(MESSAGE);
            }

            assertThat(service.requests().stream()
                            .map(RecordedService.Request::port)
                            .distinct())
                    .hasSize(1);
        }
    }

    @Test
    void aProblemDoesNotCostTheConnection() {
        try (RecordedService service = RecordedService.problem(404, "{\"code\":\"NOT_FOUND\",\"detail\":\"x\"}")) {
            CatalogOperations catalog = service.client();
            for (int i = 0; i < 3; i++) {
                assertThatThrownBy(catalog::describeService).hasMessage("x");
            }

            assertThat(service.requests().stream()
                            .map(RecordedService.Request::port)
                            .distinct())
                    .hasSize(1);
        }
    }

    @Test
    void aReadSurvivesAConnectionThatTheServerHasClosed() throws IOException {
        try (FickleServer server = new FickleServer(DENIED, 0)) {
            CatalogOperations catalog = server.client();

            catalog.stat(List.of(PATH), Follow.YES);
            server.closeConnections();
            catalog.stat(List.of(PATH), Follow.YES);

            assertThat(server.requests()).isGreaterThanOrEqualTo(2);
        }
    }

    @Test
    void aMessageGoesByANewConnectionWhenTheServerHasClosedTheOld() throws IOException {
        try (FickleServer server = new FickleServer(DONE, 0)) {
            CatalogOperations catalog = server.client();

            catalog.apply(MESSAGE);
            server.closeConnections();
            catalog.apply(MESSAGE);

            assertThat(server.requests()).isEqualTo(2);
        }
    }

    @Test
    void aMessageWhoseAnswerIsLostIsNotSentAgain() throws IOException {
        try (FickleServer server = new FickleServer(DONE, Integer.MAX_VALUE)) {
            CatalogException failure = catchThrowableOfType(
                    CatalogException.class, () -> server.client().apply(MESSAGE));

            assertThat(failure)
                    .returns(ErrorCode.UNAVAILABLE, CatalogException::code)
                    .hasMessageContaining("was lost")
                    .hasMessageEndingWith("whether the changes were made is not known");
            assertThat(server.requests()).isEqualTo(1);
        }
    }

    @Test
    void aMessageWithAKeyIsSentAgainOnce() throws IOException {
        try (FickleServer server = new FickleServer(DONE, Integer.MAX_VALUE)) {
            assertThatThrownBy(() -> server.client().apply(MESSAGE.withKey("k")))
                    .hasMessageContaining("was lost");

            assertThat(server.requests()).isEqualTo(2);
        }
    }

    @Test
    void aMessageWithAKeySurvivesALostAnswer() throws IOException {
        try (FickleServer server = new FickleServer(DONE, 1)) {
            assertThat(server.client().apply(MESSAGE.withKey("k")).get(0).isOk())
                    .isTrue();
            assertThat(server.requests()).isEqualTo(2);
        }
    }
}
