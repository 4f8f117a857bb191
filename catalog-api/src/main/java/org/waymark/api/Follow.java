package org.waymark.api;

/** Whether a symlink at the end of a path stands for its target or for itself. In the middle of a path it is always followed. */
public enum Follow {
    YES,
    NO
}
