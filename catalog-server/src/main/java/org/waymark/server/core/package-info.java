/**
 * How the catalog behaves: one class per operation, path resolution, rights and transactions. No framework, no wire.
 */
@NullMarked
package org.waymark.server.core;

import org.jspecify.annotations.NullMarked;
