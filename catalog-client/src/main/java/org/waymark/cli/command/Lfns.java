package org.waymark.cli.command;

import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.api.Locator;

/** How an entry is named on the command line: by an LFN, by {@code guid:...}, or by a storage URL. */
final class Lfns {

    /** What stands where a word of the command line could not be decoded. */
    private static final char REPLACEMENT = '\uFFFD';

    private Lfns() {}

    /**
     * What {@code text} names.
     *
     * @param directory where a relative LFN starts; null when it may not be relative
     */
    static Locator locator(String text, @Nullable CatalogPath directory) {
        if (text.indexOf(REPLACEMENT) >= 0) {
            throw CatalogException.invalidPath("not UTF-8, or not in a UTF-8 locale: " + text);
        }
        if (text.isEmpty()) {
            throw CatalogException.invalidPath("an empty name");
        }
        String path = pathIn(text);
        if (path == null) {
            return Locator.parse(text);
        }
        return path.startsWith("/") || directory == null ? CatalogPath.parse(path) : directory.resolve(path);
    }

    /** The path that {@code text} spells, absolute or not; null when it is a GUID or a storage URL. */
    static @Nullable String pathIn(String text) {
        if (text.startsWith("lfn:")) {
            return text.substring(4);
        }
        if (text.startsWith("/")) {
            return text;
        }
        return text.startsWith("guid:") || text.contains(":/") ? null : text;
    }
}
