@NullMarked
package org.waymark.cli.admin;

import org.jspecify.annotations.NullMarked;
