package org.waymark.server.soap;

import java.io.InputStream;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.apache.cxf.message.Message;
import org.apache.cxf.phase.AbstractPhaseInterceptor;
import org.apache.cxf.phase.Phase;
import org.waymark.api.CatalogException;
import org.waymark.server.config.SoapProperties;

/** CXF's way in: from the bytes of a request to a {@link SoapRequest} whose parameters are still to be read. */
final class RequestReader extends AbstractPhaseInterceptor<Message> {

    private final SoapProperties limits;
    private final XmlSource parsers;

    RequestReader(SoapProperties limits) {
        super(Phase.READ);
        this.limits = limits;
        this.parsers = new XmlSource(limits);
    }

    @Override
    public void handleMessage(Message message) {
        HttpCall call = HttpCall.of(message);
        call.requireAcceptable();
        try {
            XMLStreamReader xml = parsers.open(message.getContent(InputStream.class), call.characterSet());
            if ("1.1".equals(xml.getVersion())) {
                throw CatalogException.invalid("XML 1.0 is wanted, for the answer is");
            }
            Envelope.goToOperation(xml);
            message.getExchange().put(SoapRequest.class, new SoapRequest(xml, limits));
        } catch (XMLStreamException e) {
            throw UnreadableXml.explain(e);
        }
    }
}
