package org.waymark.api;

/**
 * An attribute that is set on an entry.
 *
 * @param value in the canonical text of the type
 */
public record Attribute(String name, AttributeType type, String value) {

    /** How long a text value can be, in bytes of UTF-8. */
    public static final int MAX_BYTES = 1024;

    /** @throws CatalogException INVALID_ARGUMENT if the value is not one of the type */
    public Attribute {
        value = type.canonical(value);
    }
}
