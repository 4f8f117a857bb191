/** The reading operations, one class each. */
@NullMarked
package org.waymark.server.core.read;

import org.jspecify.annotations.NullMarked;
