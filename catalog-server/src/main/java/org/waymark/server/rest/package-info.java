/**
 * The REST wire: controllers that implement the interfaces generated from the contract. They hold no rule of the catalog;
 * the generated types stop at the {@code *Types} mappers.
 */
@NullMarked
package org.waymark.server.rest;

import org.jspecify.annotations.NullMarked;
