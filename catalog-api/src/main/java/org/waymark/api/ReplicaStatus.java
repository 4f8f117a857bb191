package org.waymark.api;

/** How far a replica can be relied on. The letters are LFC's. */
public enum ReplicaStatus {
    AVAILABLE('-'),
    BEING_POPULATED('P'),
    TO_BE_DELETED('D'),
    LOST('L');

    private final char letter;

    ReplicaStatus(char letter) {
        this.letter = letter;
    }

    public char letter() {
        return letter;
    }
}
