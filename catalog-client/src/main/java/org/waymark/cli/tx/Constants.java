package org.waymark.cli.tx;

import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;

/** Enum constants by the names that they have in JSON. */
final class Constants {

    private Constants() {}

    /** The one of {@code values} that is called {@code name}; null for null. */
    static <E extends Enum<E>> @Nullable E parse(E[] values, @Nullable String name) {
        if (name == null) {
            return null;
        }
        for (E value : values) {
            if (value.name().equals(name)) {
                return value;
            }
        }
        throw CatalogException.invalid("'" + name + "' is not one of those that are known");
    }

    /** As {@link #parse}, and {@code absent} when there is no name. */
    static <E extends Enum<E>> E parse(E[] values, @Nullable String name, E absent) {
        E value = parse(values, name);
        return value == null ? absent : value;
    }
}
