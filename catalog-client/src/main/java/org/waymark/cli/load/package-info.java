/** Very many changes from one place: read, sent in parallel messages that may safely be sent twice, and accounted for. */
@NullMarked
package org.waymark.cli.load;

import org.jspecify.annotations.NullMarked;
