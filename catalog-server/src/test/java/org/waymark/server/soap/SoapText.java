package org.waymark.server.soap;

import java.io.StringReader;
import java.io.StringWriter;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.XMLStreamWriter;
import org.waymark.server.config.SoapProperties;

/** Requests and answers as text, for tests of endpoints. */
public final class SoapText {

    private SoapText() {}

    /**
     * A request.
     *
     * @param body the operation element, and the multiref elements behind it
     */
    public static SoapRequest request(String body) {
        return request(body, SoapProperties.DEFAULTS);
    }

    static SoapRequest request(String body, SoapProperties limits) {
        try {
            XMLStreamReader xml = XMLInputFactory.newFactory()
                    .createXMLStreamReader(new StringReader("<body xmlns:xsi='%s' xmlns:xsd='%s'>%s</body>"
                            .formatted(SoapNames.XSI, SoapNames.XSD, body)));
            xml.nextTag();
            xml.nextTag();
            return new SoapRequest(xml, limits);
        } catch (XMLStreamException e) {
            throw new AssertionError(e);
        }
    }

    /** What an answer writes into the response element. */
    public static String written(SoapAnswer answer) {
        StringWriter text = new StringWriter();
        try {
            XMLStreamWriter xml = XMLOutputFactory.newFactory().createXMLStreamWriter(text);
            xml.writeStartElement("response");
            xml.writeCharacters("");
            answer.writeTo(new SoapWriter(xml));
            xml.writeEndElement();
            xml.close();
        } catch (XMLStreamException e) {
            throw new AssertionError(e);
        }
        return text.toString().replaceFirst("^<response>", "").replaceFirst("</response>$", "");
    }
}
