package org.waymark.server.soap;

import org.waymark.api.CatalogException;
import org.waymark.api.CatalogOperations;

/** One operation of a {@link SoapEndpoint}: decodes, calls the catalog, and says what to answer. */
@FunctionalInterface
public interface SoapOperation {

    /**
     * Reads what it needs of {@code request} and calls the catalog. A call that changes the catalog comes after the last
     * parameter was read.
     *
     * @return the children of the response element
     * @throws CatalogException becomes a fault
     */
    SoapAnswer answer(SoapRequest request, CatalogOperations catalog);
}
