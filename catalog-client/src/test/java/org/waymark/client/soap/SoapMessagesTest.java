package org.waymark.client.soap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Effect;
import org.waymark.api.Message;
import org.waymark.api.Outcome;
import org.waymark.client.http.RecordedService;
import org.waymark.client.http.Soap;

/** How messages travel, and when they are sent a second time. */
class SoapMessagesTest {

    private static final CatalogPath PATH = CatalogPath.parse("/a");
    private static final Message MESSAGE = Message.atomic(new Change.Mkdir(PATH));
    private static final String OUTCOME =
            "<outcome><key>%s</key><value><kind>CREATED</kind><version>1</version></value></outcome>";
    private static final String DONE = Soap.envelope("<applyResponse>" + OUTCOME.formatted("/a") + "</applyResponse>");

    @Test
    void aBigMessageIsSentInChunks() {
        StringBuilder outcomes = new StringBuilder();
        List<Change> changes = new ArrayList<>();
        for (int i = 0; i < 10_000; i++) {
            changes.add(new Change.Mkdir(CatalogPath.parse("/d" + i)));
            outcomes.append(OUTCOME.formatted("/d" + i));
        }
        try (RecordedService service = RecordedService.soap("<applyResponse>" + outcomes + "</applyResponse>")) {
            List<Outcome<Effect>> answer = service.soapClient().apply(Message.atomic(changes));

            assertThat(service.request().header("Transfer-Encoding")).isEqualTo("chunked");
            assertThat(service.request().header("Content-Length")).isNull();
            assertThat(service.request().body())
                    .endsWith("<mkdir><path>/d9999</path></mkdir></changes></apply></soap:Body></soap:Envelope>");
            assertThat(answer).hasSize(10_000).allMatch(Outcome::isOk);
        }
    }

    @Test
    void aMessageWithAKeyIsSentAgainWhenItsAnswerWasCutOff() {
        String half = DONE.substring(0, DONE.length() / 2);
        try (RecordedService service = RecordedService.answering(200, "text/xml", half)) {
            CatalogException failure = catchThrowableOfType(
                    CatalogException.class, () -> service.soapClient().apply(MESSAGE.withKey("k")));

            assertThat(failure).hasMessageContaining("cut off");
            assertThat(service.requests()).hasSize(2);
        }
    }
}
