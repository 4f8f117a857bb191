/** The part of the tree that a message works on, how it is loaded, and how what became of it is written back. */
@NullMarked
package org.waymark.server.core.tree;

import org.jspecify.annotations.NullMarked;
