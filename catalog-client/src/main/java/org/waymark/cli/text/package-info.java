/** How the command line writes and reads things: pure functions from values to text and back. */
@NullMarked
package org.waymark.cli.text;

import org.jspecify.annotations.NullMarked;
