package org.waymark.cli.command;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.api.ErrorCode;
import org.waymark.api.FindRequest;
import org.waymark.api.Follow;
import org.waymark.api.Locator;
import org.waymark.api.PathPattern;

/** Patterns in place of LFNs. The catalog finds what matches; the command line never lists to find out. */
public final class Wildcards {

    private Wildcards() {}

    /**
     * Whether {@code text} is an LFN with a character in it that may be a wildcard. {@link org.waymark.api.Glob} is not
     * asked, for that would load what only patterns need.
     */
    public static boolean mayBeIn(String text) {
        String path = Lfns.pathIn(text);
        return path != null && (path.indexOf('*') >= 0 || path.indexOf('?') >= 0 || path.indexOf('[') >= 0);
    }

    /**
     * What matches {@code text}, in the catalog's order. When nothing does, the entry that has this very name.
     *
     * @throws CatalogException NOT_FOUND when there is no such entry either
     */
    static List<Locator> expand(String text, Call call) {
        List<Locator> found = new ArrayList<>();
        try {
            FindRequest request = request(text, call.session().directory());
            call.catalog().find(request, entry -> found.add(entry.path()));
        } catch (CatalogException e) {
            if (e.code() != ErrorCode.NOT_FOUND && e.code() != ErrorCode.INVALID_ARGUMENT) {
                throw e;
            }
        }
        if (found.isEmpty()) {
            found.add(literally(text, call));
        }
        return found;
    }

    private static Locator literally(String text, Call call) {
        Locator entry = call.entry(text);
        if (call.catalog().stat(List.of(entry), Follow.NO).get(0).isOk()) {
            return entry;
        }
        throw new CatalogException(ErrorCode.NOT_FOUND, text + ": no such entry");
    }

    /** What to ask the catalog for all entries whose path matches {@code pattern}. */
    public static FindRequest request(String pattern, @Nullable CatalogPath directory) {
        String path = String.valueOf(Lfns.pathIn(pattern));
        int wildcard = 0;
        while (wildcard < path.length() && "*?[\\".indexOf(path.charAt(wildcard)) < 0) {
            wildcard++;
        }
        int slash = path.lastIndexOf('/', wildcard) + 1;
        // A relative pattern whose first name is wild starts in the working directory itself.
        String base = slash == 0 ? "." : path.substring(0, slash);
        return FindRequest.matching(Lfns.locator(base, directory), PathPattern.parse(path.substring(slash)));
    }
}
