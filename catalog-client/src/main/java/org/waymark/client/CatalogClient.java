package org.waymark.client;

import java.net.URI;
import org.waymark.api.CatalogOperations;
import org.waymark.client.rest.RestCatalog;
import org.waymark.client.soap.SoapCatalog;

/**
 * Makes the catalog of a distant server usable like one at hand. What is made here is safe for use by many threads and
 * needs no closing. Beside the errors of the operations, each call may throw UNAVAILABLE, naming the service.
 */
public final class CatalogClient {

    private CatalogClient() {}

    /** As {@link #rest(URI, Credentials, Timeouts)}, with the default time-outs. */
    public static CatalogOperations rest(URI service, Credentials credentials) {
        return rest(service, credentials, Timeouts.DEFAULT);
    }

    /**
     * The catalog behind a server's REST interface. Nothing is sent yet.
     *
     * @param service where the server is, as {@code https://catalog.example.org} or with a path below which a proxy
     *     serves it
     * @throws org.waymark.api.CatalogException INVALID_ARGUMENT if that is no http or https URL
     */
    public static CatalogOperations rest(URI service, Credentials credentials, Timeouts timeouts) {
        return new RestCatalog(service, credentials, timeouts);
    }

    /** As {@link #soap(URI, Credentials, Timeouts)}, with the default time-outs. */
    public static CatalogOperations soap(URI service, Credentials credentials) {
        return soap(service, credentials, Timeouts.DEFAULT);
    }

    /**
     * The catalog behind a server's SOAP interface. Nothing is sent yet. A text that XML cannot carry is refused with
     * INVALID_ARGUMENT.
     *
     * @param service where the service is, as {@code https://catalog.example.org/services/Waymark}
     * @throws org.waymark.api.CatalogException INVALID_ARGUMENT if that is no http or https URL
     */
    public static CatalogOperations soap(URI service, Credentials credentials, Timeouts timeouts) {
        return new SoapCatalog(service, credentials, timeouts);
    }
}
