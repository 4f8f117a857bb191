package org.waymark.api;

/** Whether a change of permissions is for one entry or for everything below it too (symlinks excepted). */
public enum Recursion {
    ENTRY,
    TREE
}
