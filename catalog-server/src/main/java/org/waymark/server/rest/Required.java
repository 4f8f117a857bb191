package org.waymark.server.rest;

import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;

/** Fields that the contract demands, which the JSON mapper does not check. */
final class Required {

    private Required() {}

    /** @throws CatalogException INVALID_ARGUMENT when {@code value} is absent */
    static <T> T field(@Nullable T value, String name) {
        if (value == null) {
            throw CatalogException.invalid("the field '" + name + "' is missing");
        }
        return value;
    }

    /** The value of an optional flag; {@code null} in JSON counts as absent. */
    static boolean isTrue(@Nullable Boolean flag) {
        return Boolean.TRUE.equals(flag);
    }
}
