/** What a server is made of and how it is set up: properties, their checks, and the assembly. */
@NullMarked
package org.waymark.server.config;

import org.jspecify.annotations.NullMarked;
