/**
 * What all wires over HTTP share: request ids, the limit on bodies, the access log, and answers to requests that reach
 * no wire.
 */
@NullMarked
package org.waymark.server.http;

import org.jspecify.annotations.NullMarked;
