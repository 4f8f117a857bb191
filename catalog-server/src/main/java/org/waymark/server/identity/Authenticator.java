package org.waymark.server.identity;

import java.util.Optional;

/** One kind of credentials: recognises them in a request and says whose they are. */
public interface Authenticator {

    /**
     * Judges the credentials of this kind that a request carries.
     *
     * @throws org.waymark.api.CatalogException INVALID_ARGUMENT when they cannot be read
     */
    Identification identify(RequestFacts request);

    /** What a refused client is told to send: a value of the header {@code WWW-Authenticate}; empty when none fits. */
    Optional<String> challenge();
}
