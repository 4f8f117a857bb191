package org.waymark.server.soap.waymark;

import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.InputStream;
import java.io.StringReader;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import org.w3c.dom.Document;

/** The schema in Waymark.wsdl, to which requests and answers are held. */
final class Contract {

    private final Schema schema;

    Contract() {
        try (InputStream text = Contract.class.getResourceAsStream("/org/waymark/wsdl/soap/Waymark.wsdl")) {
            DocumentBuilderFactory documents = DocumentBuilderFactory.newInstance();
            documents.setNamespaceAware(true);
            Document wsdl = documents.newDocumentBuilder().parse(text);
            schema = SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
                    .newSchema(new DOMSource(wsdl.getElementsByTagNameNS(XMLConstants.W3C_XML_SCHEMA_NS_URI, "schema")
                            .item(0)));
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    /** An element of our namespace with the children that {@code content} writes. */
    static String element(String name, String content) {
        return "<%1$s xmlns='%2$s'>%3$s</%1$s>".formatted(name, WaymarkEndpoint.NAMESPACE, content);
    }

    void holds(String name, String content) {
        String text = element(name, content);
        assertThatCode(() -> schema.newValidator().validate(new StreamSource(new StringReader(text))))
                .as(text)
                .doesNotThrowAnyException();
    }
}
