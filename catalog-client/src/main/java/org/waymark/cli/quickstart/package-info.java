/** The first minutes with a catalog: a server, a real file tree registered in it, and a tour of what can be done with it. */
@NullMarked
package org.waymark.cli.quickstart;

import org.jspecify.annotations.NullMarked;
