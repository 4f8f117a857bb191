package org.waymark.server.rest;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;

/** What the caller is told of exceptions that no operation meant to throw. */
final class Failures {

    private static final Logger LOG = LoggerFactory.getLogger(Failures.class);

    private Failures() {}

    /** The catalog's own exception as it is; anything else goes into the log and becomes INTERNAL. */
    static CatalogException told(Throwable failure) {
        if (failure instanceof CatalogException known) {
            return known;
        }
        LOG.error("a request failed unexpectedly", failure);
        return new CatalogException(
                ErrorCode.INTERNAL, "the server failed; its log says more under the request id", failure);
    }
}
