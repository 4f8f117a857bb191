package org.waymark.server.soap;

import java.io.IOException;
import java.io.UncheckedIOException;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.jspecify.annotations.Nullable;

/**
 * Writes what stands in a response element or in the detail of a fault. Elements are in no namespace, or in the interface's
 * own, as {@link SoapEndpoint#isQualified} says. The prefixes {@code xsi}, {@code xsd} and {@code SOAP-ENC} are declared.
 * What no XML can hold is replaced by U+FFFD.
 */
public final class SoapWriter {

    private final XMLStreamWriter xml;

    SoapWriter(XMLStreamWriter xml) {
        this.xml = xml;
    }

    /** Opens an element. */
    public SoapWriter start(String name) {
        return written(() -> xml.writeStartElement(name));
    }

    /** Opens an element that makes {@code namespace} the one of all elements below that name none. */
    public SoapWriter start(String name, String namespace) {
        return written(() -> {
            xml.writeStartElement(name);
            xml.writeDefaultNamespace(namespace);
        });
    }

    /** Closes the element that was opened last. */
    public SoapWriter end() {
        return written(xml::writeEndElement);
    }

    /** An element that holds a text. */
    public SoapWriter text(String name, String value) {
        return written(() -> {
            xml.writeStartElement(name);
            xml.writeCharacters(XmlText.legal(value));
            xml.writeEndElement();
        });
    }

    public SoapWriter number(String name, long value) {
        return text(name, Long.toString(value));
    }

    public SoapWriter bool(String name, boolean value) {
        return text(name, value ? "true" : "false");
    }

    /** An element that holds a text; nothing if there is none. */
    public SoapWriter optional(String name, @Nullable String value) {
        return value == null ? this : text(name, value);
    }

    /** An element that holds a text; one with {@code xsi:nil="true"} if there is none. */
    public SoapWriter nillable(String name, @Nullable String value) {
        return value == null ? nil(name) : text(name, value);
    }

    /** An empty element with {@code xsi:nil="true"}. */
    public SoapWriter nil(String name) {
        return written(() -> {
            xml.writeStartElement(name);
            xml.writeAttribute("xsi", SoapNames.XSI, "nil", "true");
            xml.writeEndElement();
        });
    }

    /** Gives the element that was just opened its {@code xsi:type}: a prefixed name, whose prefix is declared here. */
    public SoapWriter type(String prefix, String namespace, String name) {
        return written(() -> {
            xml.writeNamespace(prefix, namespace);
            xml.writeAttribute("xsi", SoapNames.XSI, "type", prefix + ":" + name);
        });
    }

    /** Makes the element that was just opened a SOAP array (rpc/encoded) of {@code size} items, as {@code xsd:string[2]}. */
    public SoapWriter arrayType(String itemType, int size) {
        return written(
                () -> xml.writeAttribute("SOAP-ENC", SoapNames.ENCODING, "arrayType", itemType + "[" + size + "]"));
    }

    /** One write, which fails when the client is gone. */
    private interface Write {
        void run() throws XMLStreamException;
    }

    private SoapWriter written(Write write) {
        try {
            write.run();
            return this;
        } catch (XMLStreamException e) {
            throw new UncheckedIOException(new IOException(e));
        }
    }
}
