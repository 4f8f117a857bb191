package org.waymark.server.soap;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.server.soap.Messages.AFTER;
import static org.waymark.server.soap.Messages.BEFORE;
import static org.waymark.server.soap.Messages.BEFORE_HEADER;
import static org.waymark.server.soap.Messages.message;

import java.nio.charset.Charset;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SoapMessagesTest {

    private static final SoapServer SERVER = new SoapServer(true);

    @AfterAll
    static void stop() {
        SERVER.close();
    }

    @Test
    void theAnswerIsInTheNamespaceOfTheRequest() {
        assertThat(SERVER.call(message("<a:whole xmlns:a='urn:any/thing'><in0>1</in0></a:whole>")))
                .startsWith("HTTP/1.1 200")
                .contains("Content-Type: text/xml;charset=UTF-8")
                .contains(":wholeResponse xmlns:ns=\"urn:any/thing\"")
                .contains("><seen>1</seen></ns:wholeResponse>");
        assertThat(SERVER.call(message("<whole xmlns='urn:other'><in0 xmlns=''>1</in0></whole>")))
                .contains("<ns:wholeResponse xmlns:ns=\"urn:other\"");
        assertThat(SERVER.call(message("<whole><in0>1</in0></whole>")))
                .contains("<wholeResponse xmlns:xsi=\"" + SoapNames.XSI + "\"><seen>1</seen></wholeResponse>");
    }

    @Test
    void clientsOfHttp10GetAnAnswerThatEndsWithTheConnection() {
        String message = BEFORE + "<whole><x>1</x></whole>" + AFTER;
        String request =
                "POST /services/Probe HTTP/1.0\r\nContent-Type: text/xml; charset=utf-8\r\nSOAPAction: \"\"\r\n"
                        + "Host: 127.0.0.1\r\nContent-Length: %d\r\n\r\n%s".formatted(message.length(), message);

        assertThat(SERVER.exchange(SoapServer.Body.of(request)))
                .contains("200")
                .contains("<seen>1</seen>")
                .doesNotContain("Transfer-Encoding");

        String large = BEFORE + "<write><kilobytes>200</kilobytes></write>" + AFTER;
        assertThat(SERVER.exchange(SoapServer.Body.of(
                        request.replace(message, large).replaceAll("Length: \\d+", "Length: " + large.length()))))
                .endsWith("</soap:Envelope>")
                .doesNotContain("Transfer-Encoding");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "SOAPAction:\r\n", "SOAPAction: \"\"\r\n", "SOAPAction: \"urn:whatever#x\"\r\n"})
    void theActionDoesNotMatter(String header) {
        String message = BEFORE + "<whole/>" + AFTER;

        assertThat(SERVER.exchange(SoapServer.Body.of(
                        "POST /services/Probe HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + header
                                + "Content-Type: text/xml\r\nContent-Length: %d\r\n\r\n%s"
                                        .formatted(message.length(), message))))
                .startsWith("HTTP/1.1 200");
    }

    @Test
    void aLongAnswerIsSentWhileItIsWritten() {
        assertThat(SERVER.call(message("<write><kilobytes>3000</kilobytes></write>")))
                .startsWith("HTTP/1.1 200")
                .contains("Transfer-Encoding: chunked")
                .hasSizeGreaterThan(3_000_000);
    }

    @Test
    void anAnswerThatFailsEarlyIsAFault() {
        assertThat(SERVER.call(message("<write><kilobytes>50</kilobytes><fail/></write>")))
                .startsWith("HTTP/1.1 500")
                .contains("<faultstring>failed after 50 kilobytes</faultstring>")
                .doesNotContain("chunk");
    }

    @Test
    void anAnswerThatFailsLateIsCutOff() {
        assertThat(SERVER.call(message("<write><kilobytes>3000</kilobytes><fail/></write>")))
                .startsWith("HTTP/1.1 200")
                .doesNotContain("Envelope>\r\n0\r\n")
                .doesNotContain("Fault", "\r\n0\r\n");
    }

    @Test
    void aFaultSaysWhatFailedInAnElementOfItsOwnType() {
        assertThat(SERVER.call(message("<refuse><x>no &amp; no</x></refuse>")))
                .startsWith("HTTP/1.1 500")
                .contains("Content-Type: text/xml;charset=UTF-8")
                .contains(
                        "<soap:Fault><faultcode>soap:Client</faultcode><faultstring>no &amp; no</faultstring><detail>")
                .contains(
                        "<fault xmlns:p=\"urn:probe\" xsi:type=\"p:InvalidArgument\"><code>INVALID_ARGUMENT</code>"
                                + "<operation>refuse</operation><requestId>made-here</requestId></fault></detail></soap:Fault>");
    }

    @Test
    void anUnexpectedFailureTellsNothingOfTheServer() {
        assertThat(SERVER.call(message("<explode/>")))
                .startsWith("HTTP/1.1 500")
                .contains("<faultcode>soap:Server</faultcode>", "p:Internal", "<operation>explode</operation>")
                .doesNotContain("secret", "java", "apache", "waymark.server");
    }

    @Test
    void anOperationThatDoesNotExistIsAFault() {
        assertThat(SERVER.call(message("<nothing/>")))
                .startsWith("HTTP/1.1 500")
                .contains("<faultstring>Probe has no operation nothing</faultstring>", "<operation>null</operation>");
    }

    @Test
    void anInterfaceThatDoesNotExistIsNotFound() {
        assertThat(SERVER.exchange(SoapServer.Body.of("POST /services/Other HTTP/1.1\r\nHost: localhost\r\n"
                        + "Connection: close\r\nContent-Type: text/xml\r\nContent-Length: 0\r\n\r\n")))
                .startsWith("HTTP/1.1 404");
    }

    @Test
    void headersThatMustBeUnderstoodAreNot() {
        String header =
                BEFORE_HEADER + "<e:Header><s:Security xmlns:s='urn:s' e:mustUnderstand='1'%s/></e:Header><e:Body>"
                        + "<whole/>" + AFTER;

        assertThat(SERVER.call(SoapServer.Body.of(header.formatted(""))))
                .startsWith("HTTP/1.1 500")
                .contains("<faultcode>soap:MustUnderstand</faultcode>");
        assertThat(SERVER.call(SoapServer.Body.of(header.formatted(" e:actor='urn:somebody:else'"))))
                .startsWith("HTTP/1.1 200");
        assertThat(SERVER.call(SoapServer.Body.of(header.replace("'1'%s", "'0'"))))
                .startsWith("HTTP/1.1 200");
    }

    @Test
    void anotherVersionOfSoapIsAVersionMismatch() {
        String message =
                (BEFORE + "<whole/>" + AFTER).replace(SoapNames.ENVELOPE, "http://www.w3.org/2003/05/soap-envelope");

        assertThat(SERVER.call("application/soap+xml", SoapServer.Body.of(message)))
                .startsWith("HTTP/1.1 500")
                .contains("<faultcode>soap:VersionMismatch</faultcode>");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "<e/>", "<whole/>", "<?xml version='1.0'?>", "not xml", "<e:Envelope"})
    void whatIsNoMessageIsAFault(String text) {
        assertThat(SERVER.call(SoapServer.Body.of(text)))
                .startsWith("HTTP/1.1 500")
                .contains("<soap:Fault>");
    }

    @ParameterizedTest
    @ValueSource(strings = {"whole", "items", "parameters", "unread"})
    void aMessageThatBreaksOffIsNotCarriedOut(String operation) {
        int before = SERVER.probe.carriedOut.get();

        for (String end : new String[] {"", "</" + operation + ">", "</" + operation + "></e:Body>", "</wrong>"}) {
            assertThat(SERVER.call(SoapServer.Body.of(BEFORE + "<" + operation + "><items><a>1</a></items>" + end)))
                    .startsWith("HTTP/1.1 500")
                    .contains("<faultcode>soap:Client</faultcode>");
        }
        assertThat(SERVER.probe.carriedOut).hasValue(before);
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "utf-8", "\"UTF-8\"", "UTF-16", "ISO-8859-1"})
    void textIsReadInTheCharacterSetOfTheHeader(String name) {
        Charset charset = Charset.forName(name.replace("\"", ""));
        String message = BEFORE + "<whole><x>Straße</x></whole>" + AFTER;

        assertThat(SERVER.call("text/xml; charset=" + name, out -> out.write(message.getBytes(charset))))
                .startsWith("HTTP/1.1 200")
                .contains("<seen>Straße</seen>");
    }

    @Test
    void withoutOneInTheCharacterSetOfTheMessage() {
        String message = BEFORE + "<whole><x>Straße</x></whole>" + AFTER;
        String latin = "<?xml version='1.0' encoding='ISO-8859-1'?>";

        assertThat(SERVER.call("text/xml", out -> out.write(message.getBytes(UTF_8))))
                .contains("<seen>Straße</seen>");
        assertThat(SERVER.call("text/xml", out -> out.write(message.getBytes(UTF_16))))
                .contains("<seen>Straße</seen>");
        assertThat(SERVER.call("text/xml", out -> out.write((latin + message).getBytes(ISO_8859_1))))
                .contains("<seen>Straße</seen>");
    }

    @Test
    void theContractTellsTheAddressThatItWasAskedUnder() {
        String request = "GET /services/Probe?wsdl HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n";

        assertThat(SERVER.exchange(SoapServer.Body.of(request.formatted("catalog.example:8443"))))
                .startsWith("HTTP/1.1 200")
                .contains("Content-Type: text/xml;charset=UTF-8")
                .contains("<soap:address location=\"http://catalog.example:8443/services/Probe\"/>");
    }

    @Test
    void thePageOfServicesListsThem() {
        assertThat(SERVER.exchange(
                        SoapServer.Body.of("GET /services HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")))
                .startsWith("HTTP/1.1 200")
                .contains("<a href=\"/services/Probe?wsdl\">Probe</a>");
    }

    @Test
    void aStrangerIsToldInAFaultWhichCredentialsToSend() {
        try (SoapServer secure = new SoapServer(false)) {
            assertThat(secure.call(message("<whole/>")))
                    .startsWith("HTTP/1.1 401")
                    .contains("WWW-Authenticate: Basic", "WWW-Authenticate: Bearer")
                    .contains("Content-Type: text/xml;charset=UTF-8")
                    .contains("p:Authorization", "<operation>null</operation>");
            assertThat(secure.exchange(SoapServer.Body.of(
                            "GET /services/Probe?wsdl HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")))
                    .startsWith("HTTP/1.1 200");
        }
    }
}
