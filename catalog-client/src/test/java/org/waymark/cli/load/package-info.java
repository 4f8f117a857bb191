@NullMarked
package org.waymark.cli.load;

import org.jspecify.annotations.NullMarked;
