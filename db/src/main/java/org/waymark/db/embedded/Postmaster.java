package org.waymark.db.embedded;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Starts, finds and stops the server of a cluster. The caller sees to it that nobody else does so at the same time. */
final class Postmaster {
    private static final Logger LOG = LoggerFactory.getLogger(Postmaster.class);

    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(20);

    /** Recovery from a crash reads all the WAL since the last checkpoint, on a slow disk for minutes. */
    private static final Duration READY_LIMIT = Duration.ofMinutes(10);

    /** How often a start is tried while the processes of a killed server go away: 15 seconds in all. */
    private static final int ATTEMPTS = 50;

    private static final Duration BETWEEN_ATTEMPTS = Duration.ofMillis(300);

    private static final String STOP_SECONDS = "60";

    private final Cluster cluster;
    private final PostgresBinaries binaries;
    private final ServerLog log;

    Postmaster(Cluster cluster, PostgresBinaries binaries) {
        this.cluster = cluster;
        this.binaries = binaries;
        this.log = new ServerLog(cluster);
    }

    /** The server that runs already, once it is ready; nothing when there is none or it was about to stop. */
    Optional<PostmasterFile> attach() throws IOException {
        long giveUp = System.nanoTime() + READY_LIMIT.toNanos();
        Optional<PostmasterFile> server = running();
        while (server.isPresent() && !server.get().ready()) {
            pauseUntil(giveUp);
            server = running();
        }
        return server;
    }

    /** Starts the server on the preferred port or the next free one, and returns when it is ready. */
    PostmasterFile start(int preferredPort) throws IOException {
        for (int attempt = 1; ; attempt++) {
            forgetForeignProcess();
            int port = Ports.firstFreeFrom(preferredPort);
            Process process = launch(port);
            Optional<PostmasterFile> server = awaitReady(process);
            if (server.isPresent()) {
                return server.get();
            }
            boolean passing = !Ports.isFree(port) || log.tellsOfLeftOverProcesses();
            if (!passing || attempt == ATTEMPTS) {
                throw new EmbeddedPostgresException("The embedded database in %s does not start (status %d):\n%s"
                        .formatted(cluster.home(), process.exitValue(), log.lastLines()));
            }
            Pauses.pause(BETWEEN_ATTEMPTS);
        }
    }

    private Process launch(int port) throws IOException {
        return cluster.user()
                .program(
                        binaries.program("postgres"),
                        "-D",
                        cluster.data().toString(),
                        "-c",
                        "config_file=" + ServerSettings.write(cluster.home(), port))
                .launchIn(cluster.home(), log.start());
    }

    private Optional<PostmasterFile> awaitReady(Process process) throws IOException {
        long giveUp = System.nanoTime() + READY_LIMIT.toNanos();
        while (process.isAlive()) {
            Optional<PostmasterFile> server =
                    PostmasterFile.read(cluster.data()).filter(file -> file.pid() == process.pid() && file.ready());
            if (server.isPresent()) {
                return server;
            }
            pauseUntil(giveUp);
        }
        return Optional.empty();
    }

    private void pauseUntil(long giveUp) throws IOException {
        if (System.nanoTime() - giveUp > 0) {
            throw new EmbeddedPostgresException(
                    "The embedded database in %s runs but is not ready after %d minutes; it may be recovering, try again later:\n%s"
                            .formatted(cluster.home(), READY_LIMIT.toMinutes(), log.lastLines()));
        }
        Pauses.pause(BETWEEN_LOOKS);
    }

    /** Stops the server if it runs: disconnects the clients, writes a checkpoint, and returns when all is over. */
    void stop() throws IOException {
        if (running().isPresent() && stop("fast").failed() && running().isPresent()) {
            LOG.warn("The embedded database did not stop in {} s and will recover at its next start", STOP_SECONDS);
            Program.Ended ended = stop("immediate");
            if (ended.failed()) {
                throw new EmbeddedPostgresException(
                        "The embedded database in %s does not stop: %s".formatted(cluster.home(), ended.output()));
            }
        }
    }

    private Program.Ended stop(String mode) throws IOException {
        return cluster.user()
                .program(
                        binaries.program("pg_ctl"),
                        "stop",
                        "--pgdata=" + cluster.data(),
                        "--mode=" + mode,
                        "--timeout=" + STOP_SECONDS,
                        "--silent")
                .runIn(cluster.home());
    }

    private Optional<PostmasterFile> running() throws IOException {
        return PostmasterFile.read(cluster.data()).filter(file -> file.isServerOf(cluster.data()));
    }

    /**
     * After a reboot or in a new container, a killed server's process id may be anybody's, even a thread's of this JVM;
     * PostgreSQL would take it for a running server.
     */
    private void forgetForeignProcess() throws IOException {
        Optional<PostmasterFile> file = PostmasterFile.read(cluster.data());
        if (file.isPresent() && file.get().isForeignTo(cluster.data())) {
            Files.deleteIfExists(PostmasterFile.path(cluster.data()));
        }
    }
}
