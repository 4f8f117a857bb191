package org.waymark.api;

/** What a failure in a message does to the rest of it. */
public enum Atomicity {
    /** All or nothing: the first failure undoes the whole message. */
    ATOMIC,
    /** Each change succeeds or fails by itself. */
    EACH
}
