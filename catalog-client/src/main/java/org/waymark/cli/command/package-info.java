/**
 * What every command of the command line is made of: how it declares itself ({@link org.waymark.cli.command.Syntax}), how
 * its words are read ({@link org.waymark.cli.command.Arguments}), and what it finds when it runs
 * ({@link org.waymark.cli.command.Call}).
 *
 * <p>Most commands are over in a tenth of a second, which the JVM needs to start. So what lies on the way of a single look-up
 * uses no regular expressions, formatters, streams or lambdas, and touches no command but the one that is asked for.
 */
@NullMarked
package org.waymark.cli.command;

import org.jspecify.annotations.NullMarked;
