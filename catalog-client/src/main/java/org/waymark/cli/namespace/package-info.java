/** Commands about the tree and what is recorded of its entries. */
@NullMarked
package org.waymark.cli.namespace;

import org.jspecify.annotations.NullMarked;
