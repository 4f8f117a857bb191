package org.waymark.api;

import java.util.Locale;

/** The kinds of checksum that a file may carry, each with the length of its value in hexadecimal digits. */
public enum ChecksumType {
    ADLER32(8),
    CRC32C(8),
    MD5(32),
    SHA1(40),
    SHA256(64),
    SHA512(128);

    private final int digits;

    ChecksumType(int digits) {
        this.digits = digits;
    }

    public int digits() {
        return digits;
    }

    /** @throws CatalogException INVALID_ARGUMENT for a name that is not in this list */
    public static ChecksumType parse(String name) {
        for (ChecksumType type : values()) {
            if (type.toString().equalsIgnoreCase(name)) {
                return type;
            }
        }
        throw CatalogException.invalid(
                "unknown checksum type '%s' (adler32, crc32c, md5, sha1, sha256 and sha512 are known)"
                        .formatted(EntryName.printable(name)));
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
