package org.waymark.server.core.change;

import org.waymark.api.Change;
import org.waymark.api.Effect;
import org.waymark.server.core.tree.Needs;
import org.waymark.server.core.tree.Workspace;

/**
 * A mutating operation. {@link #apply} first decides, throwing what speaks against it, and only then writes: so that a change
 * that fails leaves no trace in a message whose other changes succeed.
 */
interface ChangeOperation<C extends Change> {

    /** Says what has to be loaded for {@code change}. */
    void load(C change, Needs needs);

    Effect apply(C change, Workspace work);
}
