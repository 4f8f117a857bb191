package org.waymark.client.soap;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import org.waymark.client.form.Body;
import org.waymark.client.http.Content;
import org.waymark.client.http.MediaType;

/** An envelope around one element of the contract's namespace. */
record SoapContent(String element, Body body) implements Content {

    private static final String OPENING = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
            + "<soap:Envelope xmlns:soap=\"http://schemas.xmlsoap.org/soap/envelope/\" xmlns=\"urn:org.waymark:catalog:1\">"
            + "<soap:Body>";

    private static final String CLOSING = "</soap:Body></soap:Envelope>";

    @Override
    public Map<String, String> headers() {
        return Map.of("Content-Type", MediaType.XML + "; charset=utf-8", "SOAPAction", "\"\"");
    }

    @Override
    public void write(OutputStream out) throws IOException {
        try {
            XmlWriter xml = new XmlWriter(out);
            xml.markup(OPENING).name(element);
            body.write(xml);
            xml.markup(CLOSING).flush();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }
}
