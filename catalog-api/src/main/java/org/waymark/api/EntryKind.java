package org.waymark.api;

/** What an entry of the tree is. */
public enum EntryKind {
    DIRECTORY('d'),
    FILE('-'),
    SYMLINK('l');

    private final char letter;

    EntryKind(char letter) {
        this.letter = letter;
    }

    /** The first character of a long listing. */
    public char letter() {
        return letter;
    }
}
