/**
 * The client's side of the REST contract. {@link org.waymark.client.rest.RestCatalog} knows the contract's paths, {@code
 * JsonContent} is what requests carry, and {@code Answer} reads what comes back.
 */
@NullMarked
package org.waymark.client.rest;

import org.jspecify.annotations.NullMarked;
