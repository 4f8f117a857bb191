/**
 * The client's side of the document/literal service {@code Waymark}. {@link org.waymark.client.soap.SoapCatalog} knows the
 * contract's elements, {@code SoapContent} is what requests carry, and {@code SoapAnswer} reads what comes back, faults
 * included. The XML is written and read as a stream, by the JDK's own means.
 */
@NullMarked
package org.waymark.client.soap;

import org.jspecify.annotations.NullMarked;
