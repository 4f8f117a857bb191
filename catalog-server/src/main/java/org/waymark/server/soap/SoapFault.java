package org.waymark.server.soap;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.apache.cxf.staxutils.StaxUtils;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;

/**
 * What a client is told of a request that failed.
 *
 * @param code the fault code, a local name of the envelope's namespace
 * @param operation the one that failed; null if the request named none that exists
 */
record SoapFault(
        String code, CatalogException failure, @Nullable String operation, String requestId) {

    private static final int UNAUTHORIZED = 401;
    private static final int FAILED = 500;

    /** By SOAP, Client is what the client need not send again as it is. */
    static SoapFault of(CatalogException failure, @Nullable String operation, String requestId) {
        boolean server =
                failure.code().retryable() || failure.code().soapFault().equals("Internal");
        return new SoapFault(server ? "Server" : "Client", failure, operation, requestId);
    }

    static SoapFault of(EnvelopeFault fault, String requestId) {
        return new SoapFault(fault.faultCode(), CatalogException.invalid(fault.getMessage()), null, requestId);
    }

    int httpStatus() {
        return failure.code() == ErrorCode.UNAUTHENTICATED ? UNAUTHORIZED : FAILED;
    }

    /** The message that says so. */
    byte[] message(SoapEndpoint endpoint) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(1024);
        try {
            XMLStreamWriter xml = StaxUtils.createXMLStreamWriter(bytes, StandardCharsets.UTF_8.name());
            xml.writeStartElement("soap", "Envelope", SoapNames.ENVELOPE);
            xml.writeNamespace("soap", SoapNames.ENVELOPE);
            xml.writeNamespace("xsi", SoapNames.XSI);
            xml.writeStartElement("soap", "Body", SoapNames.ENVELOPE);
            xml.writeStartElement("soap", "Fault", SoapNames.ENVELOPE);
            SoapWriter content = new SoapWriter(xml);
            content.text("faultcode", "soap:" + code).text("faultstring", failure.getMessage());
            content.start("detail");
            endpoint.writeDetail(operation, failure, requestId, content);
            xml.writeEndDocument();
            xml.close();
        } catch (XMLStreamException e) {
            throw new IllegalStateException("a fault cannot be written", e);
        }
        return bytes.toByteArray();
    }
}
