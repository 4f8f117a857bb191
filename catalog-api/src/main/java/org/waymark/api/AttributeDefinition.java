package org.waymark.api;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** An attribute as a schema defines it. No two schemas of a catalog define an attribute of the same name. */
public record AttributeDefinition(String name, AttributeType type) {

    /** Words that a query reads as something else, in any letter case. */
    private static final Set<String> RESERVED =
            Set.of("and", "or", "not", "like", "between", "in", "is", "null", "true", "false");

    private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_.]{0,127}");

    /** @throws CatalogException INVALID_ARGUMENT if the name is not a letter or {@code _} with up to 127 letters, digits, {@code _} and {@code .} behind it, or is a word of the query language */
    public AttributeDefinition {
        requireName(name);
    }

    /**
     * The name itself.
     *
     * @throws CatalogException INVALID_ARGUMENT if no attribute can have this name
     */
    public static String requireName(String name) {
        if (!NAME.matcher(name).matches()) {
            throw CatalogException.invalid("not a name for an attribute: " + EntryName.printable(name));
        }
        if (RESERVED.contains(name.toLowerCase(Locale.ROOT)) || EntryField.find(name) != null) {
            throw CatalogException.invalid("a word of the query language cannot name an attribute: " + name);
        }
        return name;
    }

    /** A copy, checked for names that occur twice. */
    static List<AttributeDefinition> requireDistinct(List<AttributeDefinition> definitions) {
        if (definitions.size() > Schema.MAX_ATTRIBUTES) {
            throw CatalogException.invalid("a schema has at most " + Schema.MAX_ATTRIBUTES + " attributes");
        }
        Limits.requireDistinct("attribute", definitions, AttributeDefinition::name);
        return List.copyOf(definitions);
    }
}
