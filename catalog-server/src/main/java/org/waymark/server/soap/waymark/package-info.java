/**
 * Waymark's own SOAP service, as Waymark.wsdl describes it: an endpoint that holds no rule of the catalog, and the
 * {@code *Types} mappers between its elements and the catalog's values.
 */
@NullMarked
package org.waymark.server.soap.waymark;

import org.jspecify.annotations.NullMarked;
