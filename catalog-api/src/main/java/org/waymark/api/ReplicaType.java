package org.waymark.api;

/** How long the storage means to keep a replica. The letters are LFC's. */
public enum ReplicaType {
    PERMANENT('P'),
    DURABLE('D'),
    VOLATILE('V');

    private final char letter;

    ReplicaType(char letter) {
        this.letter = letter;
    }

    public char letter() {
        return letter;
    }
}
