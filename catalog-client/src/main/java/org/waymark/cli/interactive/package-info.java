/** Many commands in one process: from a stream, or from somebody at a terminal. */
@NullMarked
package org.waymark.cli.interactive;

import org.jspecify.annotations.NullMarked;
