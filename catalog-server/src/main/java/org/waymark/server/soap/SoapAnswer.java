package org.waymark.server.soap;

import org.waymark.api.CatalogException;

/** What stands in the response element. */
@FunctionalInterface
public interface SoapAnswer {

    /** The answer of an operation that returns nothing. */
    SoapAnswer EMPTY = response -> {};

    /**
     * Writes the children of the response element. What is long is written as it is found: the response is sent while this
     * runs.
     *
     * @throws CatalogException becomes a fault as long as the first 64 KiB are not written, later an aborted response
     */
    void writeTo(SoapWriter response);
}
