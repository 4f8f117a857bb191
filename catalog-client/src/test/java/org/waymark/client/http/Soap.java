package org.waymark.client.http;

/** SOAP 1.1 messages of this service, as text. */
public final class Soap {

    private Soap() {}

    /** What a client writes around {@code content}. */
    public static String request(String content) {
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
                + "<soap:Envelope xmlns:soap=\"http://schemas.xmlsoap.org/soap/envelope/\" xmlns=\"urn:org.waymark:catalog:1\">"
                + "<soap:Body>" + content + "</soap:Body></soap:Envelope>";
    }

    /** As some server may write it, with a header that nobody asked for. */
    public static String envelope(String content) {
        return """
                <S:Envelope xmlns:S="http://schemas.xmlsoap.org/soap/envelope/" xmlns:w="urn:org.waymark:catalog:1">
                  <S:Header><w:hint>x</w:hint></S:Header>
                  <S:Body>%s</S:Body>
                </S:Envelope>
                """.formatted(content);
    }

    public static String fault(String detail) {
        return envelope("<S:Fault><faultcode>S:Server</faultcode><faultstring>so it is</faultstring><detail>" + detail
                + "</detail></S:Fault>");
    }
}
