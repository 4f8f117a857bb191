@NullMarked
package org.waymark.cli.command;

import org.jspecify.annotations.NullMarked;
