package org.waymark.server.soap;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.server.soap.Messages.AFTER;
import static org.waymark.server.soap.Messages.BEFORE;
import static org.waymark.server.soap.Messages.BEFORE_HEADER;
import static org.waymark.server.soap.Messages.message;

import com.ctc.wstx.stax.WstxInputFactory;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages that are made to do harm are refused by a fault, soon, and without being kept. */
@Timeout(20)
class HostileMessagesTest {

    private static final SoapServer SERVER = new SoapServer(true);
    private static final int MEGABYTE = 1 << 20;

    @AfterAll
    static void stop() {
        SERVER.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<!DOCTYPE x>",
                "<!DOCTYPE x [<!ENTITY e 'text'>]>",
                "<!DOCTYPE x SYSTEM 'file:///etc/passwd'>",
                "<!DOCTYPE x [<!ENTITY e SYSTEM 'file:///etc/passwd'>]>",
                "<!DOCTYPE x [<!ENTITY % p SYSTEM 'http://127.0.0.1:1/x.dtd'> %p;]>",
                "<!DOCTYPE x [<!ENTITY a 'lol'><!ENTITY b '&a;&a;&a;&a;&a;'><!ENTITY e '&b;&b;&b;&b;&b;'>]>"
            })
    void documentTypesAreRefused(String declaration) {
        for (String parameter : new String[] {"<x>&e;</x>", "<x/>"}) {
            refused(SERVER.call(SoapServer.Body.of(declaration + BEFORE + "<whole>" + parameter + "</whole>" + AFTER)));
        }
    }

    @Test
    void entitiesThatNobodyDeclaredAreRefused() {
        refused(SERVER.call(message("<whole><x>&e;</x></whole>")));
        refused(SERVER.call(message("<whole x='&e;'/>")));
    }

    @Test
    void elementsAreNestedOnlySoDeep() {
        assertThat(SERVER.call(message(nested(17)))).startsWith("HTTP/1.1 200");
        refused(SERVER.call(message(nested(18))));
        refused(SERVER.call(message(nested(1_000_000))));
    }

    private static String nested(int depth) {
        return "<whole>" + "<x>".repeat(depth) + "</x>".repeat(depth) + "</whole>";
    }

    @Test
    void anElementHasOnlySoManyAttributes() {
        assertThat(SERVER.call(message("<whole>" + attributes(50) + "</whole>")))
                .startsWith("HTTP/1.1 200");
        refused(SERVER.call(message("<whole>" + attributes(51) + "</whole>")));
        refused(SERVER.call(message("<whole>" + attributes(500_000) + "</whole>")));
    }

    private static String attributes(int count) {
        return IntStream.range(0, count).mapToObj("a%d='1'"::formatted).collect(Collectors.joining(" ", "<x ", "/>"));
    }

    @Test
    void anAttributeIsOnlySoLong() {
        assertThat(SERVER.call(message("<whole a='" + "x".repeat(8_000) + "'/>")))
                .startsWith("HTTP/1.1 200");
        refused(SERVER.call(message("<whole a='" + "x".repeat(8_193) + "'/>")));
        refused(SERVER.call(message("<whole xmlns:a='" + "x".repeat(20 * MEGABYTE) + "'/>")));
    }

    @Test
    void aTextIsOnlySoLong() {
        assertThat(SERVER.call(message("<whole><x>" + "x".repeat(65_536) + "</x></whole>")))
                .startsWith("HTTP/1.1 200");
        refused(SERVER.call(message("<whole><x>" + "x".repeat(65_537) + "</x></whole>")));
        refused(SERVER.call(message("<whole><x>" + "x<!-- -->".repeat(65_537) + "</x></whole>")));
        refused(SERVER.call(message("<whole><x>" + "<![CDATA[x]]>".repeat(65_537) + "</x></whole>")));
        refused(SERVER.call(message("<whole><x>" + "&#x41;".repeat(65_537) + "</x></whole>")));
    }

    @Test
    void longTextsAreNotKeptInAnyNumber() {
        String text = "<x>" + "x".repeat(60_000) + "</x>";

        assertThat(SERVER.call(
                        SoapServer.Body.repeated(BEFORE + "<items><items>", text, 400, "</items></items>" + AFTER)))
                .contains("<count>400</count>");
        refused(SERVER.call(SoapServer.Body.repeated(BEFORE + "<whole>", text, 400, "</whole>" + AFTER)));
    }

    @Test
    void namesAreFewAndShort() {
        assertThat(SERVER.call(message("<whole><" + "x".repeat(8_000) + "/></whole>")))
                .startsWith("HTTP/1.1 200");
        refused(SERVER.call(message("<whole><" + "x".repeat(8_200) + "/></whole>")));
        refused(SERVER.call(message("<whole><" + "x".repeat(20 * MEGABYTE) + "/></whole>")));
        refused(SERVER.call(message("<whole " + "x".repeat(20 * MEGABYTE) + "='1'/>")));
        assertThat(SERVER.call(message(differentNames(900)))).startsWith("HTTP/1.1 200");
        refused(SERVER.call(message(differentNames(1_001))));
        refused(SERVER.call(message(differentNames(500_000))));
    }

    @Test
    void namesThatOtherParsersLearnedCountForNoMessage() throws XMLStreamException {
        String others = IntStream.range(0, 900)
                .mapToObj("<other%d/>"::formatted)
                .collect(Collectors.joining("", "<others>", "</others>"));
        XMLStreamReader parser = new WstxInputFactory().createXMLStreamReader(new StringReader(others));
        while (parser.hasNext()) {
            parser.next();
        }
        parser.close();

        assertThat(SERVER.call(message(differentNames(900)))).startsWith("HTTP/1.1 200");
    }

    private static String differentNames(int count) {
        return IntStream.range(0, count)
                .mapToObj("<a%d b='1'/>"::formatted)
                .collect(Collectors.joining("", "<whole>", "</whole>"));
    }

    @Test
    void aBulkCallHasRoomForItsItemsButNotForAnyNumber() {
        String head = BEFORE + "<items><follow>true</follow><items>";
        String tail = "</items></items>" + AFTER;

        assertThat(SERVER.call(SoapServer.Body.repeated(head, "<item><a>1</a><b>2</b></item>", 10_000, tail)))
                .startsWith("HTTP/1.1 200")
                .contains("<count>10000</count>");
        assertThat(SERVER.call(SoapServer.Body.repeated(
                        BEFORE + "<parameters><follow>true</follow>",
                        "<items>1</items>",
                        10_000,
                        "</parameters>" + AFTER)))
                .contains("<count>10001</count>");
        refused(SERVER.call(SoapServer.Body.repeated(head, "<item>1</item>", 10_101, tail)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"whole", "items", "parameters", "unread", "nothing"})
    void aFloodOfElementsIsCutOff(String operation) {
        String flood = "<a/>".repeat(10_000);
        long before = used();

        refused(SERVER.call(SoapServer.Body.repeated(
                BEFORE + "<" + operation + ">", "<x>" + flood + "</x>", 1_000, "</" + operation + ">" + AFTER)));
        refused(SERVER.call(
                SoapServer.Body.repeated(BEFORE + "<" + operation + "/>", "<x>" + flood + "</x>", 1_000, AFTER)));
        refused(SERVER.call(SoapServer.Body.repeated(
                BEFORE_HEADER + "<e:Header>", "<x>" + flood + "</x>", 1_000, "</e:Header><e:Body>" + AFTER)));
        assertThat(used() - before).as("bytes kept").isLessThan(10 * MEGABYTE);
    }

    @ParameterizedTest
    @ValueSource(strings = {" ", "<!-- nothing to see here -->", "<?nothing to do?>", "\n"})
    void blanksAndCommentsCountToo(String filling) {
        String megabyte = filling.repeat(MEGABYTE / filling.length());

        refused(SERVER.call(SoapServer.Body.repeated(BEFORE, megabyte, 40, "<whole/>" + AFTER)));
        refused(SERVER.call(
                SoapServer.Body.repeated(BEFORE + "<items><items>", megabyte, 40, "</items></items>" + AFTER)));
    }

    @Test
    void aCommentWithoutEndIsCutOff() {
        refused(SERVER.call(SoapServer.Body.repeated(BEFORE + "<!--", " ".repeat(MEGABYTE), 40, "")));
    }

    @Test
    void aBodyThatSaysItIsTooLargeIsNotRead() {
        assertThat(SERVER.exchange(SoapServer.Body.of("POST /services/Probe HTTP/1.1\r\nHost: localhost\r\n"
                        + "Expect: 100-continue\r\nConnection: close\r\nContent-Type: text/xml\r\n"
                        + "Content-Length: 100000000\r\n\r\n")))
                .startsWith("HTTP/1.1 500")
                .contains("TOO_LARGE");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "multipart/related; type=\"application/xop+xml\"; boundary=b",
                "multipart/form-data; boundary=b",
                "text/plain",
                "application/x-www-form-urlencoded",
                "application/json",
                "text/xml; charset=UTF-7",
                "text/xml; charset=nothing",
                "text/xml; charset=",
                "text",
                ";"
            })
    void onlyXmlIsRead(String contentType) {
        refused(SERVER.call(contentType, message("<whole/>")));
    }

    @Test
    void attachmentsAreRefused() {
        String root = "--b\r\nContent-Type: application/xop+xml; type=\"text/xml\"\r\n\r\n" + BEFORE + "<whole/>"
                + AFTER + "\r\n";
        String part = "--b\r\nContent-ID: <x>\r\n\r\nabc\r\n";

        refused(SERVER.call(
                "multipart/related; type=\"application/xop+xml\"; boundary=b",
                SoapServer.Body.repeated(root, part, 1_000, "--b--\r\n")));
        refused(SERVER.call(message("<whole><x href='cid:x'/></whole>")));
        refused(SERVER.call(message("<whole><x><xop:Include xmlns:xop='http://www.w3.org/2004/08/xop/include'"
                + " href='http://127.0.0.1:1/x'/></x></whole>")));
    }

    @Test
    void compressedMessagesAreRefused() throws IOException {
        ByteArrayOutputStream bomb = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(bomb)) {
            SoapServer.Body.repeated(BEFORE + "<items>", " ".repeat(MEGABYTE), 100, "</items>" + AFTER)
                    .writeTo(zip);
        }

        refused(SERVER.call("text/xml\r\nContent-Encoding: gzip", out -> bomb.writeTo(out)));
        refused(SERVER.call(out -> bomb.writeTo(out)));
    }

    @Test
    void referencesDoNotMultiplyWhatTheyReferTo() {
        StringBuilder laughs = new StringBuilder("<whole><x href='#i0'/></whole>");
        for (int i = 0; i < 15; i++) {
            laughs.append("<m id='i%d'>%s</m>"
                    .formatted(i, "<x href='#i%d'/>".formatted(i + 1).repeat(10)));
        }
        refused(SERVER.call(message(laughs + "<m id='i15'>lol</m>")));
        refused(SERVER.call(message("<whole><x href='#i'/></whole><m id='i'><x href='#i'/></m>")));
        refused(SERVER.call(message("<whole><x href='#i'/></whole><m id='i' href='#i'/>")));
        refused(SERVER.call(message("<whole><x href='#i'/></whole>")));
    }

    @Test
    void charactersThatXmlDoesNotKnowAreRefused() {
        refused(SERVER.call(message("<whole><x>&#0;</x></whole>")));
        refused(SERVER.call(message("<whole><x>\u0001</x></whole>")));
        refused(SERVER.call(message("<whole><x>&#xFFFE;</x></whole>")));
        refused(SERVER.call(
                out -> out.write((BEFORE + "<whole><x>\u00e9</x></whole>" + AFTER).getBytes("ISO-8859-1"))));
    }

    @Test
    void whatAFaultRepeatsOfARequestIsShortAndLegal() {
        assertThat(SERVER.call(message("<" + "x".repeat(900) + "/>")))
                .startsWith("HTTP/1.1 500")
                .doesNotContain("x".repeat(300));
    }

    private static void refused(String answer) {
        assertThat(answer)
                .startsWith("HTTP/1.1 500")
                .contains("Content-Type: text/xml;charset=UTF-8")
                .contains("<faultcode>soap:Client</faultcode>", "</soap:Envelope>");
        assertThat(answer.getBytes(UTF_8)).hasSizeLessThan(2_000);
    }

    private static long used() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
