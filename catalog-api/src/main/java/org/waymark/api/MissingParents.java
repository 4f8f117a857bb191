package org.waymark.api;

/** What to do about directories above a new entry that do not exist. */
public enum MissingParents {
    /** Fail with NOT_FOUND. */
    FAIL,
    /** Make them, with default permissions. */
    CREATE
}
