package org.waymark.client.soap;

import java.net.URI;
import java.util.function.Consumer;
import org.waymark.api.CatalogException;
import org.waymark.api.Message;
import org.waymark.api.Operation;
import org.waymark.client.Credentials;
import org.waymark.client.Timeouts;
import org.waymark.client.form.Body;
import org.waymark.client.form.Form;
import org.waymark.client.form.FormInput;
import org.waymark.client.form.MessageBody;
import org.waymark.client.form.Parameters;
import org.waymark.client.http.MediaType;
import org.waymark.client.http.RemoteCatalog;
import org.waymark.client.http.Service;

/** The catalog behind the SOAP contract. Searches stream in constant memory; directories come page by page. */
public final class SoapCatalog extends RemoteCatalog {

    private static final String APPLY = "apply";

    private final Service service;

    /** @throws CatalogException INVALID_ARGUMENT if {@code url} is not of a service's form */
    public SoapCatalog(URI url, Credentials credentials, Timeouts timeouts) {
        service = new Service(url, credentials, timeouts);
    }

    @Override
    protected <T> T ask(Operation operation, Body body, FormInput<T> answer) {
        try (SoapAnswer envelope = send(operation, body)) {
            return envelope.whole(answer);
        }
    }

    @Override
    protected <T> T ask(Operation operation, Parameters parameters, FormInput<T> answer) {
        try (SoapAnswer envelope = send(operation, parameters)) {
            return envelope.whole(answer);
        }
    }

    @Override
    protected <T> void stream(Operation operation, Body body, Form<T> item, Consumer<? super T> sink) {
        try (SoapAnswer envelope = send(operation, body)) {
            envelope.each(item, sink);
        }
    }

    private SoapAnswer send(Operation operation, Body body) {
        String element = operation.wireName();
        return SoapAnswer.to(element, service.ask("", new SoapContent(element, body), MediaType.XML));
    }

    @Override
    protected <T> T tell(Message message, FormInput<T> answer) {
        SoapContent content = new SoapContent(APPLY, new MessageBody(message, message.key()));
        try (SoapAnswer envelope = SoapAnswer.to(APPLY, service.tell("", content, MediaType.XML))) {
            return envelope.whole(answer);
        }
    }
}
