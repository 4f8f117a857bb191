/** Commands about the copies of files. */
@NullMarked
package org.waymark.cli.replicas;

import org.jspecify.annotations.NullMarked;
