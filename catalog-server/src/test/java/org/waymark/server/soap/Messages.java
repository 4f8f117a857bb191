package org.waymark.server.soap;

/** SOAP messages for a {@link ProbeEndpoint}. */
final class Messages {

    static final String BEFORE_HEADER = "<e:Envelope xmlns:e='%s'>".formatted(SoapNames.ENVELOPE);
    static final String BEFORE = BEFORE_HEADER + "<e:Body>";
    static final String AFTER = "</e:Body></e:Envelope>";

    private Messages() {}

    static SoapServer.Body message(String body) {
        return SoapServer.Body.of(BEFORE + body + AFTER);
    }
}
