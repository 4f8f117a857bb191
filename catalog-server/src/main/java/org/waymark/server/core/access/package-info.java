/** Who may do what: pure functions over entries and callers. */
@NullMarked
package org.waymark.server.core.access;

import org.jspecify.annotations.NullMarked;
