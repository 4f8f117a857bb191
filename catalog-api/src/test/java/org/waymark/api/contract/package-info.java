/**
 * What the operations of the catalog mean, as tests that every implementation passes. An implementation binds all of them
 * with one class that extends {@link org.waymark.api.contract.CatalogContract}.
 */
@NullMarked
package org.waymark.api.contract;

import org.jspecify.annotations.NullMarked;
