package org.waymark.api;

import java.util.UUID;

/** A file's identity (RFC 4122), unique in the catalog and never changed. Read in any letter case, written in lower case. */
public record Guid(UUID value) implements Locator {

    /**
     * Reads a GUID, with or without {@code guid:} before it.
     *
     * @throws CatalogException INVALID_ARGUMENT if it is not of the RFC's form
     */
    public static Guid parse(String text) {
        String digits = text.startsWith("guid:") ? text.substring(5) : text;
        if (!isGuid(digits)) {
            throw CatalogException.invalid("not a GUID: " + EntryName.printable(text));
        }
        return new Guid(UUID.fromString(digits));
    }

    private static boolean isGuid(String text) {
        if (text.length() != 36) {
            return false;
        }
        for (int i = 0; i < 36; i++) {
            char c = text.charAt(i);
            boolean dash = i == 8 || i == 13 || i == 18 || i == 23;
            boolean hexadecimal = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
            if (dash ? c != '-' : !hexadecimal) {
                return false;
            }
        }
        return true;
    }

    @Override
    public String text() {
        return "guid:" + value;
    }

    @Override
    public String toString() {
        return value.toString();
    }
}
