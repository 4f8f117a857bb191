package org.waymark.server.soap;

import java.util.function.Consumer;
import javax.xml.stream.XMLStreamReader;
import org.waymark.api.CatalogException;
import org.waymark.server.config.SoapProperties;

/**
 * The operation element of a request. What it holds is read once, in one of three ways, while it comes from the client; each
 * reads the message to its end, so that what follows is done for a whole message only.
 *
 * <p>What cannot be read, or is over a limit, ends in a {@link CatalogException} (INVALID_ARGUMENT, TOO_LARGE).
 */
public final class SoapRequest {

    private final String operation;
    private final String namespace;
    private final BodyReader body;

    /** @param reader stands at the operation element */
    SoapRequest(XMLStreamReader reader, SoapProperties limits) {
        this.operation = reader.getLocalName();
        this.namespace = reader.getNamespaceURI() == null ? "" : reader.getNamespaceURI();
        this.body = new BodyReader(reader, limits);
    }

    /** The local name of the operation element. */
    public String operation() {
        return operation;
    }

    /** The namespace that the client put the operation into, which the response repeats; empty for none. */
    public String namespace() {
        return namespace;
    }

    /** All parameters: the operation element as a tree. For messages that are small by their nature. */
    public SoapElement whole() {
        return whole("", item -> {});
    }

    /**
     * All parameters, of which one is long: the children of {@code list} go to {@code items} one by one, and the tree holds
     * that parameter without children.
     */
    public SoapElement whole(String list, Consumer<SoapElement> items) {
        return body.whole(list, items);
    }

    /** Gives {@code parameters} the children of the operation element one by one. For lists of repeated parameters. */
    public void forEach(Consumer<SoapElement> parameters) {
        body.forEach(parameters);
    }

    /** Reads what no one has read. */
    void finish() {
        body.finish();
    }
}
