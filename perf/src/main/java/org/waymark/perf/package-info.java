/** Measurements beside the bare database. */
@NullMarked
package org.waymark.perf;

import org.jspecify.annotations.NullMarked;
