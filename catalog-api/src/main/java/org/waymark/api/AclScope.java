package org.waymark.api;

/** Which of a directory's two lists is meant. */
public enum AclScope {
    /** The list that guards the entry. */
    ACCESS,
    /** The list that new entries in the directory inherit. */
    DEFAULT
}
