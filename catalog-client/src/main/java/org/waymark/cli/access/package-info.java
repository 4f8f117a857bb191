/** Commands about rights. */
@NullMarked
package org.waymark.cli.access;

import org.jspecify.annotations.NullMarked;
