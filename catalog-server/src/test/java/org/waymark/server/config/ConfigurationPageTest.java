package org.waymark.server.config;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.boot.env.YamlPropertySourceLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.core.io.ByteArrayResource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The reference page of the configuration says what the properties' own documentation says. */
class ConfigurationPageTest {

    private static final Path PAGE = Path.of("..", "docs", "reference", "configuration.md");

    private static final String EXAMPLE = """
            waymark:
              users:
                - name: alice
                  password: "{bcrypt}$2y$10$PyF7aCn8gO4NMiSWGq/T0esoYwiKROXIMSG60xLtWEWpLufNYqHJm"
                  groups: [cms, atlas]
                - name: transfer-robot
                  tokens: [b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9]
              administrators: [alice]
            """;

    private static final String TEMPLATE = """
            # Configuration

            <!-- Generated from WaymarkProperties by ConfigurationPageTest. -->

            A property is given to `./waymark serve` or `./waymark start` as `--waymark.port=8081`, in a YAML file that `--config`
            names, or as an environment variable (`WAYMARK_DATABASE_PASSWORD` for `waymark.database.password`: the way for secrets).
            A server does not start with a property that it does not know, or with a configuration that is not safe.

            | property | default | meaning |
            |---|---|---|
            %s
            ## Users

            ```yaml
            %s```

            * `password` is `{bcrypt}` and a hash, made by `htpasswd -nbBC 10 "" PASSWORD | tr -d ':\\n'`; or, on a loopback
              address only, `{noop}` and the password itself.
            * `tokens` holds the SHA-256 of each bearer token, made by `printf %%s TOKEN | sha256sum`.
            * All `groups` count; the first becomes the group of what the user creates.
            """;

    @Test
    void thePageIsUpToDate() throws IOException {
        String page = TEMPLATE.formatted(table(), EXAMPLE);
        if (Boolean.getBoolean("docs.write")) {
            Files.createDirectories(PAGE.getParent());
            Files.writeString(PAGE, page, UTF_8);
        }

        assertThat(PAGE)
                .as("written anew by: mvn test -pl catalog-server -am -Ddocs.write=true")
                .hasContent(page);
    }

    @Test
    void theExampleWorks() {
        new ApplicationContextRunner()
                .withUserConfiguration(WaymarkPropertiesTest.OnlyProperties.class)
                .withPropertyValues("waymark.data=/var/waymark")
                .withInitializer(
                        context -> example().forEach(context.getEnvironment().getPropertySources()::addLast))
                .run(started -> {
                    WaymarkProperties properties = started.getBean(WaymarkProperties.class);
                    assertThat(properties.users()).hasSize(2);
                    assertThat(properties.users().get(1).tokens()).hasSize(1);
                    assertThat(properties.administrators()).containsExactly("alice");
                });
    }

    private static List<org.springframework.core.env.PropertySource<?>> example() {
        try {
            return new YamlPropertySourceLoader().load("example", new ByteArrayResource(EXAMPLE.getBytes(UTF_8)));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static String table() throws IOException {
        StringBuilder rows = new StringBuilder();
        try (InputStream metadata =
                WaymarkProperties.class.getResourceAsStream("/META-INF/spring-configuration-metadata.json")) {
            JsonNode known = JsonMapper.shared().readTree(metadata);
            for (JsonNode property : known.get("properties")) {
                rows.append("| `%s` | %s | %s |%n"
                        .formatted(
                                property.get("name").asString(),
                                initial(property.get("defaultValue")),
                                property.get("description").asString()));
            }
        }
        assertThat(rows).as("properties").contains("waymark.port", "waymark.database.url", "waymark.limits.body");
        return rows.toString();
    }

    private static String initial(JsonNode value) {
        return value == null ? "" : "`" + value.asString() + "`";
    }
}
