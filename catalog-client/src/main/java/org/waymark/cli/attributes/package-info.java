/** The commands about attributes, the schemas that define them, and the questions that they answer. */
@NullMarked
package org.waymark.cli.attributes;

import org.jspecify.annotations.NullMarked;
