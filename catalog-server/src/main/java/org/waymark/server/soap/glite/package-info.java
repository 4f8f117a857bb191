/**
 * gLite's catalog interfaces. An endpoint decodes with its {@code *Types} mappers, calls the catalog, and encodes; what the
 * parts and faults of an operation are is said by the WSDLs.
 */
@NullMarked
package org.waymark.server.soap.glite;

import org.jspecify.annotations.NullMarked;
