package org.waymark.api;

import java.nio.charset.StandardCharsets;

/** A user or a group that the catalog knows, by the name its credentials carry: a DN, a VOMS FQAN, a local name. */
public record Principal(Kind kind, String name) {

    public static final int MAX_BYTES = 1024;

    /** What a principal may be. */
    public enum Kind {
        USER,
        GROUP
    }

    /** @throws CatalogException INVALID_ARGUMENT if the name is empty, too long or holds control characters */
    public Principal {
        requireName(name);
    }

    public static Principal user(String name) {
        return new Principal(Kind.USER, name);
    }

    public static Principal group(String name) {
        return new Principal(Kind.GROUP, name);
    }

    static String requireName(String name) {
        if (name.isEmpty()) {
            throw CatalogException.invalid("a user or group needs a name");
        }
        if (name.getBytes(StandardCharsets.UTF_8).length > MAX_BYTES) {
            throw CatalogException.invalid("the name of a user or group has at most " + MAX_BYTES + " bytes");
        }
        if (name.codePoints().anyMatch(c -> Character.isISOControl(c) || Character.getType(c) == Character.SURROGATE)) {
            throw CatalogException.invalid("control character in the name " + EntryName.printable(name));
        }
        return name;
    }
}
