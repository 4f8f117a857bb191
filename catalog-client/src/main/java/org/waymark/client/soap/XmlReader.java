package org.waymark.client.soap;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;
import org.waymark.client.form.FormInput;
import org.waymark.client.form.FormReader;

/**
 * Reads values that are elements, as {@link XmlWriter} writes them. Namespaces and attributes are not looked at, and a
 * document type is refused.
 *
 * <p>Every method throws an {@link UnreadableXml} when the input is not what was asked for.
 */
final class XmlReader extends FormReader {

    private static final XMLInputFactory FACTORY = factory();

    private final XMLStreamReader parser;

    /** Whether the parser has gone on already to what the next call of {@link #nextName} is to find. */
    private boolean ahead;

    /** Goes to the document's element. */
    XmlReader(InputStream in) {
        try {
            parser = FACTORY.createXMLStreamReader(in);
        } catch (XMLStreamException e) {
            throw new UnreadableXml(e);
        }
        while (next() != XMLStreamConstants.START_ELEMENT) {
            if (parser.getEventType() == XMLStreamConstants.DTD) {
                throw unexpected("a document type");
            }
        }
    }

    private static XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        // What is left are the likes of &amp;, which the JDK counts too: it would end a long answer at the limit.
        factory.setProperty("jdk.xml.maxGeneralEntitySizeLimit", 0);
        factory.setProperty("jdk.xml.totalEntitySizeLimit", 0);
        return factory;
    }

    /** Goes from the end of the document's element to the end of the input. */
    void endDocument() {
        while (next() != XMLStreamConstants.END_DOCUMENT) {
            // White space, or a comment.
        }
    }

    private int next() {
        try {
            return parser.next();
        } catch (XMLStreamException e) {
            throw new UnreadableXml(e);
        }
    }

    private boolean nextElement() {
        try {
            return parser.nextTag() == XMLStreamConstants.START_ELEMENT;
        } catch (XMLStreamException e) {
            throw new UnreadableXml(e);
        }
    }

    /** The element that the reader stands on is the object. */
    @Override
    public void beginObject() {}

    @Override
    public @Nullable String nextName() {
        boolean found = ahead ? parser.isStartElement() : nextElement();
        ahead = false;
        return found ? parser.getLocalName() : null;
    }

    @Override
    public String text() {
        try {
            return parser.getElementText();
        } catch (XMLStreamException e) {
            throw new UnreadableXml(e);
        }
    }

    @Override
    public long number() {
        return Long.parseLong(text().strip());
    }

    @Override
    public boolean flag() {
        String text = text().strip();
        return switch (text) {
            case "true", "1" -> true;
            case "false", "0" -> false;
            default -> throw unexpected(text + " in place of true or false");
        };
    }

    @Override
    public <T> List<T> list(FormInput<T> item) {
        List<T> values = new ArrayList<>();
        String name = parser.getLocalName();
        do {
            values.add(item.read(this));
        } while (nextElement() && name.equals(parser.getLocalName()));
        ahead = true;
        return values;
    }

    @Override
    public <V> SortedMap<String, V> map(FormInput<V> value) {
        SortedMap<String, V> values = new TreeMap<>();
        for (Map.Entry<String, V> named : list(new NamedValue<>(value))) {
            values.put(named.getKey(), named.getValue());
        }
        return values;
    }

    /** The reader gets to know nothing of an empty list. */
    @Override
    public <T> List<T> requireList(String name, @Nullable List<T> values) {
        return values == null ? List.of() : values;
    }

    @Override
    public void skip() {
        for (int depth = 1; depth > 0; ) {
            switch (next()) {
                case XMLStreamConstants.START_ELEMENT -> depth++;
                case XMLStreamConstants.END_ELEMENT -> depth--;
                default -> {}
            }
        }
    }

    @Override
    public UnreadableXml unexpected(String what) {
        return new UnreadableXml(what);
    }
}
