/** Transactions: many changes in one message, from a file of commands or of JSON. */
@NullMarked
package org.waymark.cli.tx;

import org.jspecify.annotations.NullMarked;
