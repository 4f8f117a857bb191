package org.waymark.server.identity;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.waymark.api.Caller;

/** The users of the configuration, and who of all users is an administrator. */
final class ConfiguredUsers {

    private final Map<String, User> byName;
    private final Set<String> administrators;

    ConfiguredUsers(List<User> users, Set<String> administrators) {
        this.byName = users.stream().collect(Collectors.toUnmodifiableMap(User::name, Function.identity()));
        this.administrators = Set.copyOf(administrators);
    }

    Optional<User> find(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    Iterable<User> all() {
        return byName.values();
    }

    Caller caller(User user) {
        return caller(user.name(), user.groups());
    }

    Caller caller(String name, List<String> groups) {
        return new Caller(name, groups, administrators.contains(name));
    }
}
