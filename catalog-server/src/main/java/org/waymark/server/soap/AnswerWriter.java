package org.waymark.server.soap;

import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.apache.cxf.interceptor.Fault;
import org.apache.cxf.message.Exchange;
import org.apache.cxf.message.Message;
import org.apache.cxf.phase.AbstractPhaseInterceptor;
import org.apache.cxf.phase.Phase;

/** CXF's way out: writes the response element into the body, with what the operation answers in it. */
final class AnswerWriter extends AbstractPhaseInterceptor<Message> {

    private final SoapEndpoint endpoint;

    AnswerWriter(SoapEndpoint endpoint) {
        super(Phase.MARSHAL);
        this.endpoint = endpoint;
    }

    @Override
    public void handleMessage(Message message) {
        Exchange exchange = message.getExchange();
        XMLStreamWriter xml = message.getContent(XMLStreamWriter.class);
        try {
            start(xml, exchange.get(SoapRequest.class));
            exchange.get(SoapAnswer.class).writeTo(new SoapWriter(xml));
            xml.writeEndElement();
        } catch (XMLStreamException e) {
            throw new Fault(e);
        }
    }

    /** Clients look for the name in the namespace that they asked in. */
    private void start(XMLStreamWriter xml, SoapRequest request) throws XMLStreamException {
        String name = request.operation() + "Response";
        String namespace = request.namespace();
        if (namespace.isEmpty()) {
            xml.writeStartElement(name);
        } else if (endpoint.isQualified()) {
            xml.writeStartElement("", name, namespace);
            xml.writeDefaultNamespace(namespace);
        } else {
            xml.writeStartElement("ns", name, namespace);
            xml.writeNamespace("ns", namespace);
        }
        xml.writeNamespace("xsi", SoapNames.XSI);
        if (endpoint.isEncoded()) {
            xml.writeNamespace("xsd", SoapNames.XSD);
            xml.writeNamespace("SOAP-ENC", SoapNames.ENCODING);
            xml.writeAttribute("soap", SoapNames.ENVELOPE, "encodingStyle", SoapNames.ENCODING);
        }
    }
}
