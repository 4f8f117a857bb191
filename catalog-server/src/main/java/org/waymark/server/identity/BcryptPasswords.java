package org.waymark.server.identity;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.springframework.security.crypto.bcrypt.BCrypt;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;

/**
 * Checks passwords against bcrypt hashes, or plain text. A check of bcrypt costs some 100 ms of one processor by intent,
 * so only so many run at a time; a flood of wrong passwords leaves the other processors to everybody else.
 */
final class BcryptPasswords implements PasswordCheck {

    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private final Semaphore turns;

    /** @param atOnce how many checks may run at a time */
    BcryptPasswords(int atOnce) {
        this.turns = new Semaphore(atOnce, true);
    }

    /** @throws CatalogException OVERLOADED when no turn comes within two seconds */
    @Override
    public boolean matches(String password, String stored) {
        if (stored.startsWith(User.PLAIN)) {
            byte[] expected = stored.substring(User.PLAIN.length()).getBytes(UTF_8);
            return MessageDigest.isEqual(password.getBytes(UTF_8), expected);
        }
        awaitTurn();
        try {
            return BCrypt.checkpw(password, stored.substring(User.BCRYPT.length()));
        } finally {
            turns.release();
        }
    }

    private void awaitTurn() {
        try {
            if (!turns.tryAcquire(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
                throw new CatalogException(ErrorCode.OVERLOADED, "too many passwords to check, try again");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CatalogException(ErrorCode.OVERLOADED, "the server is stopping", e);
        }
    }
}
