package org.waymark.server.identity;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.hash.Hashing;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.waymark.api.Caller;

class BearerAuthenticatorTest {

    private final User robot =
            new User("robot", null, List.of(sha256("old-token"), sha256("new-token")), List.of("prod"));
    private final User other = new User("other", null, List.of(sha256("other-token")), List.of());
    private final Authenticator bearer = new BearerAuthenticator(new ConfiguredUsers(List.of(robot, other), Set.of()));

    private static String sha256(String token) {
        return Hashing.sha256().hashString(token, UTF_8).toString();
    }

    @Test
    void anyTokenOfAUserIsGood() {
        Identification expected = new Identification.Known(Caller.of("robot", "prod"));

        assertThat(bearer.identify(Requests.with("Authorization: Bearer old-token")))
                .isEqualTo(expected);
        assertThat(bearer.identify(Requests.with("Authorization: Bearer new-token")))
                .isEqualTo(expected);
        assertThat(bearer.identify(Requests.with("Authorization: Bearer other-token")))
                .isEqualTo(new Identification.Known(Caller.of("other")));
    }

    @Test
    void anUnknownTokenIsRefused() {
        assertThat(bearer.identify(Requests.with("Authorization: Bearer new-toke")))
                .isInstanceOf(Identification.Refused.class);
    }

    @Test
    void theHashOfATokenIsNoToken() {
        assertThat(bearer.identify(Requests.with("Authorization: Bearer " + sha256("new-token"))))
                .isInstanceOf(Identification.Refused.class);
    }

    @Test
    void otherSchemesAreNotItsMatter() {
        assertThat(bearer.identify(Requests.with("Authorization: Basic new-token")))
                .isEqualTo(new Identification.Absent());
    }
}
