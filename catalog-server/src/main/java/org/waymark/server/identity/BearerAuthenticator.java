package org.waymark.server.identity;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.hash.Hashing;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A configured user's bearer token (RFC 6750); the configuration holds its SHA-256. */
final class BearerAuthenticator implements Authenticator {

    private final ConfiguredUsers users;

    BearerAuthenticator(ConfiguredUsers users) {
        this.users = users;
    }

    @Override
    public Identification identify(RequestFacts request) {
        return request.authorization("Bearer").map(this::judge).orElseGet(Identification.Absent::new);
    }

    @Override
    public Optional<String> challenge() {
        return Optional.of("Bearer realm=\"waymark\"");
    }

    private Identification judge(String token) {
        byte[] hash = Hashing.sha256().hashString(token, UTF_8).asBytes();
        User owner = owner(hash);
        return owner == null
                ? new Identification.Refused("the token is unknown")
                : new Identification.Known(users.caller(owner));
    }

    /** Compares with every token, whether or not one was found: the time taken tells nothing. */
    private @Nullable User owner(byte[] hash) {
        User owner = null;
        for (User user : users.all()) {
            for (String token : user.tokens()) {
                if (MessageDigest.isEqual(hash, HexFormat.of().parseHex(token))) {
                    owner = user;
                }
            }
        }
        return owner;
    }
}
