package org.waymark.server.soap.glite;

import java.util.regex.Pattern;
import org.waymark.api.CatalogException;
import org.waymark.api.Guid;
import org.waymark.api.Locator;
import org.waymark.api.Schema;

/** What a permission can be about, as its sender named it: an entry, by LFN or by GUID, or a schema. */
sealed interface Item {

    Pattern GUID = Pattern.compile("\\p{XDigit}{8}(?:-\\p{XDigit}{4}){3}-\\p{XDigit}{12}");

    /** As it was written; answers are filed under it. */
    String text();

    record OfEntry(String text, Locator locator) implements Item {}

    record OfSchema(String text) implements Item {}

    /**
     * A text with a slash or a colon is an LFN, {@code guid:...} or the storage URL of a replica; any other is a GUID if it has
     * the form of one, else the name of a schema.
     *
     * @throws CatalogException INVALID_PATH or INVALID_ARGUMENT if it cannot be any of these
     */
    static Item parse(String text) {
        if (text.indexOf('/') >= 0 || text.indexOf(':') >= 0) {
            return new OfEntry(text, Locator.parse(text));
        }
        return GUID.matcher(text).matches()
                ? new OfEntry(text, Guid.parse(text))
                : new OfSchema(Schema.requireName(text));
    }

    /**
     * What names an entry: {@link #parse} but for schemas.
     *
     * @throws CatalogException INVALID_PATH or INVALID_ARGUMENT if it cannot name an entry
     */
    static Locator entry(String text) {
        return GUID.matcher(text).matches() ? Guid.parse(text) : Locator.parse(text);
    }
}
