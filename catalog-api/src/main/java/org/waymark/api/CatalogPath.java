package org.waymark.api;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * A normalised absolute path in the tree. Its text form is the LFN. {@code .}, {@code ..} and repeated or trailing
 * slashes are resolved in the text; names are in NFC; comparison is by bytes.
 */
public final class CatalogPath implements Locator, Comparable<CatalogPath> {

    /** The longest path, in bytes of UTF-8. */
    public static final int MAX_BYTES = 4096;

    public static final CatalogPath ROOT = new CatalogPath("/");

    /** All that is kept: calls hold paths by the ten thousand, and the names of a deep one would weigh more than its text. */
    private final String text;

    private CatalogPath(String text) {
        this.text = text;
    }

    /**
     * Reads {@code /a/b}, {@code lfn:/a/b} or {@code lfn:///a/b}.
     *
     * @throws CatalogException INVALID_PATH if it is relative, climbs above the root, is longer than {@link #MAX_BYTES}
     *     or holds an illegal name
     */
    public static CatalogPath parse(String lfn) {
        String path = lfn.startsWith("lfn:") ? lfn.substring(4) : lfn;
        if (!path.startsWith("/")) {
            throw CatalogException.invalidPath("a path must be absolute: " + EntryName.printable(lfn));
        }
        return ROOT.resolve(path);
    }

    /**
     * The path that {@code path} means when seen from here: an absolute one stands for itself, a relative one starts at
     * this directory.
     *
     * @throws CatalogException INVALID_PATH as {@link #parse} does
     */
    public CatalogPath resolve(String path) {
        if (path.length() > 4 * MAX_BYTES) {
            throw tooLong();
        }
        List<String> result = new ArrayList<>(path.startsWith("/") ? List.of() : names());
        for (int start = 0; start <= path.length(); ) {
            int end = path.indexOf('/', start);
            if (end < 0) {
                end = path.length();
            }
            addName(result, path.substring(start, end));
            start = end + 1;
        }
        return result.isEmpty() ? ROOT : ofText("/" + String.join("/", result));
    }

    private static void addName(List<String> names, String name) {
        switch (name) {
            case "", "." -> {}
            case ".." -> {
                if (names.isEmpty()) {
                    throw CatalogException.invalidPath("the path climbs above the root");
                }
                names.remove(names.size() - 1);
            }
            default -> names.add(EntryName.require(name));
        }
    }

    private static CatalogPath ofText(String text) {
        // A char is at most three bytes of UTF-8: most paths need no encoding to be known short enough.
        if (text.length() > MAX_BYTES / 3 && text.getBytes(StandardCharsets.UTF_8).length > MAX_BYTES) {
            throw tooLong();
        }
        return new CatalogPath(text);
    }

    private static CatalogException tooLong() {
        return CatalogException.invalidPath("a path has at most " + MAX_BYTES + " bytes");
    }

    /** The entry called {@code name} in this directory; {@code name} is one legal name. */
    public CatalogPath child(String name) {
        return ofText((isRoot() ? "/" : text + "/") + EntryName.require(name));
    }

    public boolean isRoot() {
        return text.length() == 1;
    }

    /** The names from the root down; empty for the root itself. */
    public List<String> names() {
        List<String> names = new ArrayList<>();
        for (int start = 1; start < text.length(); ) {
            int end = text.indexOf('/', start);
            end = end < 0 ? text.length() : end;
            names.add(text.substring(start, end));
            start = end + 1;
        }
        return Collections.unmodifiableList(names);
    }

    public int depth() {
        return isRoot() ? 0 : (int) text.chars().filter(c -> c == '/').count();
    }

    /** The last name; empty for the root. */
    public String name() {
        return text.substring(text.lastIndexOf('/') + 1);
    }

    /** The directory above; the root is its own parent. */
    public CatalogPath parent() {
        int end = text.lastIndexOf('/');
        return end == 0 ? ROOT : new CatalogPath(text.substring(0, end));
    }

    /** Whether {@code ancestor} is this path or a directory above it. */
    public boolean startsWith(CatalogPath ancestor) {
        int end = ancestor.text.length();
        return ancestor.isRoot()
                || (text.startsWith(ancestor.text) && (text.length() == end || text.charAt(end) == '/'));
    }

    @Override
    public String text() {
        return text;
    }

    /** By the bytes of the text: the order in which a directory is listed. */
    @Override
    public int compareTo(CatalogPath other) {
        // The order of UTF-8 bytes is that of code points; that of chars differs above U+FFFF.
        return Arrays.compare(
                text.codePoints().toArray(), other.text.codePoints().toArray());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CatalogPath path && text.equals(path.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
