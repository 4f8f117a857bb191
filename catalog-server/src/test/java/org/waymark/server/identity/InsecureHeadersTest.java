package org.waymark.server.identity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.waymark.api.Caller;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;

class InsecureHeadersTest {

    private static final String HERE = "Host: localhost:8080";

    private final Authenticator insecure = new InsecureHeaders(new ConfiguredUsers(List.of(), Set.of("root")));

    @Test
    void aRequestIsBelieved() {
        assertThat(insecure.identify(Requests.with(HERE, "X-Waymark-User: alice", "X-Waymark-Groups: cms, atlas")))
                .isEqualTo(new Identification.Known(Caller.of("alice", "cms", "atlas")));
    }

    @Test
    void whoSaysNothingIsAnonymous() {
        assertThat(insecure.identify(Requests.with(HERE))).isEqualTo(new Identification.Known(Caller.of("anonymous")));
    }

    @Test
    void anAdministratorIsWhoTheConfigurationNames() {
        assertThat(insecure.identify(Requests.with(HERE, "X-Waymark-User: root")))
                .isEqualTo(new Identification.Known(Caller.administrator("root")));
    }

    @Test
    void namesArePercentEncoded() {
        assertThat(insecure.identify(Requests.with(
                        HERE, "X-Waymark-User: %2FCN=J%C3%B6rg%20M", "X-Waymark-Groups: a%2Cb,c+d,%2fvo%2frole")))
                .isEqualTo(new Identification.Known(Caller.of("/CN=Jörg M", "a,b", "c+d", "/vo/role")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"%", "a%2", "%zz", "%C3", "%C0%AF", "a%0Ab", "J\u00F6rg", "", "%ED%A0%80"})
    void aNameThatCannotBeIsABadRequest(String user) {
        assertThatThrownBy(() -> insecure.identify(Requests.with(HERE, "X-Waymark-User: " + user)))
                .isInstanceOfSatisfying(
                        CatalogException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.INVALID_ARGUMENT));
    }

    @ParameterizedTest
    @ValueSource(strings = {"localhost", "127.0.0.1:8080", "[::1]:8080", "LOCALHOST:1"})
    void loopbackNamesAreAnswered(String host) {
        assertThat(insecure.identify(Requests.with("Host: " + host))).isInstanceOf(Identification.Known.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"evil.example:8080", "localhost.evil.example", "localhost@evil.example", "127.0.0.1.nip.io", " "
            })
    void otherNamesAreRefusedSinceABrowserMayHaveBeenLedHere(String host) {
        assertThat(insecure.identify(Requests.with("Host: " + host, "X-Waymark-User: root")))
                .isInstanceOf(Identification.Refused.class);
    }

    @Test
    void aRequestWithoutHostIsRefused() {
        assertThat(insecure.identify(Requests.with("X-Waymark-User: root"))).isInstanceOf(Identification.Refused.class);
    }
}
