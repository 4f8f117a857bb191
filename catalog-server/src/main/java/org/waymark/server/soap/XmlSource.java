package org.waymark.server.soap;

import com.ctc.wstx.api.WstxInputProperties;
import java.io.InputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;
import org.waymark.server.config.SoapProperties;

/** Parsers that read no more than a message may hold, and nothing from elsewhere. */
final class XmlSource {

    private static final int MAX_BYTES_OF_CHARACTER = 4;

    private final XMLInputFactory parsers;
    private final int longestToken;

    XmlSource(SoapProperties limits) {
        parsers = new BoundedParsers(limits);
        longestToken = Math.multiplyExact(limits.textLength(), MAX_BYTES_OF_CHARACTER);
        parsers.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        // A text that is not well-formed fails where it is come upon, not where it is used.
        parsers.setProperty(WstxInputProperties.P_LAZY_PARSING, false);
        parsers.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        parsers.setProperty(WstxInputProperties.P_MAX_ELEMENT_DEPTH, limits.depth());
        parsers.setProperty(WstxInputProperties.P_MAX_ATTRIBUTES_PER_ELEMENT, limits.attributes());
        parsers.setProperty(WstxInputProperties.P_MAX_ATTRIBUTE_SIZE, limits.attributeLength());
        parsers.setProperty(WstxInputProperties.P_MAX_TEXT_LENGTH, (long) limits.textLength());
        parsers.setProperty(WstxInputProperties.P_MAX_CHILDREN_PER_ELEMENT, (long) limits.children());
        parsers.setProperty(WstxInputProperties.P_MAX_ELEMENT_COUNT, (long) limits.elements());
        parsers.setProperty(WstxInputProperties.P_MAX_CHARACTERS, (long) limits.characters());
    }

    /** @param characterSet null to find it in the message */
    XMLStreamReader open(InputStream message, @Nullable String characterSet) throws XMLStreamException {
        InputStream guarded = new TokenGuard(message, longestToken);
        return characterSet == null
                ? parsers.createXMLStreamReader(guarded)
                : parsers.createXMLStreamReader(guarded, characterSet);
    }
}
