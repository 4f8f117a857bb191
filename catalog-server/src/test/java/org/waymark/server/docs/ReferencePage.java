package org.waymark.server.docs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A page below docs/reference that follows the code. With {@code -Ddocs.write=true} it is written anew. */
record ReferencePage(String name) {

    private static final Path DIRECTORY = Path.of("..", "docs", "reference");

    /** Asserts that the page holds exactly {@code text}. */
    void holds(String text) throws IOException {
        Path page = DIRECTORY.resolve(name);
        if (Boolean.getBoolean("docs.write")) {
            Files.createDirectories(DIRECTORY);
            Files.writeString(page, text, UTF_8);
        }
        assertThat(page)
                .as("written anew by: mvn test -pl catalog-server -am -Ddocs.write=true")
                .hasContent(text);
    }
}
