package org.waymark.server.rest;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.api.Entry;
import org.waymark.api.EntryKind;
import org.waymark.api.ErrorCode;
import org.waymark.api.Locator;
import org.waymark.api.Precondition;

/** Versions as ETags, and conditional requests as preconditions. */
final class EntityTags {

    private static final Pattern VERSION = Pattern.compile("\"([0-9]{1,18})(?:-[0-9]{1,18})?\"");
    private static final String ANY = "*";

    private EntityTags() {}

    static String of(long version) {
        return "\"" + version + "\"";
    }

    /** Of a directory also when a name in it last came or went, which is shown but is no change of the directory itself. */
    static String of(Entry entry) {
        return entry.kind() == EntryKind.DIRECTORY
                ? "\"" + entry.version() + "-" + entry.modified().toEpochMilli() + "\""
                : of(entry.version());
    }

    /**
     * What {@code If-Match} asks for: one of our ETags, of which the version counts, or {@code *}, which is no condition, since only what is there can be
     * changed.
     *
     * @throws CatalogException PRECONDITION_FAILED if the tag is none that an entry could have
     */
    static List<Precondition> ifMatch(@Nullable String header, Locator locator) {
        if (header == null || header.strip().equals(ANY)) {
            return List.of();
        }
        Matcher version = VERSION.matcher(header.strip());
        if (version.matches()) {
            return List.of(new Precondition.IfVersion(locator, Long.parseLong(version.group(1))));
        }
        throw new CatalogException(ErrorCode.PRECONDITION_FAILED, "If-Match names no version of " + locator.text());
    }

    /** What {@code If-None-Match} asks of a write: {@code *}, that nothing be there yet. */
    static List<Precondition> ifNoneMatch(@Nullable String header, CatalogPath path) {
        if (header == null) {
            return List.of();
        }
        if (header.strip().equals(ANY)) {
            return List.of(new Precondition.MustNotExist(path));
        }
        throw CatalogException.invalid("a write takes If-None-Match: * alone");
    }
}
