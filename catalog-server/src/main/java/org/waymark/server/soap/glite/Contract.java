package org.waymark.server.soap.glite;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * What the WSDL of an interface says that the code follows.
 *
 * @param namespace of the operations
 * @param faults that each operation declares
 */
record Contract(String namespace, Map<String, Set<GliteFault>> faults) {

    /** @param name of the interface */
    static Contract read(String name) {
        try (InputStream wsdl = Contract.class.getResourceAsStream("/org/waymark/wsdl/soap/" + name + ".wsdl")) {
            return read(XMLInputFactory.newDefaultFactory().createXMLStreamReader(wsdl));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (XMLStreamException e) {
            throw new IllegalStateException("not a WSDL: " + name, e);
        }
    }

    private static Contract read(XMLStreamReader xml) throws XMLStreamException {
        xml.nextTag();
        String namespace = xml.getAttributeValue(null, "targetNamespace");
        Map<String, Set<GliteFault>> faults = new LinkedHashMap<>();
        String operation = "";
        while (xml.hasNext()) {
            if (xml.next() == XMLStreamConstants.START_ELEMENT) {
                switch (xml.getLocalName()) {
                    case "operation" -> {
                        operation = String.valueOf(xml.getAttributeValue(null, "name"));
                        faults.put(operation, EnumSet.noneOf(GliteFault.class));
                    }
                    case "fault" -> faults.get(operation).add(GliteFault.of(xml.getAttributeValue(null, "name")));
                    // The binding names the operations again.
                    case "binding" -> {
                        return new Contract(namespace, faults);
                    }
                    default -> {}
                }
            }
        }
        throw new XMLStreamException("no binding");
    }
}
