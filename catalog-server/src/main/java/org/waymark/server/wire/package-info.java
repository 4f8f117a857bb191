/** What the wires write and read alike. */
@NullMarked
package org.waymark.server.wire;

import org.jspecify.annotations.NullMarked;
