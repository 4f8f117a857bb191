@NullMarked
package org.waymark.cli;

import org.jspecify.annotations.NullMarked;
