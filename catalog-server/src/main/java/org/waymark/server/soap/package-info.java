/**
 * What all SOAP interfaces share: CXF as the engine, reading and writing of messages as streams, faults, limits and the
 * pages that describe the services. An interface is a {@link org.waymark.server.soap.SoapEndpoint}.
 */
@NullMarked
package org.waymark.server.soap;

import org.jspecify.annotations.NullMarked;
