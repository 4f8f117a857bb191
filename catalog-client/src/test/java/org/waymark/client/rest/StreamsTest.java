package org.waymark.client.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.api.Entry;
import org.waymark.api.ErrorCode;
import org.waymark.api.Glob;
import org.waymark.client.http.RecordedService;

/** Directories as streams of lines. */
class StreamsTest {

    private static final String LINE = """
            {"path":"/d/f%d","kind":"FILE","owner":"alice","group":"atlas","mode":"0644","size":1,\
            "created":"2026-01-31T12:00:00.000Z","modified":"2026-01-31T12:00:00.000Z",\
            "accessed":"2026-01-31T12:00:00.000Z","changed":"2026-01-31T12:00:00.000Z","version":1}
            """;

    private static void list(RecordedService service, Consumer<Entry> sink) {
        service.client().listAll(CatalogPath.parse("/d"), Glob.ANY, sink);
    }

    private static void write(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    private static CatalogException failure(RecordedService service, List<Entry> entries) {
        return catchThrowableOfType(CatalogException.class, () -> list(service, entries::add));
    }

    @Test
    void anEntryIsGivenOnBeforeTheNextIsSent() {
        CountDownLatch received = new CountDownLatch(1);
        try (RecordedService service = new RecordedService(exchange -> {
            try (OutputStream out = RecordedService.stream(exchange, "application/x-ndjson")) {
                write(out, LINE.formatted(1));
                boolean inTime = await(received);
                write(out, inTime ? LINE.formatted(2) + "{\"trailer\":{\"count\":2}}\n" : "");
            }
        })) {
            List<Entry> entries = new ArrayList<>();

            list(service, entry -> {
                entries.add(entry);
                received.countDown();
            });

            assertThat(entries).hasSize(2);
        }
    }

    private static boolean await(CountDownLatch latch) {
        try {
            return latch.await(4, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Test
    void aLongDirectoryComesWholeAndInOrder() {
        int count = 50_000;
        try (RecordedService service = new RecordedService(exchange -> {
            try (OutputStream out = RecordedService.stream(exchange, "application/x-ndjson")) {
                for (int i = 0; i < count; i++) {
                    out.write(LINE.replace("%d", Integer.toString(i)).getBytes(StandardCharsets.UTF_8));
                }
                write(out, "{\"trailer\":{\"count\":" + count + "}}\n");
            }
        })) {
            List<String> names = new ArrayList<>();

            list(service, entry -> names.add(entry.path().name()));

            assertThat(names).hasSize(count);
            assertThat(names.get(count - 1)).isEqualTo("f" + (count - 1));
        }
    }

    @Test
    void aFailureInTheMiddleIsThrownAfterWhatCameBefore() {
        try (RecordedService service = RecordedService.lines(
                LINE.formatted(1),
                "{\"trailer\":{\"count\":1,\"error\":{\"code\":\"UNAVAILABLE\",\"message\":\"the database is away\"}}}")) {
            List<Entry> entries = new ArrayList<>();

            assertThat(failure(service, entries))
                    .hasMessage("the database is away")
                    .returns(ErrorCode.UNAVAILABLE, CatalogException::code);
            assertThat(entries).hasSize(1);
        }
    }

    @Test
    void aStreamWithoutATrailerIsCutOff() {
        try (RecordedService service = RecordedService.lines(LINE.formatted(1))) {
            List<Entry> entries = new ArrayList<>();

            assertThat(failure(service, entries))
                    .hasMessageStartingWith("the answer was cut off")
                    .hasMessageContaining(service.url().toString())
                    .returns(ErrorCode.UNAVAILABLE, CatalogException::code);
            assertThat(entries).hasSize(1);
        }
    }

    @Test
    void aStreamThatEndsWithinALineIsCutOff() {
        try (RecordedService service = RecordedService.answering(
                200,
                "application/x-ndjson",
                LINE.formatted(1) + LINE.formatted(2).substring(0, 40))) {
            List<Entry> entries = new ArrayList<>();

            assertThat(failure(service, entries)).hasMessageStartingWith("the answer was cut off");
            assertThat(entries).hasSize(1);
        }
    }

    @Test
    void aServerThatDiesInTheMiddleIsLost() {
        try (RecordedService service = new RecordedService(exchange -> {
            write(RecordedService.stream(exchange, "application/x-ndjson"), LINE.formatted(1));
            throw new IOException("the server dies");
        })) {
            List<Entry> entries = new ArrayList<>();

            assertThat(failure(service, entries))
                    .hasMessageStartingWith("the connection to " + service.url() + " was lost")
                    .returns(ErrorCode.UNAVAILABLE, CatalogException::code);
            assertThat(entries).hasSize(1);
        }
    }

    @Test
    void aStreamThatLostLinesOnTheWayIsCutOff() {
        try (RecordedService service = RecordedService.lines(LINE.formatted(1), "{\"trailer\":{\"count\":2}}")) {
            assertThat(failure(service, new ArrayList<>())).hasMessageStartingWith("the answer was cut off");
        }
    }

    @Test
    void whatTheReceiverThrowsIsItsOwnAndEndsAStreamOfAnyLength() {
        CatalogException own = CatalogException.invalid("enough");
        try (RecordedService service = new RecordedService(exchange -> {
            OutputStream out = RecordedService.stream(exchange, "application/x-ndjson");
            while (true) {
                write(out, LINE.formatted(1));
            }
        })) {
            assertThatThrownBy(() -> list(service, entry -> {
                        throw own;
                    }))
                    .isSameAs(own);
        }
    }

    @Test
    void aProblemInPlaceOfAStreamIsThrown() {
        try (RecordedService service =
                RecordedService.problem(409, "{\"code\":\"NOT_A_DIRECTORY\",\"detail\":\"/d is a file\"}")) {
            assertThat(failure(service, new ArrayList<>()))
                    .hasMessage("/d is a file")
                    .returns(ErrorCode.NOT_A_DIRECTORY, CatalogException::code);
        }
    }
}
