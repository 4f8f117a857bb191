package org.waymark.server.soap;

/** The namespaces that SOAP 1.1 messages use. */
final class SoapNames {

    static final String ENVELOPE = "http://schemas.xmlsoap.org/soap/envelope/";
    static final String ENCODING = "http://schemas.xmlsoap.org/soap/encoding/";
    static final String XSI = "http://www.w3.org/2001/XMLSchema-instance";
    static final String XSD = "http://www.w3.org/2001/XMLSchema";

    private SoapNames() {}
}
