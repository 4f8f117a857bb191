package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.api.ErrorCode.ALREADY_EXISTS;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.waymark.api.AttributeChange.ClearAttributes;
import org.waymark.api.AttributeChange.CreateSchema;
import org.waymark.api.AttributeChange.SetAttributes;
import org.waymark.api.AttributeChange.SetSchema;
import org.waymark.api.AttributeDefinition;
import org.waymark.api.AttributeType;
import org.waymark.api.Change;
import org.waymark.api.Change.SetReplica;
import org.waymark.api.ChangeRecord;
import org.waymark.api.Guid;
import org.waymark.api.Message;
import org.waymark.api.NewReplica;
import org.waymark.api.Operation;
import org.waymark.api.Page;
import org.waymark.api.PageRequest;
import org.waymark.api.ReplicaStatus;

/** The log of all changes, as an administrator reads it. */
abstract class ChangeLogContract extends Subject {

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final Reader reader = new Reader();

    ChangeLogContract(CatalogFixture fixture) {
        super(fixture);
    }

    /** Reads on from where it stopped, and keeps what concerns the directory of the test. */
    private final class Reader {
        private final List<ChangeRecord> seen = new ArrayList<>();
        private PageRequest from = new PageRequest(PageRequest.MAX_SIZE, null);

        /** Reads all that can be read now. */
        void advance() {
            while (true) {
                Page<ChangeRecord> page = root.catalog().listChanges(from);
                page.items().stream().filter(this::isOurs).forEach(seen::add);
                assertThat(page.next()).as("the token to go on from").isNotNull();
                from = new PageRequest(from.size(), page.next());
                if (page.items().isEmpty()) {
                    return;
                }
            }
        }

        private boolean isOurs(ChangeRecord change) {
            return isOurs(change.oldPath()) || isOurs(change.newPath());
        }

        private boolean isOurs(@Nullable String path) {
            return path != null && path.startsWith(home.text() + "/");
        }

        /** Waits for {@code count} changes: a change shows once all that began before it have ended. */
        List<ChangeRecord> await(int count) {
            Instant end = Instant.now().plus(PATIENCE);
            advance();
            while (seen.size() < count && Instant.now().isBefore(end)) {
                LockSupport.parkNanos(Duration.ofMillis(20).toNanos());
                advance();
            }
            return List.copyOf(seen);
        }
    }

    @BeforeEach
    void theReaderKnowsWhatWasBefore() {
        reader.advance();
    }

    @Test
    void aNewEntryIsLoggedWithItsPathItsGuidAndItsMaker() {
        Instant before = Instant.now().minus(Duration.ofMinutes(5));
        alice.mkdir("d");
        Guid guid = alice.create("d/f").guid();
        List<ChangeRecord> log = reader.await(2);
        assertThat(log).extracting(ChangeRecord::operation).containsExactly(Operation.MKDIR, Operation.CREATE_FILE);
        assertThat(log).extracting(ChangeRecord::oldPath).containsOnlyNulls();
        assertThat(log)
                .extracting(ChangeRecord::newPath)
                .containsExactly(alice.at("d").text(), alice.at("d/f").text());
        assertThat(log).extracting(ChangeRecord::guid).containsExactly(null, guid);
        assertThat(log).extracting(ChangeRecord::caller).containsOnly(ALICE);
        assertThat(log).extracting(ChangeRecord::time).allMatch(before::isBefore);
        assertThat(log.get(0).entryId()).isNotEqualTo(log.get(1).entryId());
    }

    @Test
    void theLifeOfAFileIsLoggedUnderOneNumber() {
        Guid guid = alice.create("f").guid();
        alice.rename("f", "g");
        alice.setComment("g", "x");
        alice.unlink("g");
        List<ChangeRecord> log = reader.await(4);
        String f = alice.at("f").text();
        String g = alice.at("g").text();
        assertThat(log)
                .extracting(ChangeRecord::operation)
                .containsExactly(Operation.CREATE_FILE, Operation.RENAME, Operation.SET_COMMENT, Operation.UNLINK);
        assertThat(log).extracting(ChangeRecord::oldPath).containsExactly(null, f, g, g);
        assertThat(log).extracting(ChangeRecord::newPath).containsExactly(f, g, g, null);
        assertThat(log).extracting(ChangeRecord::guid).containsOnly(guid);
        assertThat(log.stream().map(ChangeRecord::entryId).distinct()).hasSize(1);
    }

    @Test
    void everyKindOfChangeIsLoggedOnce() {
        alice.register("f", "r");
        List<Change> changes = List.of(
                new Change.SetTimes(alice.at("f"), null, null),
                new Change.SetContent(alice.at("f"), 5L, null),
                new Change.AddReplica(alice.at("f"), NewReplica.at(alice.sfn("s"))),
                SetReplica.status(alice.sfn("s"), ReplicaStatus.LOST),
                new Change.RemoveReplica(alice.sfn("s")),
                new Change.Chmod(alice.at("f"), "0600"),
                new Change.Symlink(alice.at("l"), "f"),
                new Change.Remove(alice.at("f")));
        alice.sends(Message.atomic(changes));
        List<ChangeRecord> log = reader.await(1 + changes.size());
        assertThat(log.get(0).operation()).isEqualTo(Operation.REGISTER);
        assertThat(log.subList(1, log.size()))
                .extracting(ChangeRecord::operation)
                .containsExactlyElementsOf(
                        changes.stream().map(Change::operation).toList());
    }

    @Test
    void changesOfAttributesAreLoggedWithTheirEntry() {
        String name = Actor.unique("s").replace('-', '_');
        Map<String, String> five = Map.of(name, "5");
        alice.sendsAtomically(
                new CreateSchema(name, List.of(new AttributeDefinition(name, AttributeType.INT))),
                new Change.CreateFile(alice.at("f")),
                new SetSchema(alice.at("f"), name),
                new SetAttributes(alice.at("f"), five),
                new SetAttributes(alice.at("f"), five),
                new ClearAttributes(alice.at("f"), List.of(name)),
                new ClearAttributes(alice.at("f"), List.of(name)),
                new Change.SetComment(alice.at("f"), "the last"));
        List<ChangeRecord> log = reader.await(5);
        assertThat(log)
                .extracting(ChangeRecord::operation)
                .containsExactly(
                        Operation.CREATE_FILE,
                        Operation.SET_SCHEMA,
                        Operation.SET_ATTRIBUTES,
                        Operation.CLEAR_ATTRIBUTES,
                        Operation.SET_COMMENT);
        assertThat(log)
                .extracting(ChangeRecord::newPath)
                .containsOnly(alice.at("f").text());
        assertThat(log.stream().map(ChangeRecord::entryId).distinct()).hasSize(1);
    }

    @Test
    void whatDidNotHappenIsNotLogged() {
        alice.mkdir("d");
        refused(ALREADY_EXISTS, () -> alice.mkdir("d"));
        refused(
                ALREADY_EXISTS,
                () -> alice.sendsAtomically(new Change.Mkdir(alice.at("x")), new Change.Mkdir(alice.at("d"))));
        alice.sends(Message.each(new Change.Mkdir(alice.at("d")), new Change.Mkdir(alice.at("e"))));
        assertThat(reader.await(2))
                .extracting(ChangeRecord::newPath)
                .containsExactly(alice.at("d").text(), alice.at("e").text());
    }

    @Test
    void readingIsNotLogged() {
        alice.stat(".");
        alice.names(".");
        alice.create("f");
        assertThat(reader.await(1)).hasSize(1);
    }

    @Test
    void theOrderNeverChangesWhateverThePageSize() {
        String start = reader.from.token();
        for (int i = 0; i < 15; i++) {
            alice.create("f" + i);
        }
        List<ChangeRecord> once = reader.await(15);
        List<ChangeRecord> again = new ArrayList<>();
        PageRequest from = new PageRequest(4, start);
        while (again.size() < 15) {
            Page<ChangeRecord> page = root.catalog().listChanges(from);
            assertThat(page.items()).isNotEmpty().hasSizeLessThanOrEqualTo(4);
            page.items().stream().filter(reader::isOurs).forEach(again::add);
            from = new PageRequest(4, page.next());
        }
        assertThat(again).isEqualTo(once);
        assertThat(once)
                .extracting(ChangeRecord::newPath)
                .isSortedAccordingTo((a, b) -> Integer.compare(number(a), number(b)));
    }

    private static int number(String path) {
        return Integer.parseInt(path.substring(path.lastIndexOf('f') + 1));
    }

    @Test
    void aReaderMissesNothingThatIsWrittenWhileItReads() throws Exception {
        int writers = 6;
        int each = 40;
        CountDownLatch done = new CountDownLatch(writers);
        for (int w = 0; w < writers; w++) {
            alice.mkdir("w" + w);
        }
        List<Thread> threads = new ArrayList<>();
        for (int w = 0; w < writers; w++) {
            String directory = "w" + w;
            Thread thread = new Thread(() -> {
                for (int i = 0; i < each; i += 4) {
                    alice.sendsAtomically(
                            alice.newFile(directory + "/" + i, null),
                            alice.newFile(directory + "/" + (i + 1), null),
                            alice.newFile(directory + "/" + (i + 2), null),
                            alice.newFile(directory + "/" + (i + 3), null));
                }
                done.countDown();
            });
            threads.add(thread);
            thread.start();
        }
        while (done.getCount() > 0 && threads.stream().anyMatch(Thread::isAlive)) {
            reader.advance();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        List<ChangeRecord> log = reader.await(writers + writers * each);
        assertThat(log)
                .extracting(ChangeRecord::newPath)
                .hasSize(writers + writers * each)
                .doesNotHaveDuplicates();
    }
}
