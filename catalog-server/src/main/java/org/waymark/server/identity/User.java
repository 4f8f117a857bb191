package org.waymark.server.identity;

import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.waymark.api.Principal;

/**
 * A user whom the configuration names.
 *
 * @param name The user's name, as it appears in owners and ACLs.
 * @param password The password as `{bcrypt}$2...`, or as `{noop}` and plain text on a loopback address. Without it the user has tokens only.
 * @param tokens The SHA-256 of each bearer token, as 64 hexadecimal digits.
 * @param groups The user's groups. The first becomes the group of what the user creates.
 */
public record User(
        String name,
        @Nullable String password,
        @DefaultValue List<String> tokens,
        @DefaultValue List<String> groups) {

    static final String BCRYPT = "{bcrypt}";
    static final String PLAIN = "{noop}";

    private static final Pattern BCRYPT_HASH = Pattern.compile("\\$2[aby]\\$\\d\\d\\$[./0-9A-Za-z]{53}");
    private static final Pattern SHA_256 = Pattern.compile("[0-9a-f]{64}");

    public User {
        Principal.user(name);
        groups.forEach(Principal::group);
        if (password != null && !isBcrypt(password) && !password.startsWith(PLAIN)) {
            throw new IllegalArgumentException(
                    "the password of " + name + " must be {bcrypt} and a bcrypt hash, or {noop} and plain text");
        }
        if (!tokens.stream().allMatch(token -> SHA_256.matcher(token).matches())) {
            throw new IllegalArgumentException(
                    "a token of " + name + " must be a SHA-256 of 64 lower-case hexadecimal digits");
        }
    }

    /** Whether the configuration holds the password as it is typed. */
    public boolean hasPlainPassword() {
        return password != null && password.startsWith(PLAIN);
    }

    private static boolean isBcrypt(String password) {
        return password.startsWith(BCRYPT)
                && BCRYPT_HASH.matcher(password.substring(BCRYPT.length())).matches();
    }

    /** Without the secrets. */
    @Override
    public String toString() {
        return "User[name=%s, groups=%s]".formatted(name, groups);
    }
}
