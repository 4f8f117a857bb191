/** Commands about the service, its users, and the command line itself. */
@NullMarked
package org.waymark.cli.admin;

import org.jspecify.annotations.NullMarked;
