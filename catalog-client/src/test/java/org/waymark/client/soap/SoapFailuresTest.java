package org.waymark.client.soap;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.ErrorCode;
import org.waymark.api.Follow;
import org.waymark.api.Message;
import org.waymark.client.http.RecordedService;
import org.waymark.client.http.Soap;

/** What a caller learns when a call fails as a whole. */
class SoapFailuresTest {

    private static final CatalogPath PATH = CatalogPath.parse("/a");
    private static final Message MESSAGE = Message.atomic(new Change.Mkdir(PATH));

    private static CatalogException failureOf(CatalogOperations catalog) {
        return catchThrowableOfType(CatalogException.class, catalog::describeService);
    }

    private static CatalogException failureOfChange(CatalogOperations catalog) {
        return catchThrowableOfType(CatalogException.class, () -> catalog.apply(MESSAGE));
    }

    private static String error(String content) {
        return "<error xmlns='urn:org.waymark:catalog:1'>" + content + "</error>";
    }

    @ParameterizedTest
    @EnumSource(ErrorCode.class)
    void aFaultIsThrownWithItsCode(ErrorCode code) {
        try (RecordedService service =
                RecordedService.fault(500, error("<code>" + code + "</code><message>a &lt; b</message>"))) {
            assertThat(failureOf(service.soapClient())).hasMessage("a < b").returns(code, CatalogException::code);
        }
    }

    @Test
    void theFaultOfAMessageNamesTheChange() {
        try (RecordedService service = RecordedService.fault(
                500, error("<code>ALREADY_EXISTS</code><message>/a is there</message><index>3</index>"))) {
            CatalogException failure = failureOfChange(service.soapClient());

            assertThat(failure).hasMessage("/a is there").returns(ErrorCode.ALREADY_EXISTS, CatalogException::code);
            assertThat(failure.index()).isEqualTo(3);
        }
    }

    @Test
    void aFaultOfTheServersOwnNamesTheRequestInItsLog() {
        try (RecordedService service = RecordedService.fault(
                500, error("<code>INTERNAL</code><message>sorry</message><requestId>7b1f</requestId>"))) {
            assertThat(failureOf(service.soapClient())).hasMessage("sorry (request 7b1f)");
        }
    }

    @Test
    void aFaultIsOneWhateverTheStatus() {
        try (RecordedService service =
                RecordedService.fault(200, error("<code>NOT_FOUND</code><message>gone</message>"))) {
            assertThat(failureOf(service.soapClient())).hasMessage("gone");
        }
    }

    @ParameterizedTest
    @CsvSource({"401, UNAUTHENTICATED", "413, TOO_LARGE", "500, UNAVAILABLE"})
    void aFaultOfSomeOtherServiceIsNotTakenForTheCatalogs(int status, ErrorCode code) {
        try (RecordedService service = RecordedService.fault(status, "<stackTrace>x</stackTrace>")) {
            assertThat(failureOf(service.soapClient()))
                    .returns(code, CatalogException::code)
                    .hasMessageContaining(service.url().toString());
        }
    }

    @ParameterizedTest
    @CsvSource({"200, UNAVAILABLE", "301, UNAVAILABLE", "403, PERMISSION_DENIED", "413, TOO_LARGE", "502, UNAVAILABLE"})
    void aPageOfSomeOtherServerIsNotTakenForAnAnswer(int status, ErrorCode code) {
        try (RecordedService service =
                RecordedService.answering(status, "text/html;charset=utf-8", "<html>Bad Gateway</html>")) {
            assertThat(failureOf(service.soapClient()))
                    .returns(code, CatalogException::code)
                    .hasMessageContaining(service.url().toString())
                    .hasMessageContaining(String.valueOf(status))
                    .hasMessageContaining("text/html");
        }
    }

    @Test
    void credentialsThatAreNotAcceptedAreSaidToBeSo() {
        try (RecordedService service = new RecordedService(exchange -> exchange.sendResponseHeaders(401, -1))) {
            assertThat(failureOf(service.soapClient())).returns(ErrorCode.UNAUTHENTICATED, CatalogException::code);
            assertThat(failureOfChange(service.soapClient()))
                    .returns(ErrorCode.UNAUTHENTICATED, CatalogException::code)
                    .hasMessageContaining(service.url().toString());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "<S:Envelope xmlns:S='s'><S:Body><describeServiceResponse><version>1</version><caller>x</ca",
                "<S:Envelope xmlns:S='s'><S:Body><describeServiceResponse><version>1</version><caller>x</caller></describeServiceResponse></S:Body>"
            })
    void anAnswerThatEndsTooEarlyIsCutOff(String answer) {
        try (RecordedService service = RecordedService.answering(200, "text/xml", answer)) {
            assertThat(failureOf(service.soapClient()))
                    .returns(ErrorCode.UNAVAILABLE, CatalogException::code)
                    .hasMessageStartingWith("the answer was cut off")
                    .hasMessageContaining(service.url().toString());
        }
    }

    @Test
    void anAnswerWhoseConnectionBreaksIsLost() {
        try (RecordedService service = new RecordedService(exchange -> {
            byte[] part = "<Envelope><Body><describeServiceResponse><version>".getBytes(UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "text/xml");
            exchange.sendResponseHeaders(200, 0);
            exchange.getResponseBody().write(part);
            exchange.getResponseBody().flush();
            throw new IOException("the server dies here");
        })) {
            assertThat(failureOf(service.soapClient()))
                    .returns(ErrorCode.UNAVAILABLE, CatalogException::code)
                    .hasMessageContaining("was lost");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "no xml",
                "<other/>",
                "<!DOCTYPE x [<!ENTITY a 'b'>]><Envelope><Body><describeServiceResponse/></Body></Envelope>",
                "<Envelope><Body/></Envelope>",
                "<Envelope><Body><statResponse><version>1</version><caller>x</caller></statResponse></Body></Envelope>",
                "<Envelope><Body><describeServiceResponse><version>1</version></describeServiceResponse></Body></Envelope>",
                "<Envelope><Body><describeServiceResponse><version>1</version><caller>x</caller><limits><name>a</name><value>b</value></limits>"
                        + "</describeServiceResponse></Body></Envelope>",
                "<Envelope><Body><describeServiceResponse><version>1</caller></describeServiceResponse></Body></Envelope>"
            })
    void anAnswerOfAnotherShapeMakesNoSense(String answer) {
        try (RecordedService service = RecordedService.answering(200, "text/xml", answer)) {
            assertThat(failureOf(service.soapClient()))
                    .returns(ErrorCode.INTERNAL, CatalogException::code)
                    .hasMessageContaining("makes no sense")
                    .hasMessageNotContaining("\n");
        }
    }

    @Test
    void anAnswerWithTooFewOutcomesMakesNoSense() {
        try (RecordedService service = RecordedService.soap("<applyResponse/>")) {
            assertThat(failureOfChange(service.soapClient()))
                    .returns(ErrorCode.INTERNAL, CatalogException::code)
                    .hasMessageContaining("0 outcomes in place of 1");
        }
    }

    @Test
    void whatXmlCannotCarryIsRefusedAndNothingIsDone() {
        try (RecordedService service = RecordedService.answering(200, "text/xml", Soap.envelope("<x/>"))) {
            CatalogPath odd = CatalogPath.parse("/a\ufffe");
            List<Change> changes = new ArrayList<>(List.of(new Change.Mkdir(PATH), new Change.Mkdir(odd)));

            assertThat(catchThrowableOfType(
                            CatalogException.class, () -> service.soapClient().stat(List.of(odd), Follow.YES)))
                    .hasMessage("entries holds the character U+FFFE, which XML cannot carry")
                    .returns(ErrorCode.INVALID_ARGUMENT, CatalogException::code);
            assertThat(catchThrowableOfType(
                            CatalogException.class, () -> service.soapClient().apply(Message.atomic(changes))))
                    .returns(ErrorCode.INVALID_ARGUMENT, CatalogException::code)
                    .returns(1, CatalogException::index);
            assertThat(service.requests()).isEmpty();
        }
    }
}
