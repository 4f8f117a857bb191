package org.waymark.server.identity;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Ticker;
import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import com.google.common.hash.HashCode;
import com.google.common.hash.HashFunction;
import com.google.common.hash.Hashing;
import java.security.SecureRandom;
import java.time.Duration;

/**
 * Remembers for a minute which passwords were right, so that a client which sends one with each request waits for bcrypt
 * once. Keeps no password: only a hash under a key that dies with the process. A wrong password is never remembered.
 */
final class RememberedPasswords implements PasswordCheck {

    private static final Duration MEMORY = Duration.ofMinutes(1);
    private static final int MOST = 10_000;
    private static final int KEY_BYTES = 32;

    private final PasswordCheck check;
    private final HashFunction fingerprint;
    private final Cache<HashCode, Boolean> right;

    RememberedPasswords(PasswordCheck check, SecureRandom random, Ticker ticker) {
        byte[] key = new byte[KEY_BYTES];
        random.nextBytes(key);
        this.check = check;
        this.fingerprint = Hashing.hmacSha256(key);
        this.right = CacheBuilder.newBuilder()
                .expireAfterWrite(MEMORY)
                .maximumSize(MOST)
                .ticker(ticker)
                .build();
    }

    @Override
    public boolean matches(String password, String stored) {
        HashCode pair = fingerprint
                .newHasher()
                .putInt(stored.length())
                .putString(stored, UTF_8)
                .putString(password, UTF_8)
                .hash();
        if (right.getIfPresent(pair) != null) {
            return true;
        }
        boolean matches = check.matches(password, stored);
        if (matches) {
            right.put(pair, true);
        }
        return matches;
    }
}
