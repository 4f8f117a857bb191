package org.waymark.api;

/** A POSIX mode: three permission digits, and setuid, setgid and sticky above them. */
public record Mode(int bits) {

    public static final int SETUID = 04000;
    public static final int SETGID = 02000;
    public static final int STICKY = 01000;

    /** @throws CatalogException INVALID_ARGUMENT outside 0 to 07777 */
    public Mode {
        if ((bits & ~07777) != 0) {
            throw CatalogException.invalid("not a mode of four octal digits: " + Integer.toOctalString(bits));
        }
    }

    /** Reads an octal number, as {@code 755} or {@code 02755}. */
    public static Mode parse(String octal) {
        if (!octal.matches("[0-7]{1,5}")) {
            throw CatalogException.invalid("not an octal mode: " + EntryName.printable(octal));
        }
        return new Mode(Integer.parseInt(octal, 8));
    }

    public int owner() {
        return bits >> 6 & 7;
    }

    public int group() {
        return bits >> 3 & 7;
    }

    public int other() {
        return bits & 7;
    }

    /** Only setuid, setgid and sticky. */
    public int special() {
        return bits & 07000;
    }

    public boolean isSetgid() {
        return (bits & SETGID) != 0;
    }

    public boolean isSticky() {
        return (bits & STICKY) != 0;
    }

    public Mode minus(Mode mask) {
        return new Mode(bits & ~mask.bits);
    }

    /** Nine characters as {@code ls -l} shows them. */
    public String symbolic() {
        return digit(owner(), (bits & SETUID) != 0, 's')
                + digit(group(), isSetgid(), 's')
                + digit(other(), isSticky(), 't');
    }

    private static String digit(int rwx, boolean special, char mark) {
        char x = (rwx & 1) != 0 ? 'x' : '-';
        if (special) {
            x = (rwx & 1) != 0 ? mark : Character.toUpperCase(mark);
        }
        return ((rwx & 4) != 0 ? "r" : "-") + ((rwx & 2) != 0 ? "w" : "-") + x;
    }

    /** Four octal digits. */
    @Override
    public String toString() {
        return "%04o".formatted(bits);
    }
}
