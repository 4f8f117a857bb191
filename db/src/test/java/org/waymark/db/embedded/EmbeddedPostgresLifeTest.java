package org.waymark.db.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;
import static org.waymark.db.embedded.Sandbox.ask;
import static org.waymark.db.embedded.Sandbox.execute;
import static org.waymark.db.embedded.Sandbox.kill;
import static org.waymark.db.embedded.Sandbox.server;

import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** How a server comes, goes, and comes back. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EmbeddedPostgresLifeTest {
    private Sandbox sandbox;
    private Path used;

    @BeforeAll
    void createOnce() throws Exception {
        sandbox = new Sandbox();
        used = sandbox.dataDirectory("used");
        try (EmbeddedPostgres postgres = sandbox.start(used)) {
            execute(postgres, "CREATE TABLE remembered (what text)");
            execute(postgres, "INSERT INTO remembered VALUES ('before')");
        }
    }

    @AfterAll
    void clear() throws IOException {
        sandbox.close();
    }

    @Test
    void aRestartKeepsDataPasswordAndPort() throws Exception {
        String password;
        int port;
        try (EmbeddedPostgres first = sandbox.start(used)) {
            assertThat(first.attached()).isFalse();
            password = first.password();
            port = first.port();
        }
        assertThat(Ports.isFree(port)).as("stopped").isTrue();
        try (EmbeddedPostgres second = sandbox.start(used)) {
            assertThat(ask(second, "SELECT what FROM remembered")).isEqualTo("before");
            assertThat(second.password()).isEqualTo(password);
            assertThat(second.port()).isEqualTo(port).isBetween(15432, 32767);
        }
    }

    @Test
    void theServerOfAKilledJvmLivesOnAndIsFoundAgain() throws Exception {
        Process jvm = sandbox.startInAnotherJvm(used);
        kill(jvm.toHandle());
        ProcessHandle orphan = server(used);
        try (EmbeddedPostgres postgres = sandbox.start(used)) {
            assertThat(postgres.attached()).isTrue();
            assertThat(server(used)).isEqualTo(orphan);
            assertThat(ask(postgres, "SELECT what FROM remembered")).isEqualTo("before");
        }
        assertThat(Sandbox.isServed(used)).as("stopped by whom found it").isFalse();
    }

    @Test
    void theLastJvmThatClosesStopsTheServer() throws Exception {
        Process jvm = sandbox.startInAnotherJvm(used);
        sandbox.start(used).close();
        assertThat(Sandbox.isServed(used)).as("the other JVM uses it").isTrue();
        kill(jvm.toHandle());
        sandbox.start(used).close();
        assertThat(Sandbox.isServed(used)).isFalse();
    }

    @Test
    void aServerLeftRunningIsFoundAgain() throws Exception {
        EmbeddedPostgres first = sandbox.start(used);
        first.leaveRunning();
        first.close();
        assertThat(Sandbox.isServed(used)).isTrue();
        try (EmbeddedPostgres second = sandbox.start(used)) {
            assertThat(second.attached()).isTrue();
        }
    }

    @Test
    void aKilledServerLosesNothingThatWasAcknowledged() throws Exception {
        EmbeddedPostgres first = sandbox.start(used);
        execute(first, "CREATE TABLE acknowledged AS SELECT generate_series(1, 1000)");
        first.leaveRunning();
        kill(server(used));
        try (EmbeddedPostgres second = sandbox.start(used)) {
            assertThat(second.attached()).isFalse();
            assertThat(ask(second, "SELECT count(*) FROM acknowledged")).isEqualTo("1000");
        }
    }

    @Test
    void aPidFileThatNamesAnotherProcessIsNoObstacle() throws Exception {
        String pid = Long.toString(ProcessHandle.current().pid());
        List<String> lines =
                List.of(pid, used.resolve("data").toString(), "0", "15432", "", "127.0.0.1", "1 1", "ready");
        Files.write(PostmasterFile.path(used.resolve("data")), lines);
        try (EmbeddedPostgres postgres = sandbox.start(used)) {
            assertThat(postgres.attached()).isFalse();
        }
    }

    @Test
    void itIsOutOfReachOfTheTerminalsSignals() throws Exception {
        try (EmbeddedPostgres ignored = sandbox.start(used)) {
            long pid = server(used).pid();
            List<String> afterName = List.of(Files.readString(Path.of("/proc/" + pid + "/stat"))
                    .replaceFirst("^.*\\) ", "")
                    .split(" "));
            assertThat(afterName.get(3)).as("session").isEqualTo(Long.toString(pid));
        }
    }

    @Test
    void itMovesOnWhenItsPortIsTakenAndStaysThere() throws Exception {
        int taken = ClusterAccess.load(used.resolve("access.properties")).port();
        int next;
        try (ServerSocket squatter = new ServerSocket(taken, 1, InetAddress.getByAddress(new byte[] {127, 0, 0, 1}));
                EmbeddedPostgres postgres = sandbox.start(used)) {
            next = postgres.port();
            assertThat(next).isGreaterThan(squatter.getLocalPort());
        }
        try (EmbeddedPostgres postgres = sandbox.start(used)) {
            assertThat(postgres.port()).isEqualTo(next);
        }
    }

    @Test
    void aFailureShowsWhatTheServerSaid() throws Exception {
        Path own = used.resolve("local.conf");
        Files.writeString(own, "shared_buffers = 'plenty'\n");
        try {
            assertThatThrownBy(() -> sandbox.start(used))
                    .isInstanceOf(EmbeddedPostgresException.class)
                    .hasMessageContaining("does not start")
                    .hasMessageContaining("invalid value for parameter \"shared_buffers\": \"plenty\"");
        } finally {
            Files.delete(own);
        }
    }

    @Test
    void dataOfAnotherMajorVersionIsRefused() throws Exception {
        Path version = used.resolve("data/PG_VERSION");
        Files.writeString(version, "16\n");
        try {
            assertThatThrownBy(() -> sandbox.start(used))
                    .isInstanceOf(EmbeddedPostgresException.class)
                    .hasMessageContaining("written by PostgreSQL 16")
                    .hasMessageContaining("--jdbc-url");
        } finally {
            Files.writeString(version, "17\n");
        }
    }

    @Test
    void dataWithoutPasswordIsRefusedAndLeftAlone() throws Exception {
        Path access = used.resolve("access.properties");
        Path hidden = Files.move(access, used.resolve("hidden"));
        try {
            assertThatThrownBy(() -> sandbox.start(used))
                    .isInstanceOf(EmbeddedPostgresException.class)
                    .hasMessageContaining("missing or damaged");
            assertThat(used.resolve("data/PG_VERSION")).exists();
        } finally {
            Files.move(hidden, access);
        }
    }

    @Test
    void oneProcessUsesADirectoryOnce() {
        try (EmbeddedPostgres ignored = sandbox.start(used)) {
            assertThatThrownBy(() -> sandbox.start(used)).hasMessageContaining("uses the data directory already");
        }
    }

    @Test
    void anInterruptedBeginningIsBegunAgain() throws Exception {
        Path fresh = sandbox.dataDirectory("interrupted");
        Path remains = Files.createDirectories(fresh.resolve("data.unfinished-1/base"));
        Files.writeString(remains.resolveSibling("PG_VERSION"), "17\n");
        try (EmbeddedPostgres postgres = sandbox.start(fresh)) {
            assertThat(ask(postgres, "SELECT current_user")).isEqualTo("waymark");
        }
        assertThat(remains).doesNotExist();
    }

    @Test
    void rootsDatabaseMovesWhereItsUserCanReachIt() throws Exception {
        assumeThat(Unprivileged.isRoot()).isTrue();
        Path closed = sandbox.closedDirectory("closed");
        String first;
        try (EmbeddedPostgres postgres = sandbox.start(closed)) {
            first = postgres.password();
            Path home = Path.of(Files.readString(closed.resolve("cluster")).strip());
            assertThat(home).hasParent(sandbox.outOfTheWay());
            assertThat(server(home).info().user()).isPresent().get().isNotEqualTo("root");
        }
        try (EmbeddedPostgres postgres = sandbox.start(closed)) {
            assertThat(postgres.password()).isEqualTo(first);
        }
        MoreFiles.deleteDirectoryContents(closed, RecursiveDeleteOption.ALLOW_INSECURE);
        try (EmbeddedPostgres postgres = sandbox.start(closed)) {
            assertThat(postgres.password()).as("an empty catalog").isNotEqualTo(first);
        }
    }
}
