package org.waymark.client.soap;

import javax.xml.stream.XMLStreamException;

/** An input is no XML, which has a cause, or not what belongs here, which has none. */
final class UnreadableXml extends RuntimeException {

    private static final long serialVersionUID = 1L;

    UnreadableXml(String what) {
        super(what);
    }

    UnreadableXml(XMLStreamException cause) {
        super(cause.getMessage(), cause);
    }
}
