package org.waymark.client.soap;

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
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.api.Entry;
import org.waymark.api.ErrorCode;
import org.waymark.api.FindRequest;
import org.waymark.client.http.RecordedService;

/** Searches as streams of elements. */
class SoapStreamsTest {

    private static final String BEGINNING = "<S:Envelope xmlns:S='http://schemas.xmlsoap.org/soap/envelope/'><S:Body>"
            + "<findResponse xmlns='urn:org.waymark:catalog:1'>";
    private static final String END = "</findResponse></S:Body></S:Envelope>";

    private static String item(int number) {
        return "<items><path>/d/&#102;&amp;&gt;" + number
                + "</path><kind>FILE</kind><owner>alice</owner><group>atlas</group>"
                + "<mode>0644</mode><size>1</size><created>2026-01-31T12:00:00.000Z</created>"
                + "<modified>2026-01-31T12:00:00.000Z</modified><accessed>2026-01-31T12:00:00.000Z</accessed>"
                + "<changed>2026-01-31T12:00:00.000Z</changed><version>1</version></items>";
    }

    private static void find(RecordedService service, Consumer<Entry> sink) {
        service.soapClient().find(FindRequest.everythingBelow(CatalogPath.ROOT), sink);
    }

    private static CatalogException failure(RecordedService service, List<Entry> entries) {
        return catchThrowableOfType(CatalogException.class, () -> find(service, entries::add));
    }

    private static void write(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    private static RecordedService answering(String answer) {
        return RecordedService.answering(200, "text/xml", answer);
    }

    @Test
    void anEntryIsGivenOnBeforeTheNextIsSent() {
        CountDownLatch received = new CountDownLatch(1);
        try (RecordedService service = new RecordedService(exchange -> {
            try (OutputStream out = RecordedService.stream(exchange, "text/xml")) {
                // A parser asks for more before it tells of what it has; it has a few entries of room for that.
                write(out, BEGINNING);
                write(out, item(1));
                write(out, item(2));
                boolean inTime = await(received);
                write(out, inTime ? item(3) + "<count>3</count>" + END : "");
            }
        })) {
            List<Entry> entries = new ArrayList<>();

            find(service, entry -> {
                entries.add(entry);
                received.countDown();
            });

            assertThat(entries)
                    .extracting(entry -> entry.path().text())
                    .containsExactly("/d/f&>1", "/d/f&>2", "/d/f&>3");
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
    void manyEntriesComeWholeAndInOrder() {
        int many = 100_000;
        try (RecordedService service = new RecordedService(exchange -> {
            try (OutputStream out = RecordedService.stream(exchange, "text/xml")) {
                write(out, BEGINNING);
                for (int i = 0; i < many; i++) {
                    out.write(item(i).getBytes(StandardCharsets.UTF_8));
                }
                write(out, "<count>" + many + "</count>" + END);
            }
        })) {
            AtomicInteger next = new AtomicInteger();

            find(service, entry -> assertThat(entry.path().name()).isEqualTo("f&>" + next.getAndIncrement()));

            assertThat(next).hasValue(many);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {END, ""})
    void aFailureOnTheWayIsThrownAfterWhatCameBefore(String end) {
        try (RecordedService service = answering(BEGINNING + item(1)
                + "<error><code>UNAVAILABLE</code><message>the database is away</message></error>" + end)) {
            List<Entry> entries = new ArrayList<>();

            assertThat(failure(service, entries))
                    .hasMessage("the database is away")
                    .returns(ErrorCode.UNAVAILABLE, CatalogException::code);
            assertThat(entries).hasSize(1);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "<count>2</count>"})
    void aStreamThatDoesNotSayThatItIsWholeIsCutOff(String end) {
        try (RecordedService service = answering(BEGINNING + item(1) + end + END)) {
            List<Entry> entries = new ArrayList<>();

            assertThat(failure(service, entries))
                    .hasMessageStartingWith("the answer was cut off")
                    .returns(ErrorCode.UNAVAILABLE, CatalogException::code);
            assertThat(entries).hasSize(1);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "<count>1</count>", "<count>1</count></findResponse>", "<items><path>/d/f"})
    void aStreamThatEndsWithinAnElementIsCutOff(String end) {
        try (RecordedService service = answering(BEGINNING + item(1) + end)) {
            assertThat(failure(service, new ArrayList<>()))
                    .hasMessageStartingWith("the answer was cut off")
                    .returns(ErrorCode.UNAVAILABLE, CatalogException::code);
        }
    }

    @Test
    void nothingFoundIsAnAnswer() {
        try (RecordedService service = answering(BEGINNING + "<count>0</count>" + END)) {
            List<Entry> entries = new ArrayList<>();

            find(service, entries::add);

            assertThat(entries).isEmpty();
        }
    }

    @Test
    void whatTheReceiverThrowsIsItsOwnAndEndsAStreamOfAnyLength() {
        CatalogException own = CatalogException.invalid("enough");
        try (RecordedService service = new RecordedService(exchange -> {
            OutputStream out = RecordedService.stream(exchange, "text/xml");
            write(out, BEGINNING);
            while (true) {
                write(out, item(1));
            }
        })) {
            assertThatThrownBy(() -> find(service, entry -> {
                        throw own;
                    }))
                    .isSameAs(own);
        }
    }
}
