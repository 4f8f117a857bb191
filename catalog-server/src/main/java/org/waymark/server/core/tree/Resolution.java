package org.waymark.server.core.tree;

import java.util.List;
import org.waymark.api.CatalogPath;
import org.waymark.db.EntryRecord;

/** What a locator turned out to mean. */
public sealed interface Resolution {

    /**
     * It names an entry.
     *
     * @param path where the entry really is, symlinks on the way resolved
     */
    record Found(EntryRecord entry, CatalogPath path) implements Resolution {}

    /**
     * It names nothing.
     *
     * @param directory the last directory on the way that exists
     * @param missing the names below it that do not; at least one
     */
    record Absent(EntryRecord directory, CatalogPath directoryPath, List<String> missing) implements Resolution {}
}
