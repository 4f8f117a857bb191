package org.waymark.server.soap;

import org.waymark.api.Caller;
import org.waymark.api.CatalogOperations;

/** Opens the catalog for a caller; the request id goes into the change log. */
@FunctionalInterface
interface CatalogSource {
    CatalogOperations as(Caller caller, String requestId);
}
