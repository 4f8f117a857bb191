package org.waymark.api;

import java.util.List;

/**
 * Who asks: an authenticated user with all of its groups. The first group becomes the group of what the caller creates.
 *
 * @param administrator whether every check passes
 */
public record Caller(String user, List<String> groups, boolean administrator) {

    public Caller {
        Principal.requireName(user);
        groups = groups.stream().map(Principal::requireName).distinct().toList();
    }

    public static Caller of(String user, String... groups) {
        return new Caller(user, List.of(groups), false);
    }

    public static Caller administrator(String user) {
        return new Caller(user, List.of(), true);
    }
}
