package org.waymark.server.soap;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;

/** A SOAP interface: a bean of this type is served under {@code /services/NAME}. It decodes and encodes and holds no rule. */
public interface SoapEndpoint {

    /** The last part of the interface's URL and the name of its contract, {@code org/waymark/wsdl/soap/NAME.wsdl}. */
    String name();

    /** The operations by the local name of the request's element, whose namespace does not matter. */
    Map<String, SoapOperation> operations();

    /**
     * Whether the children of a response element are in its namespace ({@code elementFormDefault="qualified"}); if not,
     * they are in none.
     */
    default boolean isQualified() {
        return false;
    }

    /** The namespace of the interface: for a request whose own is not known, since it could not be read. */
    String namespace();

    /** Whether responses carry {@code SOAP-ENV:encodingStyle} (rpc/encoded). */
    default boolean isEncoded() {
        return false;
    }

    /**
     * Writes the content of a fault's {@code detail}.
     *
     * @param operation the one that failed; null if the request did not get as far as to name one that exists
     */
    void writeDetail(@Nullable String operation, CatalogException failure, String requestId, SoapWriter detail);
}
