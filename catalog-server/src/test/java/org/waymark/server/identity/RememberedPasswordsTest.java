package org.waymark.server.identity;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Ticker;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RememberedPasswordsTest {

    private final List<String> checked = new ArrayList<>();
    private Duration now = Duration.ZERO;
    private final PasswordCheck passwords = new RememberedPasswords(
            (password, stored) -> {
                checked.add(password);
                return password.equals(stored);
            },
            new SecureRandom(),
            new Ticker() {
                @Override
                public long read() {
                    return now.toNanos();
                }
            });

    @Test
    void aRightPasswordIsCheckedOnceAMinute() {
        assertThat(passwords.matches("right", "right")).isTrue();
        now = Duration.ofSeconds(59);
        assertThat(passwords.matches("right", "right")).isTrue();
        assertThat(checked).hasSize(1);

        now = Duration.ofSeconds(61);
        assertThat(passwords.matches("right", "right")).isTrue();
        assertThat(checked).hasSize(2);
    }

    @Test
    void aWrongPasswordIsCheckedEachTime() {
        assertThat(passwords.matches("wrong", "right")).isFalse();
        assertThat(passwords.matches("wrong", "right")).isFalse();
        assertThat(checked).hasSize(2);
    }

    @Test
    void whatIsRightForOneIsNotForAnother() {
        assertThat(passwords.matches("right", "right")).isTrue();
        assertThat(passwords.matches("right", "rightright")).isFalse();
        assertThat(passwords.matches("rightright", "right")).isFalse();
        assertThat(passwords.matches("", "rightright")).isFalse();
    }
}
