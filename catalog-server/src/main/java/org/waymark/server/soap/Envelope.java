package org.waymark.server.soap;

import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.waymark.api.CatalogException;

/** Reads what stands around the body of a message. Headers are passed over. */
final class Envelope {

    private static final String NEXT_ACTOR = "http://schemas.xmlsoap.org/soap/actor/next";

    private final XMLStreamReader xml;

    private Envelope(XMLStreamReader xml) {
        this.xml = xml;
    }

    /**
     * Goes to the operation element.
     *
     * @throws EnvelopeFault VersionMismatch or MustUnderstand
     * @throws CatalogException INVALID_ARGUMENT when there is none
     */
    static void goToOperation(XMLStreamReader xml) throws XMLStreamException {
        new Envelope(xml).goToOperation();
    }

    private void goToOperation() throws XMLStreamException {
        requireChild("a message is an Envelope");
        if (!xml.getLocalName().equals("Envelope") || !SoapNames.ENVELOPE.equals(xml.getNamespaceURI())) {
            throw new EnvelopeFault("VersionMismatch", "a message is an Envelope of SOAP 1.1");
        }
        requireChild("an Envelope has a Body");
        if (is("Header")) {
            while (goToChild()) {
                requireNotMeantForUs();
                skip();
            }
            requireChild("an Envelope has a Body");
        }
        if (!is("Body")) {
            throw CatalogException.invalid("an Envelope has a Header, if any, and a Body");
        }
        requireChild("the Body is empty");
    }

    private boolean is(String name) {
        return xml.getLocalName().equals(name) && SoapNames.ENVELOPE.equals(xml.getNamespaceURI());
    }

    private void requireNotMeantForUs() {
        String mustUnderstand = xml.getAttributeValue(SoapNames.ENVELOPE, "mustUnderstand");
        String actor = xml.getAttributeValue(SoapNames.ENVELOPE, "actor");
        boolean forUs = actor == null || actor.isEmpty() || actor.equals(NEXT_ACTOR);
        if (forUs && ("1".equals(mustUnderstand) || "true".equals(mustUnderstand))) {
            throw new EnvelopeFault(
                    "MustUnderstand", "no header is understood here: " + XmlText.brief(xml.getLocalName()));
        }
    }

    private void skip() throws XMLStreamException {
        while (goToChild()) {
            skip();
        }
    }

    private void requireChild(String complaint) throws XMLStreamException {
        if (!goToChild()) {
            throw CatalogException.invalid(complaint);
        }
    }

    /** True at the start of the next child, false at the end of the element at hand. */
    private boolean goToChild() throws XMLStreamException {
        while (true) {
            switch (xml.next()) {
                case XMLStreamConstants.START_ELEMENT -> {
                    return true;
                }
                case XMLStreamConstants.END_ELEMENT -> {
                    return false;
                }
                case XMLStreamConstants.DTD ->
                    throw CatalogException.invalid("a message has no document type declaration");
                default -> {}
            }
        }
    }
}
