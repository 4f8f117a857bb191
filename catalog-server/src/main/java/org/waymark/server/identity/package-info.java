/**
 * Who sends a request. An {@link org.waymark.server.identity.Authenticator} turns what a request carries into a caller;
 * the filter puts that caller where the wires find it, or refuses.
 */
@NullMarked
package org.waymark.server.identity;

import org.jspecify.annotations.NullMarked;
