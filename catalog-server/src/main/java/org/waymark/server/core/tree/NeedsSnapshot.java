package org.waymark.server.core.tree;

/** A read turned out to need several statements, which must see one state of the catalog: it is to be done again in a snapshot. */
public final class NeedsSnapshot extends RuntimeException {

    private static final long serialVersionUID = 1L;

    NeedsSnapshot() {
        super("needs a snapshot", null, false, false);
    }
}
