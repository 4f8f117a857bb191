package org.waymark.server.identity;

import org.waymark.api.Caller;

/** What an {@link Authenticator} found in a request. */
public sealed interface Identification {

    /** Credentials of its kind, and they are good. */
    record Known(Caller caller) implements Identification {}

    /**
     * Credentials of its kind, and they are not good.
     *
     * @param reason for the client, which must learn nothing that helps it to guess
     */
    record Refused(String reason) implements Identification {}

    /** No credentials of its kind. */
    record Absent() implements Identification {}
}
