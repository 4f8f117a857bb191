package org.waymark.server.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataDirectoryTest {

    @TempDir
    private Path parent;

    @Test
    void tellsWhoServesAndWhereForAsLongAsItIsHeld() throws IOException {
        Path directory = parent.resolve("new/data");

        try (DataDirectory held = DataDirectory.take(directory)) {
            assertThat(directory.resolve("server.pid"))
                    .hasContent(ProcessHandle.current().pid() + "\n");
            assertThat(directory.resolve("server.url")).doesNotExist();
            held.announce("http://127.0.0.1:8080");
            assertThat(directory.resolve("server.url")).hasContent("http://127.0.0.1:8080\n");
        }
        assertThat(directory.resolve("server.pid")).doesNotExist();
        assertThat(directory.resolve("server.url")).doesNotExist();
    }

    @Test
    void isHeldByOneServerAtATime() throws IOException {
        try (DataDirectory held = DataDirectory.take(parent)) {
            held.announce("http://127.0.0.1:8080");

            assertThatThrownBy(() -> DataDirectory.take(parent))
                    .isInstanceOf(DataDirectory.InUse.class)
                    .hasMessageContaining(parent.toString());
            assertThat(parent.resolve("server.url")).exists();
        }
        DataDirectory.take(parent).close();
    }

    @Test
    void forgetsWhereAKilledServerAnswered() throws IOException {
        Files.writeString(parent.resolve("server.url"), "http://127.0.0.1:1\n");

        try (DataDirectory held = DataDirectory.take(parent)) {
            assertThat(held.database()).isEqualTo(parent.resolve("database"));
            assertThat(parent.resolve("server.url")).doesNotExist();
        }
    }

    @Test
    void itsLogsAreForTheOwnerOnly() throws IOException {
        try (DataDirectory held = DataDirectory.take(parent)) {
            assertThat(held.database()).doesNotExist();
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(parent.resolve("log"))))
                    .isEqualTo("rwx------");
        }
    }

    @Test
    void aPlaceThatCannotBeADirectoryIsRefusedByName() throws IOException {
        Path file = Files.createFile(parent.resolve("file"));

        assertThatThrownBy(() -> DataDirectory.take(file))
                .isInstanceOf(RefusedProperty.class)
                .hasMessageContaining("waymark.data");
    }
}
