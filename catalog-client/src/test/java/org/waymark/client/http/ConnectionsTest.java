package org.waymark.client.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
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

    private static Stream<Integer> ports(RecordedService service) {
        return service.requests().stream().map(RecordedService.Request::port).distinct();
    }

    @ParameterizedTest
    @EnumSource
    void callsShareAConnection(Wire wire) {
        try (RecordedService service =
                RecordedService.answering(200, wire.type().toString(), wire.denied())) {
            CatalogOperations catalog = wire.client(service.url());
            for (int i = 0; i < 3; i++) {
                catalog.stat(List.of(PATH), Follow.YES);
            }

            assertThat(ports(service)).hasSize(1);
        }
    }

    @ParameterizedTest
    @EnumSource
    void messagesShareAConnection(Wire wire) {
        try (RecordedService service =
                RecordedService.answering(200, wire.type().toString(), wire.done())) {
            CatalogOperations catalog = wire.client(service.url());
            for (int i = 0; i < 3; i++) {
                catalog.apply(MESSAGE);
            }

            assertThat(ports(service)).hasSize(1);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aFailureDoesNotCostTheConnection(Wire wire) {
        try (RecordedService service = wire.failing()) {
            CatalogOperations catalog = wire.client(service.url());
            for (int i = 0; i < 3; i++) {
                assertThatThrownBy(catalog::describeService).hasMessage("x");
            }

            assertThat(ports(service)).hasSize(1);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aReadSurvivesAConnectionThatTheServerHasClosed(Wire wire) throws IOException {
        try (FickleServer server = new FickleServer(wire, wire.denied(), 0)) {
            CatalogOperations catalog = server.client();

            catalog.stat(List.of(PATH), Follow.YES);
            server.closeConnections();
            catalog.stat(List.of(PATH), Follow.YES);

            assertThat(server.requests()).isGreaterThanOrEqualTo(2);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aMessageGoesByANewConnectionWhenTheServerHasClosedTheOld(Wire wire) throws IOException {
        try (FickleServer server = new FickleServer(wire, wire.done(), 0)) {
            CatalogOperations catalog = server.client();

            catalog.apply(MESSAGE);
            server.closeConnections();
            catalog.apply(MESSAGE);

            assertThat(server.requests()).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aMessageWhoseAnswerIsLostIsNotSentAgain(Wire wire) throws IOException {
        try (FickleServer server = new FickleServer(wire, wire.done(), Integer.MAX_VALUE)) {
            CatalogException failure = catchThrowableOfType(
                    CatalogException.class, () -> server.client().apply(MESSAGE));

            assertThat(failure)
                    .returns(ErrorCode.UNAVAILABLE, CatalogException::code)
                    .hasMessageContaining("was lost")
                    .hasMessageEndingWith("whether the changes were made is not known");
            assertThat(server.requests()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aMessageWithAKeyIsSentAgainOnce(Wire wire) throws IOException {
        try (FickleServer server = new FickleServer(wire, wire.done(), Integer.MAX_VALUE)) {
            assertThatThrownBy(() -> server.client().apply(MESSAGE.withKey("k")))
                    .hasMessageContaining("was lost");

            assertThat(server.requests()).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aMessageWithAKeySurvivesALostAnswer(Wire wire) throws IOException {
        try (FickleServer server = new FickleServer(wire, wire.done(), 1)) {
            assertThat(server.client().apply(MESSAGE.withKey("k")).get(0).isOk())
                    .isTrue();
            assertThat(server.requests()).isEqualTo(2);
        }
    }
}
