package org.waymark.cli.command;

import java.net.URI;
import org.waymark.api.CatalogOperations;
import org.waymark.client.Credentials;

/** How the command line reaches a catalog. */
public interface Connector {

    /** The catalog of {@code service} as the holder of {@code credentials} sees it; nothing is sent yet. */
    CatalogOperations connect(URI service, Credentials credentials);
}
