package org.waymark.server.soap.glite;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Acl;
import org.waymark.api.AclEntry.Tag;
import org.waymark.api.CatalogException;
import org.waymark.api.Page;
import org.waymark.api.PageRequest;
import org.waymark.api.Principal;
import org.waymark.api.Principal.Kind;

/**
 * Tells users from groups, which gLite names alike. The first of these that says something decides: {@code user:} or
 * {@code group:} before the name; the list that the entry has already; the form of the name, {@code /C=IT/CN=Ada} being a
 * user's distinguished name and {@code /atlas/Role=production} a VOMS group; who the catalog knows by that name. When that is
 * nobody, or a user and a group, the name is refused.
 */
final class PrincipalKinds {

    /** Lists whom the catalog knows. */
    @FunctionalInterface
    interface Source {
        Page<Principal> list(Kind kind, PageRequest page);
    }

    private static final String USER = "user:";
    private static final String GROUP = "group:";

    private final Set<String> names;
    private final Source source;
    private @Nullable Set<String> users;
    private @Nullable Set<String> groups;

    /**
     * @param names all that are going to be asked for
     * @param source is asked once, and only if one of the names does not tell by itself
     */
    PrincipalKinds(Collection<String> names, Source source) {
        this.names = Set.copyOf(names);
        this.source = source;
    }

    /**
     * @param current the list that the entry has; null for a new entry
     * @throws CatalogException INVALID_ARGUMENT if nothing tells which it is
     */
    Principal resolve(String name, @Nullable Acl current) {
        if (name.startsWith(USER)) {
            return Principal.user(name.substring(USER.length()));
        }
        if (name.startsWith(GROUP)) {
            return Principal.group(name.substring(GROUP.length()));
        }
        Set<Kind> listed = current == null ? Set.of() : listed(name, current);
        if (!listed.isEmpty()) {
            return one(name, listed.contains(Kind.USER), listed.contains(Kind.GROUP));
        }
        if (name.startsWith("/")) {
            int end = name.indexOf('/', 1);
            boolean distinguished = (end < 0 ? name : name.substring(0, end)).contains("=");
            return one(name, distinguished, !distinguished);
        }
        return one(name, users().contains(name), groups().contains(name));
    }

    private static Set<Kind> listed(String name, Acl acl) {
        return acl.entries().stream()
                .filter(entry -> entry.tag().isNamed() && entry.principal().equals(name))
                .map(entry -> entry.tag() == Tag.USER ? Kind.USER : Kind.GROUP)
                .collect(Collectors.toSet());
    }

    private static Principal one(String name, boolean user, boolean group) {
        if (user == group) {
            throw CatalogException.invalid("%s is %s: write user:%1$s or group:%1$s"
                    .formatted(name, user ? "a user and a group" : "neither a known user nor a known group"));
        }
        return user ? Principal.user(name) : Principal.group(name);
    }

    private Set<String> users() {
        if (users == null) {
            users = known(Kind.USER);
        }
        return users;
    }

    private Set<String> groups() {
        if (groups == null) {
            groups = known(Kind.GROUP);
        }
        return groups;
    }

    private Set<String> known(Kind kind) {
        Set<String> known = new HashSet<>();
        PageRequest request = new PageRequest(PageRequest.MAX_SIZE, null);
        while (true) {
            Page<Principal> page = source.list(kind, request);
            page.items().stream().map(Principal::name).filter(names::contains).forEach(known::add);
            if (page.next() == null) {
                return known;
            }
            request = new PageRequest(request.size(), page.next());
        }
    }
}
