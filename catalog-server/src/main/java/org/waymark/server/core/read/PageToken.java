package org.waymark.server.core.read;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.waymark.api.CatalogException;
import org.waymark.api.Principal;
import org.waymark.db.ChangeLogStore.Position;

/** Continuation tokens: where a page ended, in a form that travels well. They carry positions, never rights. */
final class PageToken {

    private static final int MAX_CHARACTERS = 8_000;

    private PageToken() {}

    /** In the listing of one directory. */
    static String ofName(long directory, String name) {
        return encoded("n" + directory + "/" + name);
    }

    static String name(long directory, String token) {
        String text = decoded(token, 'n');
        String start = directory + "/";
        if (!text.startsWith(start)) {
            throw invalid();
        }
        return text.substring(start.length());
    }

    /** In the list of users or that of groups. */
    static String ofPrincipal(Principal principal) {
        return encoded((principal.kind() == Principal.Kind.USER ? "u" : "g") + principal.name());
    }

    static String principal(Principal.Kind kind, String token) {
        return decoded(token, kind == Principal.Kind.USER ? 'u' : 'g');
    }

    static String ofSchema(String name) {
        return encoded("s" + name);
    }

    static String schema(String token) {
        return decoded(token, 's');
    }

    /** In the answers to a query below one entry. */
    static String ofQuery(long base, long id) {
        return encoded("q" + base + "/" + id);
    }

    static long query(long base, String token) {
        String text = decoded(token, 'q');
        String start = base + "/";
        if (!text.startsWith(start)) {
            throw invalid();
        }
        return number(text.substring(start.length()));
    }

    static String ofId(long id) {
        return encoded("i" + id);
    }

    static long id(String token) {
        return number(decoded(token, 'i'));
    }

    static String of(Position position) {
        return encoded("p" + position.transaction() + "." + position.id());
    }

    static Position position(String token) {
        String[] parts = decoded(token, 'p').split("\\.", -1);
        if (parts.length != 2) {
            throw invalid();
        }
        return new Position(Long.toUnsignedString(number(parts[0])), number(parts[1]));
    }

    private static long number(String digits) {
        try {
            return Long.parseUnsignedLong(digits);
        } catch (NumberFormatException e) {
            throw invalid();
        }
    }

    private static String encoded(String text) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }

    private static String decoded(String token, char kind) {
        if (token.length() > MAX_CHARACTERS) {
            throw invalid();
        }
        try {
            String text = new String(Base64.getUrlDecoder().decode(token), StandardCharsets.UTF_8);
            if (text.isEmpty() || text.charAt(0) != kind || text.indexOf('\0') >= 0) {
                throw invalid();
            }
            return text.substring(1);
        } catch (IllegalArgumentException e) {
            throw invalid();
        }
    }

    private static CatalogException invalid() {
        return CatalogException.invalid("not a page token of this operation");
    }
}
