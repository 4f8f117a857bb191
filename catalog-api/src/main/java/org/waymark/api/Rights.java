package org.waymark.api;

/**
 * A set of gLite rights. The POSIX view maps {@code r} to {read, list}, {@code w} to {write, set metadata} and {@code x}
 * to {execute}; what POSIX does not speak of (remove, get metadata) it grants to everyone, and {@code p} to the owner.
 */
public record Rights(int bits) {

    public static final Rights NONE = new Rights(0);
    public static final Rights ALL = new Rights(0xff);

    private static final Rights POSIX_READ = of(Right.READ, Right.LIST);
    private static final Rights POSIX_WRITE = of(Right.WRITE, Right.SET_METADATA);
    private static final Rights POSIX_EXECUTE = of(Right.EXECUTE);
    private static final Rights POSIX_GIVEN = of(Right.REMOVE, Right.GET_METADATA);

    public Rights {
        if ((bits & ~0xff) != 0) {
            throw CatalogException.invalid("not a set of rights: " + bits);
        }
    }

    public static Rights of(Right... rights) {
        int bits = 0;
        for (Right right : rights) {
            bits |= right.bit();
        }
        return new Rights(bits);
    }

    /** What the POSIX digit {@code rwx} (0 to 7) grants to anyone but the owner. */
    public static Rights ofPosix(int rwx) {
        if ((rwx & ~7) != 0) {
            throw CatalogException.invalid("not a POSIX permission digit: " + rwx);
        }
        Rights rights = POSIX_GIVEN;
        if ((rwx & 4) != 0) {
            rights = rights.plus(POSIX_READ);
        }
        if ((rwx & 2) != 0) {
            rights = rights.plus(POSIX_WRITE);
        }
        return (rwx & 1) != 0 ? rights.plus(POSIX_EXECUTE) : rights;
    }

    /** What the POSIX digit {@code rwx} (0 to 7) grants to the owner, who may also change permissions. */
    public static Rights ofPosixOwner(int rwx) {
        return ofPosix(rwx).plus(of(Right.PERMISSION));
    }

    /**
     * Reads letters of {@code pdrwlxgs} in any order; dashes are skipped.
     *
     * @throws CatalogException INVALID_ARGUMENT at any other letter
     */
    public static Rights parse(String letters) {
        int bits = 0;
        for (char c : letters.toCharArray()) {
            if (c != '-') {
                bits |= rightOf(c, letters).bit();
            }
        }
        return new Rights(bits);
    }

    private static Right rightOf(char letter, String letters) {
        for (Right right : Right.values()) {
            if (right.letter() == letter) {
                return right;
            }
        }
        throw CatalogException.invalid("not a right of pdrwlxgs: " + EntryName.printable(letters));
    }

    public boolean contains(Rights wanted) {
        return (bits & wanted.bits) == wanted.bits;
    }

    public boolean contains(Right wanted) {
        return (bits & wanted.bit()) != 0;
    }

    public Rights plus(Rights other) {
        return new Rights(bits | other.bits);
    }

    public Rights minus(Rights other) {
        return new Rights(bits & ~other.bits);
    }

    public Rights and(Rights other) {
        return new Rights(bits & other.bits);
    }

    /** The digit that the POSIX view shows: 4 for read, 2 for write, 1 for execute. */
    public int posix() {
        return (contains(Right.READ) ? 4 : 0) + (contains(Right.WRITE) ? 2 : 0) + (contains(Right.EXECUTE) ? 1 : 0);
    }

    /** The POSIX digit as {@code rwx}, dashes for what is absent. */
    public String posixText() {
        return (contains(Right.READ) ? "r" : "-")
                + (contains(Right.WRITE) ? "w" : "-")
                + (contains(Right.EXECUTE) ? "x" : "-");
    }

    /** All eight letters in the order {@code pdrwlxgs}, dashes for what is absent. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(8);
        for (Right right : Right.values()) {
            text.append(contains(right) ? right.letter() : '-');
        }
        return text.toString();
    }
}
