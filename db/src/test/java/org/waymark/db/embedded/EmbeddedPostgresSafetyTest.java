package org.waymark.db.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;
import static org.waymark.db.embedded.Sandbox.ask;
import static org.waymark.db.embedded.Sandbox.execute;
import static org.waymark.db.embedded.Sandbox.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a running server promises: durable, and no way into the machine. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EmbeddedPostgresSafetyTest {
    private Sandbox sandbox;
    private Path directory;
    private EmbeddedPostgres postgres;

    @BeforeAll
    void start() throws IOException {
        sandbox = new Sandbox();
        directory = sandbox.dataDirectory("data-directory");
        postgres = sandbox.start(directory);
    }

    @AfterAll
    void stop() throws IOException {
        postgres.close();
        sandbox.close();
    }

    @ParameterizedTest
    @CsvSource({
        "fsync, on",
        "synchronous_commit, on",
        "full_page_writes, on",
        "data_checksums, on",
        "listen_addresses, 127.0.0.1",
        "unix_socket_directories, ''",
        "password_encryption, scram-sha-256",
        "server_encoding, UTF8",
        "logging_collector, on",
        "jit, off",
        "deadlock_timeout, 200ms",
        "max_wal_size, 2GB",
    })
    void theSettingIsInForce(String name, String value) throws Exception {
        String password =
                ClusterAccess.load(directory.resolve("access.properties")).superuserPassword();
        try (Connection superuser = DriverManager.getConnection(postgres.jdbcUrl(), "postgres", password);
                ResultSet setting =
                        superuser.createStatement().executeQuery("SELECT current_setting('" + name + "')")) {
            setting.next();
            assertThat(setting.getString(1)).isEqualTo(value);
        }
    }

    @Test
    void textIsComparedByBytes() throws SQLException {
        assertThat(ask(postgres, "SELECT string_agg(t, '' ORDER BY t) FROM unnest(ARRAY['a', 'ä', 'B', '_', 'z']) t"))
                .isEqualTo("B_azä");
    }

    @Test
    void theCatalogsRoleOwnsItsDatabaseAndNothingElse() throws SQLException {
        assertThat(ask(
                        postgres,
                        "SELECT rolsuper OR rolcreatedb OR rolcreaterole OR rolreplication OR rolbypassrls"
                                + " FROM pg_roles WHERE rolname = current_user"))
                .isEqualTo("f");
        execute(postgres, "CREATE SCHEMA allowed CREATE TABLE allowed.t (i int)");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "COPY (SELECT 1) TO PROGRAM 'true'",
                "COPY (SELECT 1) TO '/tmp/waymark-never-written'",
                "SELECT pg_read_file('/etc/passwd')",
                "SELECT lo_import('/etc/passwd')",
                "ALTER SYSTEM SET fsync = off",
                "CREATE ROLE other SUPERUSER",
            })
    void theCatalogsRoleReachesNothingOutside(String sql) {
        assertThatThrownBy(() -> execute(postgres, sql)).hasMessageContaining("permission denied");
    }

    @ParameterizedTest
    @CsvSource({"waymark, ''", "waymark, wrong", "postgres, ''", "postgres, postgres", "root, ''"})
    void nobodyGetsInWithoutThePassword(String user, String password) {
        assertThatThrownBy(() -> DriverManager.getConnection(postgres.jdbcUrl(), user, password))
                .isInstanceOf(SQLException.class)
                .extracting(e -> ((SQLException) e).getSQLState())
                .isIn("28P01", "28000", "08004");
    }

    @Test
    void thePasswordsAreForTheOwnersEyesOnly() throws IOException {
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(directory.resolve("access.properties"))))
                .isEqualTo("rw-------");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(directory.resolve("data"))))
                .isEqualTo("rwx------");
        assertThat(directory.resolve("superuser-password")).doesNotExist();
        assertThat(postgres.password()).matches("[0-9a-f]{64}");
    }

    @Test
    void rootsServerRunsAsAnOrdinaryUser() throws IOException {
        assumeThat(Unprivileged.isRoot()).isTrue();
        String status = Files.readString(Path.of("/proc/" + server(directory).pid() + "/status"));
        assertThat(status)
                .containsPattern("Uid:\t[1-9]")
                .containsPattern("Gid:\t[1-9]")
                .containsPattern("Groups:\\s*\n")
                .containsPattern("CapEff:\t0+\n")
                .contains("NoNewPrivs:\t1");
    }

    @Test
    void otherDatabasesComeAndGo() throws SQLException {
        String url = postgres.createDatabase("one_more");
        try (var connection = DriverManager.getConnection(url, postgres.user(), postgres.password());
                var statement = connection.createStatement()) {
            statement.execute("CREATE TABLE mine (i int)");
            postgres.dropDatabase("one_more");
        }
        assertThatThrownBy(() -> DriverManager.getConnection(url, postgres.user(), postgres.password()))
                .hasMessageContaining("does not exist");
        assertThatThrownBy(() -> postgres.createDatabase("x; DROP DATABASE waymark"))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
