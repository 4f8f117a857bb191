package org.waymark.api;

import java.util.Locale;

/** One typed checksum, its value in lower-case hexadecimal digits of the length that its type demands. */
public record Checksum(ChecksumType type, String value) {

    /** @throws CatalogException INVALID_ARGUMENT if the value has another length or another alphabet */
    public Checksum {
        value = value.toLowerCase(Locale.ROOT);
        if (value.length() != type.digits()) {
            throw CatalogException.invalid("a value of %s has %d hexadecimal digits, this one %d: %s"
                    .formatted(type, type.digits(), value.length(), EntryName.printable(value)));
        }
        for (int i = 0; i < value.length(); i++) {
            if (Character.digit(value.charAt(i), 16) < 0 || value.charAt(i) > 'f') {
                throw CatalogException.invalid("not hexadecimal: " + EntryName.printable(value));
            }
        }
    }

    /** Reads {@code type:value}. */
    public static Checksum parse(String text) {
        int colon = text.indexOf(':');
        if (colon < 0) {
            throw CatalogException.invalid("a checksum is written type:value: " + EntryName.printable(text));
        }
        return new Checksum(ChecksumType.parse(text.substring(0, colon)), text.substring(colon + 1));
    }

    @Override
    public String toString() {
        return type + ":" + value;
    }
}
