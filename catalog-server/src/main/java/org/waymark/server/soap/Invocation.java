package org.waymark.server.soap;

import java.nio.charset.StandardCharsets;
import org.apache.cxf.message.Exchange;
import org.apache.cxf.message.Message;
import org.apache.cxf.phase.AbstractPhaseInterceptor;
import org.apache.cxf.phase.Phase;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogOperations;

/** Carries out the operation that a request names. */
final class Invocation extends AbstractPhaseInterceptor<Message> {

    /** Whether CXF keeps what is left of a request while it answers; nothing is. */
    private static final String CACHE_INPUT = "cxf.io.cacheinput";

    private final SoapEndpoint endpoint;
    private final CatalogSource catalog;

    Invocation(SoapEndpoint endpoint, CatalogSource catalog) {
        super(Phase.INVOKE);
        this.endpoint = endpoint;
        this.catalog = catalog;
    }

    @Override
    public void handleMessage(Message message) {
        Exchange exchange = message.getExchange();
        SoapRequest request = exchange.get(SoapRequest.class);
        SoapOperation operation = endpoint.operations().get(request.operation());
        if (operation == null) {
            throw CatalogException.invalid(
                    "%s has no operation %s".formatted(endpoint.name(), XmlText.brief(request.operation())));
        }
        HttpCall call = HttpCall.of(message);
        CatalogOperations catalogOfCaller = catalog.as(call.caller(), call.requestId());
        SoapAnswer answer = operation.answer(request, catalogOfCaller);
        request.finish();
        exchange.put(SoapAnswer.class, answer);
        exchange.put(CACHE_INPUT, Boolean.FALSE);
        Message response = exchange.getBinding().createMessage();
        response.put(Message.ENCODING, StandardCharsets.UTF_8.name());
        exchange.setOutMessage(response);
    }
}
