package org.waymark.server.soap;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.stream.Stream;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.apache.catalina.connector.ClientAbortException;
import org.apache.cxf.interceptor.Fault;
import org.apache.cxf.message.Exchange;
import org.apache.cxf.message.Message;
import org.apache.cxf.transport.MessageObserver;
import org.apache.cxf.transport.http.AbstractHTTPDestination;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;

/** Where CXF's chains end when something was thrown: answers with a fault, or aborts an answer that is already on its way. */
final class FaultSender implements MessageObserver {

    private static final Logger LOG = LoggerFactory.getLogger(FaultSender.class);
    private static final int DEEPEST = 30;
    private static final String RETRY_AFTER_SECONDS = "1";

    private final SoapEndpoint endpoint;

    FaultSender(SoapEndpoint endpoint) {
        this.endpoint = endpoint;
    }

    @Override
    public void onMessage(Message failed) {
        Message request = failed.getExchange().getInMessage();
        HttpServletResponse response = (HttpServletResponse) request.get(AbstractHTTPDestination.HTTP_RESPONSE);
        Throwable failure = failed.getContent(Exception.class);
        if (failure instanceof Fault wrapped && wrapped.getCause() != null) {
            failure = wrapped.getCause();
        }
        if (response.isCommitted()) {
            HttpCall.of(request).abort(failure);
            sendRest(failed);
            report(failure);
        } else {
            send(fault(failure, failed.getExchange(), HttpCall.of(request).requestId()), response);
        }
    }

    /** What was written last may tell the client why the answer breaks off. */
    private static void sendRest(Message answer) {
        XMLStreamWriter xml = answer.getContent(XMLStreamWriter.class);
        if (xml != null) {
            try {
                xml.flush();
            } catch (XMLStreamException e) {
                LOG.debug("a client went away", e);
            }
        }
    }

    /** Nobody needs to know of clients that went away. */
    private static void report(Throwable failure) {
        boolean clientIsGone = Stream.iterate(failure, cause -> cause != null, Throwable::getCause)
                .limit(DEEPEST)
                .anyMatch(ClientAbortException.class::isInstance);
        if (clientIsGone) {
            LOG.debug("a client went away", failure);
        } else {
            LOG.warn("an answer broke off", failure);
        }
    }

    private SoapFault fault(Throwable failure, Exchange exchange, String requestId) {
        if (failure instanceof EnvelopeFault fault) {
            return SoapFault.of(fault, requestId);
        }
        return SoapFault.of(told(failure), operation(exchange), requestId);
    }

    private @Nullable String operation(Exchange exchange) {
        SoapRequest request = exchange.get(SoapRequest.class);
        return request != null && endpoint.operations().containsKey(request.operation()) ? request.operation() : null;
    }

    private static CatalogException told(Throwable failure) {
        if (failure instanceof CatalogException known) {
            return known;
        }
        LOG.error("a request failed unexpectedly", failure);
        return new CatalogException(
                ErrorCode.INTERNAL, "the server failed; its log says more under the request id", failure);
    }

    private void send(SoapFault fault, HttpServletResponse response) {
        byte[] message = fault.message(endpoint);
        response.resetBuffer();
        response.setStatus(fault.httpStatus());
        response.setContentType("text/xml;charset=UTF-8");
        if (fault.failure().code().retryable()) {
            response.setHeader("Retry-After", RETRY_AFTER_SECONDS);
        }
        try {
            // Without its length: at the end of an announced length the container closes the request as well, and a
            // client
            // that is still sending would never read this.
            response.getOutputStream().write(message);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
