package org.waymark.cli;

import java.net.URI;
import org.waymark.api.CatalogOperations;
import org.waymark.cli.command.Connector;
import org.waymark.client.CatalogClient;
import org.waymark.client.Credentials;

/** Reaches a catalog by the wire that its URL tells: SOAP where a server has that, else REST. */
final class Wires implements Connector {

    private static final String SOAP_PATH = "/services/Waymark";

    @Override
    public CatalogOperations connect(URI service, Credentials credentials) {
        String path = service.getPath();
        return path != null && path.endsWith(SOAP_PATH)
                ? CatalogClient.soap(service, credentials)
                : CatalogClient.rest(service, credentials);
    }
}
