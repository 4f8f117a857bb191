@NullMarked
package org.waymark.cli.quickstart;

import org.jspecify.annotations.NullMarked;
