package org.waymark.client.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.waymark.api.CatalogException;
import org.waymark.client.Credentials;
import org.waymark.client.http.RecordedService;

/** How a request says whose it is. */
class IdentityTest {

    private static final String CONFIG = "{\"version\":\"1\",\"caller\":\"x\",\"limits\":{}}";

    private static RecordedService.Request sentAs(Credentials credentials) {
        try (RecordedService service = RecordedService.json(CONFIG)) {
            service.client(credentials).describeService();
            return service.request();
        }
    }

    @Test
    void aClaimedUserAndGroupsArePercentEncoded() {
        RecordedService.Request request =
                sentAs(new Credentials.Insecure("/CN=Jürgen X", List.of("/atlas/Role=a,b", "100% c+d")));

        assertThat(request.header("X-Waymark-User")).isEqualTo("%2FCN%3DJ%C3%BCrgen%20X");
        assertThat(request.header("X-Waymark-Groups")).isEqualTo("%2Fatlas%2FRole%3Da%2Cb,100%25%20c%2Bd");
        assertThat(request.header("Authorization")).isNull();
    }

    @Test
    void aUserWithoutGroupsSendsNoneOfThem() {
        assertThat(sentAs(new Credentials.Insecure("alice", List.of())).header("X-Waymark-Groups"))
                .isNull();
    }

    @Test
    void aPasswordGoesInBase64() {
        assertThat(sentAs(new Credentials.Basic("alice", "pä:ss")).header("Authorization"))
                .isEqualTo("Basic YWxpY2U6cMOkOnNz");
    }

    @Test
    void aTokenGoesAsItIs() {
        assertThat(sentAs(new Credentials.Bearer("abc.DEF-1")).header("Authorization"))
                .isEqualTo("Bearer abc.DEF-1");
    }

    @Test
    void nobodySendsNothing() {
        RecordedService.Request request = sentAs(new Credentials.Anonymous());

        assertThat(request.header("Authorization")).isNull();
        assertThat(request.header("X-Waymark-User")).isNull();
    }

    @Test
    void secretsDoNotShow() {
        assertThat(new Credentials.Basic("alice", "secret").toString()).doesNotContain("secret");
        assertThat(new Credentials.Bearer("secret").toString()).doesNotContain("secret");
    }

    @Test
    void aTokenCannotSmuggleHeaders() {
        assertThatThrownBy(() -> new Credentials.Bearer("a\r\nX-Waymark-User: root"))
                .isInstanceOf(CatalogException.class);
    }
}
