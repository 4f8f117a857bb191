package org.waymark.server;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

/** A SOAP contract as it is packed. */
final class Wsdl {

    private final Document text;
    private final XPath paths = XPathFactory.newInstance().newXPath();

    Wsdl(String name) {
        try (InputStream wsdl = Wsdl.class.getResourceAsStream("/org/waymark/wsdl/soap/" + name + ".wsdl")) {
            text = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(wsdl);
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    /** The values of the attributes that an XPath names. */
    List<String> values(String path) {
        try {
            NodeList found = (NodeList) paths.evaluate(path, text, XPathConstants.NODESET);
            List<String> values = new ArrayList<>();
            for (int i = 0; i < found.getLength(); i++) {
                values.add(found.item(i).getNodeValue());
            }
            return values;
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    List<String> operations() {
        return values("//*[name()='wsdl:portType']/*[name()='wsdl:operation']/@name");
    }

    /** The names of the elements in the content of a type. */
    List<String> elements(String type) {
        return values("//*[name()='xs:complexType'][@name='" + type + "']//*[name()='xs:element']/@name");
    }

    /** The values that a type allows. */
    List<String> constants(String type) {
        return values("//*[name()='xs:simpleType'][@name='" + type + "']//*[name()='xs:enumeration']/@value");
    }
}
