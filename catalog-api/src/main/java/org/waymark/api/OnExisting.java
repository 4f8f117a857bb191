package org.waymark.api;

/** What a rename does about an entry that already has the new name. */
public enum OnExisting {
    /** Fail with ALREADY_EXISTS. */
    FAIL,
    /** As POSIX: an empty directory, a symlink or a file without replicas gives way to an entry of its kind. */
    REPLACE
}
