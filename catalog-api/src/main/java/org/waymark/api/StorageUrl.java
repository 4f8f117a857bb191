package org.waymark.api;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;

/** Where a replica is (SFN, SURL): a URI with a scheme, at most {@link #MAX_BYTES} bytes, unique in the catalog. */
public record StorageUrl(String text) implements Locator {

    public static final int MAX_BYTES = 2048;

    /** The characters that need no second look in a URL that names a host: nothing escaped, no fragment, no IPv6 address. */
    private static final String PLAIN = "-._~:/?!$&'()*+,;=";

    /** @throws CatalogException INVALID_ARGUMENT if it is no such URI */
    public StorageUrl {
        if (!isPlain(text)) {
            requireUri(text);
        }
    }

    /** Whether this is {@code scheme://host/...} of characters that are legal anywhere: most storage URLs, told at little cost. */
    private static boolean isPlain(String text) {
        int colon = text.indexOf("://");
        if (colon < 1 || text.length() > MAX_BYTES || text.startsWith("lfn:") || text.startsWith("guid:")) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
            boolean digit = c >= '0' && c <= '9';
            boolean legal = i < colon ? letter || (digit && i > 0) : letter || digit || PLAIN.indexOf(c) >= 0;
            if (!legal) {
                return false;
            }
        }
        return isPlainHost(text, colon + 3);
    }

    private static boolean isPlainHost(String text, int start) {
        int end = start;
        while (end < text.length() && text.charAt(end) != '/') {
            char c = text.charAt(end++);
            if (!Character.isLetterOrDigit(c) && c != '.' && c != '-') {
                return false;
            }
        }
        return end > start;
    }

    private static void requireUri(String text) {
        Limits.requireText("a storage URL", text, MAX_BYTES);
        String scheme = parsed(text).getScheme();
        if (scheme == null) {
            throw CatalogException.invalid("a storage URL needs a scheme: " + EntryName.printable(text));
        }
        if (scheme.equals("lfn") || scheme.equals("guid")) {
            throw CatalogException.invalid("names an entry, not a storage: " + EntryName.printable(text));
        }
    }

    private static URI parsed(String text) {
        try {
            return new URI(text);
        } catch (URISyntaxException e) {
            throw CatalogException.invalid(
                    "not a valid storage URL (%s): %s".formatted(e.getReason(), EntryName.printable(text)));
        }
    }

    /** The storage element: the URL's host, in lower case; empty when the URL names none, as {@code file:///x}. */
    public String storageElement() {
        int start = text.indexOf("://") + 3;
        if (start < 3 || text.lastIndexOf(':', start - 4) >= 0) {
            return "";
        }
        int end = start;
        while (end < text.length() && "/?#".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        String authority = text.substring(start, end);
        String host = authority.substring(authority.lastIndexOf('@') + 1);
        int port = host.endsWith("]") ? -1 : host.lastIndexOf(':');
        return (port < 0 ? host : host.substring(0, port)).toLowerCase(Locale.ROOT);
    }

    @Override
    public String toString() {
        return text;
    }
}
