package org.waymark.db.embedded;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The server's configuration file, written anew at every start. */
final class ServerSettings {
    private static final String TEMPLATE = """
            # Written by Waymark at every start. Settings of your own go to local.conf beside this file.
            include 'data/postgresql.conf'

            # Reachable from this machine only, and by password only (data/pg_hba.conf).
            listen_addresses = '127.0.0.1'
            port = %d
            unix_socket_directories = ''
            max_connections = 200

            # An acknowledged commit survives a crash and a power cut.
            fsync = on
            synchronous_commit = on
            full_page_writes = on

            # Bulk inserts write much WAL; checkpoints that come seldom write each page once.
            max_wal_size = 2GB
            min_wal_size = 256MB
            checkpoint_timeout = 15min
            wal_buffers = 16MB

            # Short statements on SSDs by many connections.
            shared_buffers = 128MB
            work_mem = 16MB
            maintenance_work_mem = 128MB
            random_page_cost = 1.1
            jit = off
            max_parallel_workers_per_gather = 0
            deadlock_timeout = 200ms

            # One file per day of the week, each overwritten after a week.
            logging_collector = on
            log_directory = '../log'
            log_filename = 'postgresql-%%a.log'
            log_rotation_age = 1d
            log_rotation_size = 0
            log_truncate_on_rotation = on
            log_min_duration_statement = 5s

            include_if_exists 'local.conf'
            """;

    private ServerSettings() {}

    /** Writes the file and returns it. */
    static Path write(Path home, int port) throws IOException {
        return Files.writeString(home.resolve("postgresql.conf"), TEMPLATE.formatted(port), UTF_8);
    }
}
