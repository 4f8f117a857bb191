package org.waymark.server.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Checksums;
import org.waymark.api.Follow;
import org.waymark.api.Message;
import org.waymark.api.NewReplica;
import org.waymark.api.Outcome;
import org.waymark.api.StorageUrl;
import org.waymark.client.CatalogClient;
import org.waymark.client.Credentials;

/** A crash in the middle of an import: what was acknowledged is wholly there, everything else wholly there or wholly absent. */
class CrashTest {

    private static final int FILES = 25;
    private static final int WRITERS = 4;
    private static final int ENOUGH = 60;

    private final AtomicInteger sent = new AtomicInteger();
    private final Set<Integer> acknowledged = ConcurrentHashMap.newKeySet();

    private final TestData data = TestData.fresh(CrashTest.class);

    @AfterEach
    void cleanUp() {
        data.close();
    }

    @Test
    void aKilledServerLosesNothingThatItAcknowledged() throws Exception {
        ServerProcess server = new ServerProcess(data.directory());
        importUntil(server, server::kill);
        verifyAfterRestart();
    }

    @Test
    void aKilledDatabaseLosesNothingThatWasAcknowledged() throws Exception {
        try (ServerProcess server = new ServerProcess(data.directory())) {
            importUntil(server, this::killDatabase);
            server.kill();
        }
        verifyAfterRestart();
    }

    private void killDatabase() throws IOException {
        Path file = data.cluster().resolve("data/postmaster.pid");
        long pid = Long.parseLong(Files.readAllLines(file).get(0).strip());
        ProcessHandle.of(pid).orElseThrow().destroyForcibly();
    }

    /** Something that ends the import. */
    private interface Crash {
        void happen() throws Exception;
    }

    private void importUntil(ServerProcess server, Crash crash) throws Exception {
        client(server).apply(new Change.Mkdir(CatalogPath.parse("/import")));
        AtomicBoolean crashed = new AtomicBoolean();
        List<Thread> writers = new ArrayList<>();
        for (int i = 0; i < WRITERS; i++) {
            Thread writer = new Thread(() -> importMessages(client(server), crashed));
            writer.start();
            writers.add(writer);
        }
        while (acknowledged.size() < ENOUGH) {
            Thread.sleep(5);
        }
        crash.happen();
        crashed.set(true);
        for (Thread writer : writers) {
            writer.join();
        }
    }

    private void importMessages(CatalogOperations catalog, AtomicBoolean crashed) {
        while (!crashed.get()) {
            int message = sent.getAndIncrement();
            try {
                catalog.apply(Message.atomic(files(message)));
                acknowledged.add(message);
            } catch (CatalogException e) {
                // In doubt: the crash came before the answer.
            }
        }
    }

    private static List<Change> files(int message) {
        return IntStream.range(0, FILES)
                .<Change>mapToObj(i -> new Change.Register(
                        path(message, i),
                        i,
                        Checksums.parse("adler32:%08x".formatted(i)),
                        NewReplica.at(new StorageUrl("root://se.example.org/" + message + "/" + i))))
                .toList();
    }

    private static CatalogPath path(int message, int file) {
        return CatalogPath.parse("/import/" + message + "-" + file);
    }

    private static CatalogOperations client(ServerProcess server) {
        return CatalogClient.rest(server.url(), new Credentials.Insecure("root", List.of("root")));
    }

    private void verifyAfterRestart() throws Exception {
        assertThat(acknowledged).hasSizeGreaterThanOrEqualTo(ENOUGH);
        try (ServerProcess server = new ServerProcess(data.directory())) {
            CatalogOperations catalog = client(server);
            for (int message = 0; message < sent.get(); message++) {
                int there = count(catalog, message);
                if (acknowledged.contains(message)) {
                    assertThat(there).as("message %d was acknowledged", message).isEqualTo(FILES);
                } else {
                    assertThat(there).as("message %d is in doubt", message).isIn(0, FILES);
                }
            }
        }
    }

    private static int count(CatalogOperations catalog, int message) {
        List<CatalogPath> paths =
                IntStream.range(0, FILES).mapToObj(i -> path(message, i)).toList();
        int files = (int)
                catalog.stat(paths, Follow.NO).stream().filter(Outcome::isOk).count();
        int replicas = (int) catalog.listReplicas(paths).stream()
                .filter(outcome -> outcome.isOk() && outcome.require().size() == 1)
                .count();
        assertThat(replicas).as("replicas of message %d", message).isEqualTo(files);
        return files;
    }
}
