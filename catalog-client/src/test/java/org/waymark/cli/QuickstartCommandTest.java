package org.waymark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QuickstartCommandTest {

    private final MemoryCatalog catalog = new MemoryCatalog();
    private final Waymark waymark = new Waymark(catalog);

    @TempDir
    private Path directory;

    private String lfn;

    @BeforeEach
    void aFileTree() throws IOException {
        directory = directory.toRealPath();
        lfn = "/quickstart" + directory;
        Files.createDirectories(directory.resolve("music"));
        for (int i = 0; i < 20; i++) {
            Files.writeString(directory.resolve("music/song %d.ogg".formatted(i)), "x".repeat(2000 + i));
        }
        Files.writeString(directory.resolve("new\nline"), "a name that the catalog cannot hold");
        Files.createSymbolicLink(directory.resolve("music/best"), Path.of("song 7.ogg"));
        Files.createSymbolicLink(directory.resolve("absolute"), directory.resolve("music/song 1.ogg"));
    }

    @Test
    void aTreeIsRegisteredAndShown() {
        assertThat(waymark.outputOf("quickstart -s http://here:1 " + directory))
                .contains("Taking the 21 files (40K) and 2 symlinks below " + directory + "\n")
                .contains("added 22, already there 0, refused 0\n")
                .contains("passed over 1: a name that the catalog cannot hold\n")
                .contains("$ waymark ls -l " + lfn + "\n")
                .contains("Checksum: sha256:")
                .contains("file://" + directory + "/music/song%2019.ogg\n")
                .contains("$ waymark mv " + lfn + "/music /tour/music\n")
                .contains("/tour/music/song 19.ogg\n")
                .contains("user:bob:rwx\n", "allowed -dr", "denied  -dr")
                .contains("left running at http://here:1");
        assertThat(catalog.files()).isEqualTo(20);
        assertThat(catalog.entry(lfn + "/music/best").target()).isEqualTo("song 7.ogg");
        assertThat(catalog.entry(lfn + "/absolute").target()).isEqualTo(lfn + "/music/song 1.ogg");
        assertThat(catalog.sfns(lfn + "/music/song 3.ogg"))
                .containsExactly("file://" + directory + "/music/song%203.ogg");
    }

    @Test
    void aSecondTimeNothingChanges() {
        waymark.run("quickstart -s http://here:1 --no-tour " + directory);
        assertThat(waymark.outputOf("quickstart -s http://here:1 --no-tour " + directory))
                .contains("added 0, already there 22, refused 0\n", "Nothing has changed");
        waymark.run("quickstart -s http://here:1 " + directory);
        assertThat(waymark.output()).contains("added 0, already there 22, refused 0\n");
        waymark.run("quickstart -s http://here:1 " + directory);
        assertThat(waymark.output()).contains("added 0, already there 22, refused 0\n");
    }

    @Test
    void whatABrokenOffTourHasMovedIsMovedBack() {
        waymark.run("quickstart -s http://here:1 --no-tour " + directory);
        waymark.outputOf("mv " + lfn + "/music /tour/music");
        assertThat(waymark.outputOf("quickstart -s http://here:1 --no-tour " + directory))
                .contains("added 0, already there 22, refused 0\n");
        assertThat(catalog.has("/tour/music")).isFalse();
    }

    @Test
    void whatMayNotBeWrittenHereMayStillBeRegisteredAgain() throws IOException {
        Files.setPosixFilePermissions(
                directory.resolve("music/song 3.ogg"), PosixFilePermissions.fromString("r--r-----"));
        waymark.outputOf("quickstart -s http://here:1 --no-tour " + directory);
        assertThat(catalog.entry(lfn + "/music/song 3.ogg").mode()).hasToString("0640");
    }

    @Test
    void aFileThatHasChangedIsNotOverwritten() throws IOException {
        waymark.run("quickstart -s http://here:1 --no-tour " + directory);
        Files.writeString(directory.resolve("music/song 3.ogg"), "other");
        assertThat(waymark.outputOf("quickstart -s http://here:1 --no-tour " + directory))
                .contains(
                        "added 0, already there 21, refused 1\n",
                        "passed over 1: known otherwise to the catalog\n",
                        "song 3.ogg: another file is there");
    }

    @Test
    void withoutALauncherAServiceMustBeNamedThatAnswers() {
        assertThat(waymark.run("quickstart -s http://here:1 /nowhere/at/all")).isEqualTo(1);
        assertThat(waymark.errors()).isEqualTo("quickstart: /nowhere/at/all: no such file\n");
    }
}
