package org.waymark.api;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * How a caller names an entry: by path, by GUID, or by the storage URL of one of its replicas. Whichever is used, the
 * caller's rights are checked in the same way.
 */
public sealed interface Locator permits CatalogPath, Guid, StorageUrl {

    /**
     * Reads a locator: {@code guid:...} is a GUID, {@code lfn:...} or a leading {@code /} a path, and any other URI with
     * a scheme a storage URL.
     *
     * @throws CatalogException INVALID_PATH or INVALID_ARGUMENT if it is none of these
     */
    static Locator parse(String text) {
        if (text.startsWith("guid:")) {
            return Guid.parse(text);
        }
        if (text.startsWith("/") || text.startsWith("lfn:") || !hasScheme(text)) {
            return CatalogPath.parse(text);
        }
        return new StorageUrl(text);
    }

    private static boolean hasScheme(String text) {
        int colon = text.indexOf(':');
        return colon > 0 && text.substring(0, colon).matches("[a-zA-Z][a-zA-Z0-9+.-]*");
    }

    /** The text that {@link #parse} reads back. */
    String text();

    /** What {@code whenPath}, {@code whenGuid} or {@code whenSfn} makes of this, whichever it is. */
    default <R extends @Nullable Object> R match(
            Function<CatalogPath, R> whenPath, Function<Guid, R> whenGuid, Function<StorageUrl, R> whenSfn) {
        if (this instanceof CatalogPath path) {
            return whenPath.apply(path);
        }
        return this instanceof Guid guid ? whenGuid.apply(guid) : whenSfn.apply((StorageUrl) this);
    }
}
