package org.waymark.server.soap;

import java.util.Collection;
import java.util.stream.Collectors;

/** The page that says which interfaces there are. */
final class ServicesPage {

    private static final String PAGE = """
            <!DOCTYPE html>
            <html lang="en">
            <head><meta charset="utf-8"><title>Waymark: SOAP services</title></head>
            <body>
            <h1>SOAP services</h1>
            <ul>
            %s
            </ul>
            </body>
            </html>
            """;

    private ServicesPage() {}

    static String of(Collection<ServedEndpoint> endpoints) {
        return PAGE.formatted(endpoints.stream()
                .map(ServedEndpoint::name)
                .map("<li><a href=\"/services/%1$s?wsdl\">%1$s</a></li>"::formatted)
                .collect(Collectors.joining("\n")));
    }
}
