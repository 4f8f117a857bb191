/** The mutating operations, one class each: what it needs, what it decides, what it writes. */
@NullMarked
package org.waymark.server.core.change;

import org.jspecify.annotations.NullMarked;
