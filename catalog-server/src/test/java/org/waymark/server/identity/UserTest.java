package org.waymark.server.identity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UserTest {

    private static final String HASH = "$2y$10$PyF7aCn8gO4NMiSWGq/T0esoYwiKROXIMSG60xLtWEWpLufNYqHJm";

    @Test
    void hashesOfHtpasswdAreGood() {
        assertThat(new User("alice", "{bcrypt}" + HASH, List.of(), List.of()).hasPlainPassword())
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"secret", HASH, "{bcrypt}secret", "{sha256}00", ""})
    void aPasswordSaysInWhichFormItIs(String password) {
        assertThatThrownBy(() -> new User("alice", password, List.of(), List.of()))
                .hasMessageContaining("alice")
                .hasMessageContaining("{bcrypt}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"token", "ABCDEF7890ABCDEF7890ABCDEF7890ABCDEF7890ABCDEF7890ABCDEF78901234", ""})
    void aTokenIsKeptAsItsHash(String token) {
        assertThatThrownBy(() -> new User("alice", null, List.of(token), List.of()))
                .hasMessageContaining("SHA-256");
    }

    @Test
    void namesFollowTheCatalogsRules() {
        assertThatThrownBy(() -> new User("", null, List.of(), List.of())).hasMessageContaining("name");
        assertThatThrownBy(() -> new User("a", null, List.of(), List.of("b\n"))).hasMessageContaining("control");
    }

    @Test
    void secretsAreNotPrinted() {
        String token = "0".repeat(64);

        assertThat(new User("alice", "{noop}open sesame", List.of(token), List.of("cms")))
                .asString()
                .contains("alice")
                .doesNotContain("sesame")
                .doesNotContain(token);
    }
}
