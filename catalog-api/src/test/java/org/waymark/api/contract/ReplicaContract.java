package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.api.ErrorCode.ALREADY_EXISTS;
import static org.waymark.api.ErrorCode.IS_A_DIRECTORY;
import static org.waymark.api.ErrorCode.NOT_FOUND;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.waymark.api.Change;
import org.waymark.api.Change.SetReplica;
import org.waymark.api.Checksums;
import org.waymark.api.FileReplica;
import org.waymark.api.Guid;
import org.waymark.api.LastReplica;
import org.waymark.api.Locator;
import org.waymark.api.Message;
import org.waymark.api.NewReplica;
import org.waymark.api.Outcome;
import org.waymark.api.Page;
import org.waymark.api.PageRequest;
import org.waymark.api.Replica;
import org.waymark.api.ReplicaQuery;
import org.waymark.api.ReplicaStatus;
import org.waymark.api.ReplicaType;
import org.waymark.api.StorageUrl;

/** Replicas: adding, listing, finding, changing and removing them. */
abstract class ReplicaContract extends Subject {

    private static final Instant LATER = Instant.parse("2100-01-01T00:00:00.123Z");

    ReplicaContract(CatalogFixture fixture) {
        super(fixture);
    }

    private Replica replica(String sfn) {
        return alice.catalog().listReplicas(alice.sfn(sfn)).stream()
                .filter(each -> each.sfn().equals(alice.sfn(sfn)))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void replicasAreListedInTheOrderOfTheirRegistration() {
        Guid guid = alice.register("f", "c", "a").guid();
        alice.addReplica("f", "b");
        for (Locator file : List.of(alice.at("f"), guid, alice.sfn("b"))) {
            assertThat(alice.catalog().listReplicas(file))
                    .extracting(Replica::sfn)
                    .containsExactly(alice.sfn("c"), alice.sfn("a"), alice.sfn("b"));
        }
    }

    @Test
    void theMasterIsListedFirst() {
        alice.register("f", "a", "b", "c");
        alice.does(SetReplica.master(alice.sfn("c")));
        assertThat(alice.replicas("f"))
                .extracting(Replica::sfn)
                .containsExactly(alice.sfn("c"), alice.sfn("a"), alice.sfn("b"));
    }

    @Test
    void aFileHasOneMasterAtMost() {
        alice.register("f", "a", "b");
        alice.does(SetReplica.master(alice.sfn("a")));
        alice.does(SetReplica.master(alice.sfn("b")));
        assertThat(replica("a").master()).isFalse();
        assertThat(replica("b").master()).isTrue();
    }

    @Test
    void whatIsSaidOfANewReplicaIsKept() {
        Map<String, String> attributes = Map.of("tier", "tape", "Größe", "'%\"");
        alice.create("f");
        alice.does(new Change.AddReplica(
                alice.at("f"),
                new NewReplica(
                        alice.sfn("r"),
                        ReplicaStatus.BEING_POPULATED,
                        ReplicaType.VOLATILE,
                        true,
                        "pool",
                        "/fs1",
                        "set",
                        LATER,
                        LATER.plusMillis(1),
                        attributes)));
        Replica replica = replica("r");
        assertThat(replica.status()).isEqualTo(ReplicaStatus.BEING_POPULATED);
        assertThat(replica.type()).isEqualTo(ReplicaType.VOLATILE);
        assertThat(replica.master()).isTrue();
        assertThat(List.of(replica.pool(), replica.fileSystem(), replica.setName()))
                .containsExactly("pool", "/fs1", "set");
        assertThat(replica.pinnedUntil()).isEqualTo(LATER);
        assertThat(replica.expires()).isEqualTo(LATER.plusMillis(1));
        assertThat(replica.attributes()).isEqualTo(attributes);
    }

    @Test
    void aReplicaOfWhichNothingIsSaidIsAvailableAndPermanent() {
        alice.register("f", "r");
        Replica replica = replica("r");
        assertThat(replica.status()).isEqualTo(ReplicaStatus.AVAILABLE);
        assertThat(replica.type()).isEqualTo(ReplicaType.PERMANENT);
        assertThat(replica.master()).isFalse();
        assertThat(replica.pool()).isNull();
        assertThat(replica.expires()).isNull();
        assertThat(replica.attributes()).isEmpty();
        assertThat(replica.created()).isNotNull();
    }

    @Test
    void aStorageUrlIsUniqueInTheCatalog() {
        alice.register("f", "r");
        alice.create("g");
        refusedWithoutEffect(ALREADY_EXISTS, () -> alice.addReplica("f", "r"));
        refusedWithoutEffect(ALREADY_EXISTS, () -> alice.addReplica("g", "r"));
    }

    @Test
    void storageUrlsAreComparedByTheirBytes() {
        alice.register("f", "r");
        alice.register("g", "R");
        assertThat(alice.catalog().stat(alice.sfn("R")).path()).isEqualTo(alice.at("g"));
    }

    @Test
    void aStorageUrlMayHoldWhateverAUriMay() {
        alice.create("f");
        String stem = alice.sfn("").text();
        List<StorageUrl> urls = List.of(
                new StorageUrl(stem + "o'brien;--"),
                new StorageUrl(stem + "a%20b?c=d&e=f#g"),
                new StorageUrl(stem + "é日本"),
                new StorageUrl("file://" + home.text()),
                new StorageUrl(stem + "x".repeat(StorageUrl.MAX_BYTES - stem.length())));
        for (StorageUrl url : urls) {
            alice.does(new Change.AddReplica(alice.at("f"), NewReplica.at(url)));
            assertThat(alice.catalog().stat(url).path()).isEqualTo(alice.at("f"));
        }
        assertThat(alice.replicas("f")).extracting(Replica::sfn).containsExactlyElementsOf(urls);
    }

    @Test
    void onlyAFileThatIsThereHasReplicas() {
        alice.mkdir("d");
        refusedWithoutEffect(IS_A_DIRECTORY, () -> alice.addReplica("d", "r"));
        refusedWithoutEffect(NOT_FOUND, () -> alice.addReplica("no", "r"));
    }

    @Test
    void aRemovedReplicaIsForgottenAndItsUrlIsFree() {
        alice.register("f", "a", "b");
        alice.does(new Change.RemoveReplica(alice.sfn("a")));
        assertThat(alice.replicas("f")).extracting(Replica::sfn).containsExactly(alice.sfn("b"));
        refused(NOT_FOUND, () -> alice.does(new Change.RemoveReplica(alice.sfn("a"))));
        alice.register("g", "a");
    }

    @Test
    void theFileStaysWithoutReplicasUnlessItIsToGoWithTheLast() {
        alice.register("f", "a");
        alice.register("g", "b", "c");
        alice.does(new Change.RemoveReplica(alice.sfn("a")));
        assertThat(alice.replicas("f")).isEmpty();
        alice.does(new Change.RemoveReplica(alice.sfn("b"), null, LastReplica.REMOVE_FILE));
        assertThat(alice.finds("g")).isTrue();
        alice.does(new Change.RemoveReplica(alice.sfn("c"), null, LastReplica.REMOVE_FILE));
        assertThat(alice.finds("g")).isFalse();
    }

    @Test
    void aReplicaIsRemovedFromTheFileThatIsNamedOnly() {
        Guid guid = alice.register("f", "a").guid();
        alice.register("g", "b");
        refusedWithoutEffect(
                NOT_FOUND,
                () -> alice.does(new Change.RemoveReplica(alice.sfn("a"), alice.at("g"), LastReplica.KEEP_FILE)));
        alice.does(new Change.RemoveReplica(alice.sfn("a"), guid, LastReplica.KEEP_FILE));
        assertThat(alice.replicas("f")).isEmpty();
    }

    private static SetReplica labels(StorageUrl sfn, @Nullable String pool, @Nullable Map<String, String> attributes) {
        return new SetReplica(sfn, null, null, null, pool, null, null, null, null, null, attributes);
    }

    @Test
    void whatIsNotNamedInAChangeOfAReplicaStays() {
        alice.register("f", "r");
        StorageUrl sfn = alice.sfn("r");
        alice.does(labels(sfn, "pool", Map.of("a", "1", "b", "2")));
        alice.does(SetReplica.status(sfn, ReplicaStatus.LOST));
        alice.does(new SetReplica(
                sfn, null, ReplicaType.DURABLE, null, null, "fs", "set", null, LATER, LATER.plusMillis(1), null));
        Replica replica = replica("r");
        assertThat(replica.status()).isEqualTo(ReplicaStatus.LOST);
        assertThat(replica.type()).isEqualTo(ReplicaType.DURABLE);
        assertThat(replica.pool()).isEqualTo("pool");
        assertThat(replica.fileSystem()).isEqualTo("fs");
        assertThat(replica.setName()).isEqualTo("set");
        assertThat(replica.pinnedUntil()).isEqualTo(LATER);
        assertThat(replica.expires()).isEqualTo(LATER.plusMillis(1));
        assertThat(replica.attributes()).isEqualTo(Map.of("a", "1", "b", "2"));
        alice.does(labels(sfn, null, Map.of("c", "3")));
        assertThat(replica("r").attributes()).isEqualTo(Map.of("c", "3"));
    }

    @Test
    void aMasterMayBecomeAReplicaLikeOthers() {
        alice.register("f", "r");
        alice.does(SetReplica.master(alice.sfn("r")));
        alice.does(new SetReplica(alice.sfn("r"), null, null, false, null, null, null, null, null, null, null));
        assertThat(replica("r").master()).isFalse();
    }

    @Test
    void eachRecordedAccessIsCounted() {
        alice.register("f", "r");
        long before = replica("r").accessCount();
        for (int i = 0; i < 3; i++) {
            Instant used = LATER.plusMillis(i);
            alice.does(new SetReplica(alice.sfn("r"), null, null, null, null, null, null, used, null, null, null));
        }
        alice.does(SetReplica.status(alice.sfn("r"), ReplicaStatus.LOST));
        assertThat(replica("r").accessCount()).isEqualTo(before + 3);
        assertThat(replica("r").accessed()).isEqualTo(LATER.plusMillis(2));
    }

    @Test
    void aReplicaThatIsNotThereCannotBeChanged() {
        refused(NOT_FOUND, () -> alice.does(SetReplica.status(alice.sfn("no"), ReplicaStatus.LOST)));
    }

    @Test
    void theReplicasOfManyFilesAreListedAtOnce() {
        alice.mkdir("d");
        List<Change.Register> files = IntStream.range(0, 300)
                .mapToObj(i ->
                        new Change.Register(alice.at("d/" + i), 1, Checksums.NONE, NewReplica.at(alice.sfn("r" + i))))
                .toList();
        alice.sends(Message.atomic(files));
        List<Locator> wanted = new ArrayList<>();
        for (int i = 299; i >= 0; i--) {
            wanted.add(alice.at("d/" + i));
        }
        wanted.add(alice.at("no"));
        List<Outcome<List<Replica>>> outcomes = alice.catalog().listReplicas(wanted);
        assertThat(outcomes).hasSize(301);
        assertThat(outcomes.get(300).isOk()).isFalse();
        for (int i = 0; i < 300; i++) {
            assertThat(outcomes.get(i).require()).extracting(Replica::sfn).containsExactly(alice.sfn("r" + (299 - i)));
        }
    }

    private List<StorageUrl> found(ReplicaQuery query, int pageSize) {
        List<StorageUrl> found = new ArrayList<>();
        PageRequest request = new PageRequest(pageSize, null);
        while (true) {
            Page<FileReplica> page = alice.catalog().findReplicas(query, request);
            page.items().forEach(each -> found.add(each.replica().sfn()));
            if (page.next() == null) {
                return found;
            }
            request = new PageRequest(pageSize, page.next());
        }
    }

    @Test
    void replicasAreFoundByStorageElementInAnyLetterCase() {
        String host = Actor.unique("se").toLowerCase(Locale.ROOT) + ".example.org";
        Guid guid = alice.create("f").guid();
        StorageUrl sfn = new StorageUrl("root://" + host.toUpperCase(Locale.ROOT) + ":1094//data/f");
        alice.does(new Change.AddReplica(alice.at("f"), NewReplica.at(sfn)));
        alice.addReplica("f", "elsewhere");
        List<FileReplica> found = alice.catalog()
                .findReplicas(new ReplicaQuery(host.replace("se-", "SE-"), null, null), PageRequest.FIRST)
                .items();
        assertThat(found).hasSize(1);
        assertThat(found.get(0).path()).isEqualTo(alice.at("f"));
        assertThat(found.get(0).guid()).isEqualTo(guid);
        assertThat(found.get(0).replica().sfn()).isEqualTo(sfn);
    }

    @Test
    void replicasAreFoundBySetAndStatusPageByPage() {
        String set = Actor.unique("set");
        List<StorageUrl> members = new ArrayList<>();
        for (int i = 0; i < 25; i++) {
            StorageUrl sfn = alice.sfn("r" + i);
            alice.register("f" + i, "r" + i);
            alice.does(new SetReplica(sfn, null, null, null, null, null, set, null, null, null, null));
            members.add(sfn);
        }
        alice.does(SetReplica.status(alice.sfn("r7"), ReplicaStatus.LOST));
        assertThat(found(new ReplicaQuery(null, set, null), 10)).containsExactlyInAnyOrderElementsOf(members);
        assertThat(found(new ReplicaQuery(null, set, null), 25)).containsExactlyInAnyOrderElementsOf(members);
        assertThat(found(new ReplicaQuery(null, set, ReplicaStatus.LOST), 10)).containsExactly(alice.sfn("r7"));
        assertThat(found(new ReplicaQuery("no.example.org", set, null), 10)).isEmpty();
        assertThat(found(new ReplicaQuery("se.example.org", set, ReplicaStatus.AVAILABLE), 7))
                .hasSize(24)
                .doesNotContain(alice.sfn("r7"));
    }
}
