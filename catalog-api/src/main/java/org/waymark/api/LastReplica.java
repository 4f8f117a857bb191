package org.waymark.api;

/** What becomes of a file whose last replica is removed. */
public enum LastReplica {
    KEEP_FILE,
    REMOVE_FILE
}
