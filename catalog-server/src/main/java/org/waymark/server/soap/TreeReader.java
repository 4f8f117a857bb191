package org.waymark.server.soap;

import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.server.config.SoapProperties;

/** Reads elements with all that is below them, and counts those that are kept. */
final class TreeReader {

    private final XMLStreamReader xml;
    private final SoapProperties limits;
    private final Multirefs multirefs;
    private boolean referable;
    private int keptElements;
    private int keptCharacters;

    TreeReader(XMLStreamReader xml, SoapProperties limits, Multirefs multirefs) {
        this.xml = xml;
        this.limits = limits;
        this.multirefs = multirefs;
    }

    /** Goes to the next child of the element at hand: true at its start, false at the end of the element itself. */
    boolean nextChild() throws XMLStreamException {
        while (true) {
            switch (xml.next()) {
                case XMLStreamConstants.START_ELEMENT -> {
                    return true;
                }
                case XMLStreamConstants.END_ELEMENT -> {
                    return false;
                }
                case XMLStreamConstants.END_DOCUMENT -> throw CatalogException.invalid("the message ends too early");
                default -> {}
            }
        }
    }

    /** Says that nobody keeps what was read, unless something in it can be referred to. */
    void release() {
        if (!referable) {
            keptElements = 0;
            keptCharacters = 0;
        }
    }

    /** The element that begins here; goes to its end. */
    SoapElement read() throws XMLStreamException {
        SoapElement element = begin();
        String text = "";
        while (true) {
            switch (xml.next()) {
                case XMLStreamConstants.START_ELEMENT -> element.add(read());
                case XMLStreamConstants.END_ELEMENT -> {
                    if (element.isLeaf()) {
                        element.setText(text);
                    }
                    return element;
                }
                case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE ->
                    text = element.isLeaf() ? longer(text) : text;
                default -> {}
            }
        }
    }

    /** The element that begins here, without what is below. */
    SoapElement begin() {
        keptElements++;
        if (keptElements > limits.keptElements()) {
            throw CatalogException.tooLarge(
                    "the message, or an item in it, has more than %d elements".formatted(limits.keptElements()));
        }
        String namespace = xml.getNamespaceURI();
        String reference = xml.getAttributeCount() == 0 ? null : reference(xml.getAttributeValue(null, "href"));
        SoapElement element =
                new SoapElement(namespace == null ? "" : namespace, xml.getLocalName(), isNil(), reference);
        if (reference != null) {
            multirefs.need(element);
        }
        String id = xml.getAttributeCount() == 0 ? null : xml.getAttributeValue(null, "id");
        if (id != null) {
            multirefs.define(id, element);
            referable = true;
        }
        return element;
    }

    private static @Nullable String reference(@Nullable String href) {
        if (href == null) {
            return null;
        }
        if (!href.startsWith("#")) {
            throw CatalogException.invalid("a reference leads out of the message");
        }
        return href.substring(1);
    }

    private boolean isNil() {
        if (xml.getAttributeCount() == 0) {
            return false;
        }
        String nil = xml.getAttributeValue(SoapNames.XSI, "nil");
        return nil != null && (nil.strip().equals("true") || nil.strip().equals("1"));
    }

    private String longer(String text) {
        if (text.length() + xml.getTextLength() > limits.textLength()) {
            throw CatalogException.tooLarge("a text has at most %d characters".formatted(limits.textLength()));
        }
        keptCharacters += xml.getTextLength();
        if (keptCharacters > limits.keptCharacters()) {
            throw CatalogException.tooLarge("the message, or an item in it, has more than %d characters of text"
                    .formatted(limits.keptCharacters()));
        }
        return text.isEmpty() ? xml.getText() : text + xml.getText();
    }
}
