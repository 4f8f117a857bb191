package org.waymark.db.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PostgresBinariesTest {
    @Test
    void theyAreUnpackedOnceAndOfTheVersionTheirDirectoryNames(@TempDir Path home) throws Exception {
        Path interrupted = Files.createDirectories(home.resolve("postgres-17.11.unfinished-1/bin"));
        PostgresBinaries binaries = PostgresBinaries.unpackedIn(home);
        FileTime unpacked = Files.getLastModifiedTime(binaries.directory().resolve("bin"));

        assertThat(PostgresBinaries.unpackedIn(home)).isEqualTo(binaries);
        assertThat(Files.getLastModifiedTime(binaries.directory().resolve("bin")))
                .isEqualTo(unpacked);
        assertThat(interrupted).doesNotExist();
        assertThat(binaries.directory()).hasFileName("postgres-" + PostgresBinaries.VERSION);
        Program version = new Program(List.of(binaries.program("postgres"), "--version"));
        assertThat(version.runIn(home).output()).contains(" " + PostgresBinaries.VERSION + "\n");
        assertThat(PostgresBinaries.VERSION).startsWith(PostgresBinaries.MAJOR + ".");
    }

    @ParameterizedTest
    @ValueSource(strings = {"amd64", "x86_64", "aarch64", "arm64"})
    void theyComeForLinux(String processor) {
        assertThat(getClass().getResource(PostgresBinaries.archive("Linux", processor)))
                .isNotNull();
    }

    @Test
    void elsewhereTheMessageSaysWhatToDo() {
        assertThatThrownBy(() -> PostgresBinaries.archive("Mac OS X", "aarch64"))
                .isInstanceOf(EmbeddedPostgresException.class)
                .hasMessageContaining("--jdbc-url");
        assertThatThrownBy(() -> PostgresBinaries.archive("Linux", "riscv64")).hasMessageContaining("--jdbc-url");
    }
}
