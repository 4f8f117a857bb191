package org.waymark.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What {@code getAttributes} tells about one entry.
 *
 * @param schema which attributes it may have; null when no schema governs it
 * @param attributes those that are set, in the order of their names; one that was set while another schema governed the entry
 *     stays until it is cleared
 */
public record EntryAttributes(CatalogPath path, @Nullable String schema, List<Attribute> attributes) {

    public EntryAttributes {
        attributes = List.copyOf(attributes);
    }
}
