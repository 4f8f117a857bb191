package org.waymark.server.soap.glite;

import org.jspecify.annotations.Nullable;
import org.waymark.api.Attribute;
import org.waymark.api.AttributeDefinition;
import org.waymark.api.CatalogException;

/**
 * gLite's one type for attributes as schemas define them and as entries have them.
 *
 * @param value null where the attribute is not set, and in schemas
 * @param type in schemas the catalog's name for it or an SQL type; nobody looks at it where attributes are set
 */
record GliteAttribute(
        String name, @Nullable String value, @Nullable String type) {

    static GliteAttribute of(Attribute attribute) {
        return new GliteAttribute(
                attribute.name(), attribute.value(), attribute.type().wireName());
    }

    static GliteAttribute of(AttributeDefinition definition) {
        return new GliteAttribute(definition.name(), null, definition.type().wireName());
    }

    /** @throws CatalogException INVALID_ARGUMENT if it does not define an attribute */
    AttributeDefinition definition() {
        return new AttributeDefinition(name, SqlTypeNames.parse(type));
    }
}
