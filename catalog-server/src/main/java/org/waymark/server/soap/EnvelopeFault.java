package org.waymark.server.soap;

/** A message that SOAP itself forbids to process; SOAP has a fault code for it. */
final class EnvelopeFault extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String faultCode;

    /** @param faultCode a local name of the envelope's namespace */
    EnvelopeFault(String faultCode, String message) {
        super(message);
        this.faultCode = faultCode;
    }

    String faultCode() {
        return faultCode;
    }
}
