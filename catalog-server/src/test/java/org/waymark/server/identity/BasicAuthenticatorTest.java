package org.waymark.server.identity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Base64;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.springframework.security.crypto.bcrypt.BCrypt;
import org.waymark.api.Caller;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;

class BasicAuthenticatorTest {

    private static final int CHEAP = 4;

    private final User alice = new User(
            "alice",
            User.BCRYPT + BCrypt.hashpw("open:sesame", BCrypt.gensalt(CHEAP)),
            List.of(),
            List.of("cms", "atlas"));
    private final User bob = new User("Bob Ö", User.PLAIN + "pä", List.of(), List.of());
    private final User robot = new User("robot", null, List.of(), List.of());
    private final Authenticator basic = new BasicAuthenticator(
            new ConfiguredUsers(List.of(alice, bob, robot), Set.of("Bob Ö")), new BcryptPasswords(1));

    @Test
    void theRightPasswordMakesACallerWithAllGroups() {
        assertThat(basic.identify(Requests.basic("alice", "open:sesame")))
                .isEqualTo(new Identification.Known(Caller.of("alice", "cms", "atlas")));
    }

    @Test
    void anAdministratorIsWhoTheConfigurationNames() {
        assertThat(basic.identify(Requests.basic("Bob Ö", "pä")))
                .isEqualTo(new Identification.Known(Caller.administrator("Bob Ö")));
    }

    @Test
    void aWrongPasswordAnUnknownNameAndAUserWithoutPasswordAreToldTheSame() {
        Identification wrong = basic.identify(Requests.basic("alice", "open:sesam"));

        assertThat(wrong).isInstanceOf(Identification.Refused.class);
        assertThat(basic.identify(Requests.basic("alicia", "open:sesame"))).isEqualTo(wrong);
        assertThat(basic.identify(Requests.basic("robot", ""))).isEqualTo(wrong);
        assertThat(basic.identify(Requests.with("Authorization: Basic ???"))).isEqualTo(wrong);
        assertThat(basic.identify(Requests.with("Authorization: Basic YWxpY2U=")))
                .isEqualTo(wrong);
    }

    @Test
    void bytesThatAreNotUtf8AreABadRequest() {
        String latin1 = Base64.getEncoder().encodeToString(new byte[] {'b', (byte) 0xF6, ':', 'x'});

        assertThatThrownBy(() -> basic.identify(Requests.with("Authorization: Basic " + latin1)))
                .isInstanceOfSatisfying(
                        CatalogException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.INVALID_ARGUMENT));
    }

    @Test
    void theSchemeIsReadInAnyCase() {
        assertThat(basic.identify(Requests.with("Authorization: bAsIc YWxpY2U6b3BlbjpzZXNhbWU=")))
                .isInstanceOf(Identification.Known.class);
    }

    @Test
    void otherSchemesAndNoneAreNotItsMatter() {
        assertThat(basic.identify(Requests.with("Authorization: Bearer YWxpY2U6")))
                .isEqualTo(new Identification.Absent());
        assertThat(basic.identify(Requests.with())).isEqualTo(new Identification.Absent());
    }

    @Test
    void twoHeadersAreABadRequest() {
        assertThatThrownBy(() -> basic.identify(
                        Requests.with("Authorization: Basic YTpi", "Authorization: Basic YWxpY2U6b3BlbjpzZXNhbWU=")))
                .isInstanceOf(CatalogException.class)
                .hasMessageContaining("Authorization");
    }
}
