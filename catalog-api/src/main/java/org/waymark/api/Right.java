package org.waymark.api;

/** One of the eight gLite rights. {@link #bit} is the right's place in the bit set used by gLite's own clients. */
public enum Right {
    PERMISSION('p', 1),
    REMOVE('d', 2),
    READ('r', 4),
    WRITE('w', 8),
    LIST('l', 16),
    EXECUTE('x', 32),
    GET_METADATA('g', 64),
    SET_METADATA('s', 128);

    private final char letter;
    private final int bit;

    Right(char letter, int bit) {
        this.letter = letter;
        this.bit = bit;
    }

    public char letter() {
        return letter;
    }

    public int bit() {
        return bit;
    }
}
