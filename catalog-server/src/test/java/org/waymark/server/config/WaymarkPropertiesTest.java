package org.waymark.server.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.util.unit.DataSize;

class WaymarkPropertiesTest {

    private static final String TOKEN = "waymark.users[0].tokens[0]=" + "0".repeat(64);

    @EnableConfigurationProperties(WaymarkProperties.class)
    static class OnlyProperties {}

    private final ApplicationContextRunner server = new ApplicationContextRunner()
            .withUserConfiguration(OnlyProperties.class)
            .withPropertyValues("waymark.data=/var/waymark");

    @Test
    void theDefaultsAreSafe() {
        bound(properties -> {
            assertThat(properties.data()).isEqualTo(Path.of("/var/waymark"));
            assertThat(properties.address().isLoopbackAddress()).isTrue();
            assertThat(properties.port()).isEqualTo(8080);
            assertThat(properties.database()).isEqualTo(new DatabaseProperties(null, null, null, 16));
            assertThat(properties.insecure()).isFalse();
            assertThat(properties.plainTextCredentials()).isFalse();
            assertThat(properties.users()).isEmpty();
            assertThat(properties.administrators()).isEmpty();
            assertThat(properties.limits()).isEqualTo(new LimitProperties(10_000, DataSize.ofMegabytes(32), 200_000));
            assertThat(properties.requestDeadline()).isEqualTo(Duration.ofSeconds(30));
            assertThat(properties.soap()).isEqualTo(SoapProperties.DEFAULTS);
            assertThat(properties.soap())
                    .isEqualTo(new SoapProperties(
                            20, 50, 8_192, 65_536, 10_100, 1_000, 1_000_000, 100_000, 8_388_608, 33_554_432));
            assertThat(properties.dli()).isEqualTo(new DliProperties(0, InetAddress.getLoopbackAddress(), null));
        });
    }

    @Test
    void rootIsTheAdministratorOfAnInsecureServerUnlessOthersAreNamed() {
        bound(properties -> assertThat(properties.administrators()).containsExactly("root"), "waymark.insecure=true");
        bound(
                properties -> assertThat(properties.administrators()).containsExactly("alice"),
                "waymark.insecure=true",
                "waymark.administrators=alice");
    }

    @Test
    void usersAreReadFromAList() {
        bound(
                properties -> {
                    assertThat(properties.users()).hasSize(1);
                    assertThat(properties.users().get(0).groups()).isEqualTo(List.of("cms", "atlas"));
                    assertThat(properties.users().get(0).hasPlainPassword()).isTrue();
                },
                "waymark.users[0].name=alice",
                "waymark.users[0].password={noop}secret",
                "waymark.users[0].groups=cms,atlas");
    }

    @Test
    void aServerWithoutDataDirectoryDoesNotStart() {
        new ApplicationContextRunner()
                .withUserConfiguration(OnlyProperties.class)
                .run(started -> assertThat(StartFailure.explain(started.getStartupFailure()))
                        .hasValueSatisfying(reason -> assertThat(reason).contains("waymark.data", "--data")));
    }

    @Test
    void insecureModeIsForLoopbackAddressesOnly() {
        refused("waymark.insecure", "waymark.insecure=true", "waymark.address=0.0.0.0");
        refused("waymark.insecure", "waymark.insecure=true", "waymark.address=192.0.2.1");
        bound(properties -> assertThat(properties.insecure()).isTrue(), "waymark.insecure=true", "waymark.address=::1");
    }

    @Test
    void credentialsCrossTheNetworkInPlainTextOnlyIfThatIsAllowed() {
        String everywhere = "waymark.address=0.0.0.0";
        String name = "waymark.users[0].name=robot";

        refused("waymark.plain-text-credentials", everywhere, name, TOKEN);
        bound(
                properties -> assertThat(properties.users()).hasSize(1),
                everywhere,
                name,
                TOKEN,
                "waymark.plain-text-credentials=true");
        refused(
                "waymark.users",
                everywhere,
                name,
                "waymark.users[0].password={noop}x",
                "waymark.plain-text-credentials=true");
    }

    @Test
    void theDataLocationInterfaceHasAPortOfItsOwnAndAUserForStrangers() {
        bound(
                properties -> {
                    assertThat(properties.dli().port()).isEqualTo(8085);
                    assertThat(properties.dli().address().isAnyLocalAddress()).isTrue();
                    assertThat(properties.dli().user()).isEqualTo("broker");
                },
                "waymark.dli.port=8085",
                "waymark.dli.address=0.0.0.0",
                "waymark.dli.user=broker");
    }

    @Test
    void itsPortIsAsSafeAsTheOther() {
        String open = "waymark.dli.address=0.0.0.0";
        String on = "waymark.dli.port=8085";

        refused("waymark.insecure", on, open, "waymark.insecure=true");
        refused("waymark.plain-text-credentials", on, open, "waymark.users[0].name=robot", TOKEN);
        refused("waymark.users", on, open, "waymark.users[0].name=a", "waymark.users[0].password={noop}x");
        bound(properties -> assertThat(properties.insecure()).isTrue(), open, "waymark.insecure=true");
    }

    @Test
    void strangersAreNoAdministrators() {
        String on = "waymark.dli.port=8085";

        refused("waymark.dli.user", on, "waymark.dli.user=alice", "waymark.administrators=alice");
        refused("waymark.dli.user", on, "waymark.dli.user=root", "waymark.insecure=true");
        refused("waymark.dli.user", on, "waymark.dli.user=a\nb");
        refused("waymark.dli.port", "waymark.dli.port=8080");
        refused("waymark.dli.port", "waymark.dli.port=65536");
    }

    @Test
    void propertiesThatDoNotExistAreRefused() {
        refused("waymark.pot", "waymark.pot=8080");
        refused("waymark.limits.itmes", "waymark.limits.itmes=3");
        refused("waymark.users[0].tokenz[0]", "waymark.users[0].name=a", "waymark.users[0].tokenz[0]=b");
    }

    @Test
    void valuesThatCannotBeAreRefusedByName() {
        refused("waymark.port", "waymark.port=65536");
        refused("waymark.port", "waymark.port=web");
        refused("waymark.address", "waymark.address=no such host");
        refused("waymark.request-deadline", "waymark.request-deadline=0s");
        refused("waymark.limits.items", "waymark.limits.items=10001");
        refused("waymark.limits.body", "waymark.limits.body=1GB");
        refused("waymark.limits.subtree", "waymark.limits.subtree=0");
        refused("waymark.soap.depth", "waymark.soap.depth=0");
        refused("waymark.soap.text-length", "waymark.soap.text-length=64kB");
        refused("waymark.soap.elements", "waymark.soap.elements=-1");
        refused("waymark.soap.children", "waymark.soap.children=1000001");
        refused("waymark.database.pool-size", "waymark.database.pool-size=1");
        refused("waymark.database.url", "waymark.database.url=jdbc:h2:mem:x");
        refused("waymark.database.url", "waymark.database.user=waymark");
    }

    @Test
    void ambiguousUsersAreRefused() {
        refused("waymark.users", "waymark.users[0].name=a", "waymark.users[1].name=a");
        refused(
                "waymark.users",
                "waymark.users[0].name=a",
                TOKEN,
                "waymark.users[1].name=b",
                TOKEN.replace("users[0]", "users[1]"));
    }

    private void bound(Consumer<WaymarkProperties> check, String... settings) {
        server.withPropertyValues(settings).run(started -> check.accept(started.getBean(WaymarkProperties.class)));
    }

    private void refused(String property, String... settings) {
        server.withPropertyValues(settings).run(started -> {
            assertThat(started).hasFailed();
            assertThat(StartFailure.explain(started.getStartupFailure()))
                    .hasValueSatisfying(
                            reason -> assertThat(reason).contains(property).doesNotContain("\n"));
        });
    }
}
