/** The Data Location Interface of the LHC Computing Grid, by which resource brokers ask where data is. */
@NullMarked
package org.waymark.server.soap.dli;

import org.jspecify.annotations.NullMarked;
