/**
 * The client's side of the REST contract. {@link org.waymark.client.rest.RestCatalog} knows the contract's paths, {@code
 * Service} sends requests, {@code Answer} reads what comes back, and {@code Failures} says what went wrong on the way.
 */
@NullMarked
package org.waymark.client.rest;

import org.jspecify.annotations.NullMarked;
