package org.waymark.api;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;

/** Where a replica is (SFN, SURL): a URI with a scheme, at most {@link #MAX_BYTES} bytes, unique in the catalog. */
public record StorageUrl(String text) implements Locator {

    public static final int MAX_BYTES = 2048;

    /** @throws CatalogException INVALID_ARGUMENT if it is no such URI */
    public StorageUrl {
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
        String authority = parsed(text).getRawAuthority();
        if (authority == null) {
            return "";
        }
        String host = authority.substring(authority.lastIndexOf('@') + 1);
        int port = host.endsWith("]") ? -1 : host.lastIndexOf(':');
        return (port < 0 ? host : host.substring(0, port)).toLowerCase(Locale.ROOT);
    }

    @Override
    public String toString() {
        return text;
    }
}
