package org.waymark.server.soap;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.waymark.api.CatalogException;
import org.waymark.server.config.SoapProperties;

/**
 * Reads the body of a message from the operation element to the end of the message, once and forward.
 *
 * <p>What was read is given away at once, until the first reference to a multiref element. Those stand behind the operation
 * element, so that all from there on is kept until they are known.
 */
final class BodyReader {

    private static final Consumer<SoapElement> NOBODY = element -> {};

    private final XMLStreamReader xml;
    private final TreeReader trees;
    private final Multirefs multirefs;
    private final Queue<Runnable> delayed = new ArrayDeque<>();
    private boolean finished;

    /** @param xml stands at the operation element */
    BodyReader(XMLStreamReader xml, SoapProperties limits) {
        this.xml = xml;
        this.multirefs = new Multirefs(limits);
        this.trees = new TreeReader(xml, limits, multirefs);
    }

    void forEach(Consumer<SoapElement> parameters) {
        readParameters(name -> false, NOBODY, parameter -> {
            parameters.accept(parameter);
            trees.release();
        });
    }

    SoapElement whole(String list, Consumer<SoapElement> items) {
        SoapElement operation = new SoapElement("", xml.getLocalName(), false, null);
        readParameters(list::equals, items, operation::add);
        return operation;
    }

    void finish() {
        readParameters(name -> false, NOBODY, parameter -> trees.release());
    }

    /** Gives {@code parameters} each child of the operation element; those that {@code lists} names without their children. */
    private void readParameters(
            Predicate<String> lists, Consumer<SoapElement> items, Consumer<SoapElement> parameters) {
        if (finished) {
            return;
        }
        finished = true;
        try {
            while (trees.nextChild()) {
                if (lists.test(xml.getLocalName())) {
                    readList(items, parameters);
                } else {
                    give(trees.read(), parameters);
                }
            }
            readMultirefs();
        } catch (XMLStreamException e) {
            throw UnreadableXml.explain(e);
        }
        for (Runnable next = delayed.poll(); next != null; next = delayed.poll()) {
            next.run();
        }
    }

    private void readList(Consumer<SoapElement> items, Consumer<SoapElement> parameters) throws XMLStreamException {
        SoapElement list = trees.begin();
        while (trees.nextChild()) {
            SoapElement item = trees.read();
            give(item, items);
            if (delayed.isEmpty()) {
                trees.release();
            }
        }
        give(list, complete -> {
            complete.children().forEach(items);
            parameters.accept(complete.withoutChildren());
        });
    }

    private void give(SoapElement element, Consumer<SoapElement> receiver) {
        if (delayed.isEmpty() && !multirefs.areNeeded()) {
            receiver.accept(element);
        } else {
            delayed.add(() -> receiver.accept(element));
        }
    }

    /** Reads what stands behind the operation element, to the end of the message. */
    private void readMultirefs() throws XMLStreamException {
        while (trees.nextChild()) {
            if (xml.getAttributeValue(null, "id") == null) {
                throw CatalogException.invalid("a message holds one operation, this one %s as well"
                        .formatted(XmlText.brief(xml.getLocalName())));
            }
            trees.read();
            if (!multirefs.areNeeded()) {
                trees.release();
            }
        }
        while (xml.hasNext()) {
            xml.next();
        }
        multirefs.resolve();
    }
}
