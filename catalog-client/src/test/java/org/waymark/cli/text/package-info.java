@NullMarked
package org.waymark.cli.text;

import org.jspecify.annotations.NullMarked;
