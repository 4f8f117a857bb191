package org.waymark.server.core.tree;

/** A message turned out to move a directory to another parent: it is to be done again as the only one that does so. */
public final class NeedsMoveLock extends RuntimeException {

    private static final long serialVersionUID = 1L;

    NeedsMoveLock() {
        super("needs the lock on directory moves", null, false, false);
    }
}
