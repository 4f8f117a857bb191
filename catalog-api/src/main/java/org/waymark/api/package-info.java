/**
 * What the catalog is: its operations, values and errors, free of any framework, database or wire.
 *
 * <p>Everything here is immutable. A value that can be constructed is legal: limits and syntax live on the types, and a
 * constructor refuses what they forbid with a {@link org.waymark.api.CatalogException}.
 */
@NullMarked
package org.waymark.api;

import org.jspecify.annotations.NullMarked;
