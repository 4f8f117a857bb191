package org.waymark.server.soap;

import javax.xml.stream.XMLStreamException;
import org.waymark.api.CatalogException;

/** What a client is told of a message that cannot be read. */
final class UnreadableXml {

    private UnreadableXml() {}

    /** INVALID_ARGUMENT for what is no XML, TOO_LARGE for what is over one of the parser's limits. */
    static CatalogException explain(XMLStreamException failure) {
        String reason = String.valueOf(failure.getMessage()).lines().findFirst().orElse("");
        String told = XmlText.brief(reason);
        // The parser's limits have no exception of their own.
        return told.contains(" limit ")
                ? CatalogException.tooLarge("the message is over a limit: " + told)
                : CatalogException.invalid("the message is not well-formed XML: " + told);
    }
}
