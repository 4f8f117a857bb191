/** The command line: one program, a class for each command, all of them over {@link org.waymark.api.CatalogOperations}. */
@NullMarked
package org.waymark.cli;

import org.jspecify.annotations.NullMarked;
