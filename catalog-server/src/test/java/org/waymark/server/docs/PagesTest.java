package org.waymark.server.docs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The pages lead the reader to where they say, and the two commands of the README are those that are run. */
class PagesTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#\\s]+)(?:#[^)]*)?\\)");
    private static final String TEST_COMMAND = "mvn -B verify";

    private static List<Path> pages() throws IOException {
        try (Stream<Path> top = Files.list(ROOT);
                Stream<Path> docker = Files.list(ROOT.resolve("docker"));
                Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
            return Stream.concat(Stream.concat(top, docker), docs)
                    .filter(page -> page.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }

    private static List<String> links(Path page) throws IOException {
        return LINK.matcher(Files.readString(page, UTF_8))
                .results()
                .map(link -> link.group(1))
                .filter(link -> !link.contains("://"))
                .toList();
    }

    @Test
    void everyLinkLeadsToAFile() throws IOException {
        Map<Path, List<String>> links = new TreeMap<>();
        for (Path page : pages()) {
            links.put(page, links(page));
        }
        assertThat(links).containsKey(ROOT.resolve("README.md"));
        links.forEach((page, targets) -> assertThat(targets)
                .as("links of %s", ROOT.relativize(page))
                .allSatisfy(target -> assertThat(page.resolveSibling(target)).exists()));
    }

    @Test
    void everyDecisionIsInTheIndex() throws IOException {
        Path decisions = ROOT.resolve("docs/decisions");
        List<String> indexed = links(decisions.resolve("README.md"));
        try (Stream<Path> files = Files.list(decisions)) {
            assertThat(files.map(file -> file.getFileName().toString()).filter(name -> name.matches("\\d{4}-.*\\.md")))
                    .isNotEmpty()
                    .isSubsetOf(indexed);
        }
    }

    @Test
    void theContinuousBuildRunsTheCommandOfTheReadme() throws IOException {
        assertThat(ROOT.resolve("README.md")).content().contains("\n" + TEST_COMMAND + "\n");
        assertThat(Files.readAllLines(ROOT.resolve(".ci/run"))).contains(TEST_COMMAND);
    }
}
