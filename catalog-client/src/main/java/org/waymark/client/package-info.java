/**
 * The catalog from afar: a {@link org.waymark.client.CatalogClient} speaks one of a server's wires and is a
 * {@link org.waymark.api.CatalogOperations} like any other.
 *
 * <p>It sits in a command that is over in a tenth of a second, most of which the JVM takes to start. So it uses what the
 * JVM has loaded anyway: no reflection, no logging, and on the way of a single look-up neither lambdas nor formatters.
 */
@NullMarked
package org.waymark.client;

import org.jspecify.annotations.NullMarked;
