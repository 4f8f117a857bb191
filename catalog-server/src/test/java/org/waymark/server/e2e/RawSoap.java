package org.waymark.server.e2e;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** SOAP messages as the text that old clients sent. */
record RawSoap(URI service, String user) {

    /** What came back. */
    record Answer(int status, String body) {}

    private static final String ENVELOPE = """
            <?xml version="1.0" encoding="UTF-8"?>
            <e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/" xmlns:enc="http://schemas.xmlsoap.org/soap/encoding/"
              xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema"><e:Body>%s</e:Body></e:Envelope>""";

    /** Sends what stands in the body. */
    Answer send(String body) {
        try {
            HttpURLConnection connection = (HttpURLConnection) service.toURL().openConnection();
            connection.setDoOutput(true);
            connection.setRequestProperty("Content-Type", "text/xml; charset=utf-8");
            connection.setRequestProperty("SOAPAction", "\"\"");
            connection.setRequestProperty("X-Waymark-User", user);
            try (OutputStream out = connection.getOutputStream()) {
                out.write(ENVELOPE.formatted(body).getBytes(StandardCharsets.UTF_8));
            }
            int status = connection.getResponseCode();
            try (InputStream in = status < 400 ? connection.getInputStream() : connection.getErrorStream()) {
                return new Answer(status, new String(in.readAllBytes(), StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
