/**
 * The PostgreSQL that Waymark brings along: a real, durable server on the loopback interface, kept in
 * a directory of its own and run without root's powers.
 */
@NullMarked
package org.waymark.db.embedded;

import org.jspecify.annotations.NullMarked;
