package org.waymark.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.waymark.client.Credentials;

class EnvironmentTest {

    private final Environment empty = new Environment(Map.of(), "local");

    @Test
    void withoutACredentialTheUserIsTheLocalOne() {
        assertThat(empty.credentials()).isEqualTo(new Credentials.Insecure("local", List.of()));
        assertThat(empty.isMereClaim()).isTrue();
    }

    @Test
    void userAndGroupsMayBeClaimed() {
        assertThat(empty.with("WAYMARK_USER", "bob")
                        .with("WAYMARK_GROUPS", "atlas, cms")
                        .credentials())
                .isEqualTo(new Credentials.Insecure("bob", List.of("atlas", "cms")));
    }

    @Test
    void aTokenGoesBeforeAPasswordBeforeAClaim() {
        Environment password = empty.with("WAYMARK_USER", "bob").with("WAYMARK_PASSWORD", "secret");
        assertThat(password.credentials()).isEqualTo(new Credentials.Basic("bob", "secret"));
        assertThat(password.isMereClaim()).isFalse();
        assertThat(password.with("WAYMARK_TOKEN", "abc").credentials()).isEqualTo(new Credentials.Bearer("abc"));
    }

    @Test
    void whatIsEmptyIsNotSet() {
        assertThat(empty.with("WAYMARK_URL", "").serviceUrl()).isEqualTo("http://127.0.0.1:8080");
        assertThat(empty.with("WAYMARK_TOKEN", "").with("WAYMARK_USER", "").user())
                .isEqualTo("local");
    }
}
