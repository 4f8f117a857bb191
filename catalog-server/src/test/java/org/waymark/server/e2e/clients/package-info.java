/**
 * Programs built with the SOAP tools of others, from the contracts that a running server serves, work with it: Axis 1.4 and
 * gSOAP as grid middleware was built with them, and zeep. Their sources are in {@code src/test/axis}, {@code src/test/c} and
 * {@code src/test/python}; each reports what it found to hold.
 */
@NullMarked
package org.waymark.server.e2e.clients;

import org.jspecify.annotations.NullMarked;
