package org.waymark.api;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Which attributes entries may have. A schema governs the entry that it is set on, and everything below that has no nearer
 * one.
 *
 * @param owner who may change it, beside administrators
 */
public record Schema(String name, String owner, List<AttributeDefinition> attributes) {

    public static final int MAX_ATTRIBUTES = 1_000;

    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}");

    public Schema {
        attributes = List.copyOf(attributes);
    }

    /** @throws CatalogException INVALID_ARGUMENT if this is not 1 to 128 letters, digits, {@code _}, {@code .} and {@code -} */
    public static String requireName(String name) {
        if (!NAME.matcher(name).matches()) {
            throw CatalogException.invalid("not a name for a schema: " + EntryName.printable(name));
        }
        return name;
    }
}
