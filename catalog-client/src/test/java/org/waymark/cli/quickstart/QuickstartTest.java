package org.waymark.cli.quickstart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.cli.command.UsageException;

class QuickstartTest {

    private final LocalNames names = new LocalNames(CatalogPath.parse("/quickstart"));

    @TempDir
    private Path directory;

    @Test
    void factsAreThoseOfTheContent() throws IOException {
        Path file = Files.writeString(directory.resolve("f"), "Wikipedia");
        assertThat(FileFacts.read(file).size()).isEqualTo(9);
        assertThat(FileFacts.read(file).checksums())
                .hasToString(
                        "adler32:11e60398,sha256:d38b38a2dd476e045c299e8ee5d6466834456d97bd592a71746b423a6a05f386");
    }

    @Test
    void namesAreTakenByteForByte() {
        Path file = Path.of("/usr/share/a b+c%20/grün#?.txt");
        assertThat(names.lfn(file)).hasToString("/quickstart/usr/share/a b+c%20/grün#?.txt");
        assertThat(LocalNames.sfn(file).text()).isEqualTo("file:///usr/share/a%20b+c%2520/gr%C3%BCn%23%3F.txt");
    }

    @Test
    void targetsStayRelativeOrMoveWithTheTree() {
        assertThat(names.target(Path.of("../x/./y z"))).isEqualTo("../x/./y z");
        assertThat(names.target(Path.of("/usr/lib/x"))).isEqualTo("/quickstart/usr/lib/x");
    }

    @Test
    void aNameThatTheCatalogCannotHoldIsRefused() {
        assertThatThrownBy(() -> names.lfn(Path.of("/a/new\nline"))).isInstanceOf(CatalogException.class);
    }

    @Test
    void aCrawlFindsFilesAndLinksInOneOrder() throws IOException {
        Files.createDirectories(directory.resolve("b/c"));
        Files.writeString(directory.resolve("b/c/three"), "333");
        Files.writeString(directory.resolve("b/two"), "22");
        Path one = Files.writeString(directory.resolve("a"), "1");
        Files.setPosixFilePermissions(one, PosixFilePermissions.fromString("rwxr-x--x"));
        Files.createSymbolicLink(directory.resolve("link"), Path.of("b/two"));
        Found found = Crawl.of(directory, 100, 100);
        assertThat(found.files())
                .extracting(file -> directory.relativize(file.path()).toString())
                .containsExactly("a", "b/c/three", "b/two");
        assertThat(found.files().get(0).mode()).isEqualTo(0751);
        assertThat(found.bytes()).isEqualTo(6);
        assertThat(found.links()).extracting(Found.Link::target).containsExactly(Path.of("b/two"));
        assertThat(found.isCutShort()).isFalse();
        assertThat(Crawl.of(directory, 2, 100).files()).isEqualTo(found.files().subList(0, 2));
        assertThat(Crawl.of(directory, 2, 100).isCutShort()).isTrue();
        assertThat(Crawl.of(directory, 100, 4).files()).isEqualTo(found.files().subList(0, 2));
    }

    @Test
    void samplesAreWorthShowing() throws IOException {
        Files.createDirectories(directory.resolve("few"));
        Files.createDirectories(directory.resolve("many"));
        Files.writeString(directory.resolve("few/big.bin"), "12345");
        Files.writeString(directory.resolve("many/a.txt"), "12");
        Files.writeString(directory.resolve("many/b.txt"), "1");
        Samples samples = Samples.of(Crawl.of(directory, 100, 100), directory, names);
        assertThat(samples)
                .isEqualTo(new Samples(
                        names.lfn(directory),
                        names.lfn(directory.resolve("few/big.bin")),
                        names.lfn(directory.resolve("many")),
                        names.lfn(directory.resolve("many/a.txt")),
                        "txt"));
        assertThat(Samples.of(new Found(), directory, names)).isNull();
    }

    @Test
    void theServerIsReadyWhenTheLauncherSaysSo() throws Exception {
        Path program = Files.writeString(
                directory.resolve("waymark"),
                "#!/bin/sh\necho \"$*\" > \"$0.log\"\necho starting\necho ready http://127.0.0.1:99\n");
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
        assertThat(new Launcher(directory).start(List.of("--insecure", "--port", "99")))
                .isEqualTo("http://127.0.0.1:99");
        assertThat(directory.resolve("waymark.log")).hasContent("start --insecure --port 99");
        Files.writeString(program, "#!/bin/sh\nexit 3\n");
        assertThatThrownBy(() -> new Launcher(directory).start(List.of()))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("the server does not start");
    }
}
