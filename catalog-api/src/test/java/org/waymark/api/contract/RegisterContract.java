package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.api.ErrorCode.ALREADY_EXISTS;
import static org.waymark.api.ErrorCode.IS_A_DIRECTORY;
import static org.waymark.api.ErrorCode.NOT_FOUND;
import static org.waymark.api.ErrorCode.PERMISSION_DENIED;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.waymark.api.Change;
import org.waymark.api.Checksums;
import org.waymark.api.Effect;
import org.waymark.api.Entry;
import org.waymark.api.EntryKind;
import org.waymark.api.Guid;
import org.waymark.api.InitialPermissions;
import org.waymark.api.Message;
import org.waymark.api.MissingParents;
import org.waymark.api.NewReplica;
import org.waymark.api.Replica;

/** Saying that a file exists and where its replicas are, once or again. */
abstract class RegisterContract extends Subject {

    private static final Checksums SUM = Checksums.parse("adler32:0a1b2c3d");

    RegisterContract(CatalogFixture fixture) {
        super(fixture);
    }

    private Change.Register file(String path, @Nullable Guid guid, long size, Checksums checksums, String... sfns) {
        List<NewReplica> replicas =
                List.of(sfns).stream().map(sfn -> NewReplica.at(alice.sfn(sfn))).toList();
        return new Change.Register(
                alice.at(path),
                guid,
                size,
                checksums,
                replicas,
                MissingParents.FAIL,
                InitialPermissions.DEFAULT_FOR_FILE);
    }

    @Test
    void aFileIsMadeTogetherWithItsReplicas() {
        Effect effect = alice.does(file("f", null, 42, SUM, "one", "two"));
        Entry entry = alice.stat("f");
        assertThat(effect).isEqualTo(new Effect(Effect.Kind.CREATED, entry.guid(), entry.version()));
        assertThat(entry.kind()).isEqualTo(EntryKind.FILE);
        assertThat(entry.size()).isEqualTo(42);
        assertThat(entry.checksums()).isEqualTo(SUM);
        assertThat(entry.mode()).hasToString("0644");
        assertThat(alice.replicas("f")).extracting(Replica::sfn).containsExactly(alice.sfn("one"), alice.sfn("two"));
    }

    @Test
    void aFileMayBeRegisteredWithoutReplicas() {
        alice.does(file("f", null, 42, SUM));
        assertThat(alice.replicas("f")).isEmpty();
    }

    @Test
    void theGuidMayBeGiven() {
        Guid guid = Actor.newGuid();
        assertThat(alice.does(file("f", guid, 1, SUM)).guid()).isEqualTo(guid);
    }

    @Test
    void theSameAgainChangesNothing() {
        Guid guid = alice.does(file("f", null, 42, SUM, "one")).guid();
        var before = everything();
        Effect again = alice.does(file("f", null, 42, SUM, "one"));
        assertThat(again.kind()).isEqualTo(Effect.Kind.UNCHANGED);
        assertThat(again.guid()).isEqualTo(guid);
        assertThat(alice.does(file("f", guid, 42, SUM, "one")).kind()).isEqualTo(Effect.Kind.UNCHANGED);
        assertThat(everything()).isEqualTo(before);
    }

    @Test
    void theSameWithAnotherReplicaGainsTheReplica() {
        alice.does(file("f", null, 42, SUM, "one"));
        assertThat(alice.does(file("f", null, 42, SUM, "one", "two")).kind()).isEqualTo(Effect.Kind.CHANGED);
        assertThat(alice.does(file("f", null, 42, SUM, "three")).kind()).isEqualTo(Effect.Kind.CHANGED);
        assertThat(alice.replicas("f"))
                .extracting(Replica::sfn)
                .containsExactly(alice.sfn("one"), alice.sfn("two"), alice.sfn("three"));
    }

    @Test
    void anotherSizeIsAnotherFile() {
        alice.does(file("f", null, 42, SUM, "one"));
        refusedWithoutEffect(ALREADY_EXISTS, () -> alice.does(file("f", null, 43, SUM, "two")));
        assertThat(failureOf(() -> alice.does(file("f", null, 43, SUM, "two")))).hasMessageContaining("size");
    }

    @Test
    void anotherChecksumIsAnotherFile() {
        alice.does(file("f", null, 42, SUM, "one"));
        Checksums other = Checksums.parse("adler32:ffffffff");
        refusedWithoutEffect(ALREADY_EXISTS, () -> alice.does(file("f", null, 42, other, "two")));
        assertThat(failureOf(() -> alice.does(file("f", null, 42, other, "two")))
                        .getMessage())
                .containsAnyOf("checksum", "adler32");
    }

    @Test
    void anotherGuidIsAnotherFile() {
        alice.does(file("f", null, 42, SUM, "one"));
        Guid other = Actor.newGuid();
        refusedWithoutEffect(ALREADY_EXISTS, () -> alice.does(file("f", other, 42, SUM, "two")));
        assertThat(failureOf(() -> alice.does(file("f", other, 42, SUM, "two"))).getMessage())
                .containsIgnoringCase("guid");
    }

    @Test
    void aChecksumThatOnlyOneSideKnowsIsNoDifference() {
        alice.does(file("f", null, 42, SUM, "one"));
        alice.does(file("f", null, 42, Checksums.NONE, "two"));
        alice.does(file("f", null, 42, Checksums.parse("md5:" + "ab".repeat(16)), "three"));
        assertThat(alice.replicas("f")).hasSize(3);
        assertThat(alice.stat("f").checksums().all()).containsAll(SUM.all());
    }

    @Test
    void aStorageUrlBelongsToOneFile() {
        alice.does(file("f", null, 42, SUM, "one"));
        refusedWithoutEffect(ALREADY_EXISTS, () -> alice.does(file("g", null, 42, SUM, "new", "one")));
        alice.does(file("h", null, 42, SUM));
        refusedWithoutEffect(ALREADY_EXISTS, () -> alice.does(file("h", null, 42, SUM, "new", "one")));
    }

    @Test
    void aGuidBelongsToOneFile() {
        Guid guid = alice.does(file("f", null, 42, SUM)).guid();
        refusedWithoutEffect(ALREADY_EXISTS, () -> alice.does(file("g", guid, 42, SUM, "one")));
    }

    @Test
    void aDirectoryIsNoFile() {
        alice.mkdir("d");
        var before = everything();
        assertThat(failureOf(() -> alice.does(file("d", null, 42, SUM, "one"))).code())
                .isIn(ALREADY_EXISTS, IS_A_DIRECTORY);
        assertThat(everything()).isEqualTo(before);
    }

    @Test
    void theDirectoryMustBeThereUnlessItIsToBeMade() {
        refusedWithoutEffect(NOT_FOUND, () -> alice.does(file("a/b/f", null, 42, SUM, "one")));
        alice.does(new Change.Register(
                alice.at("a/b/f"),
                null,
                42,
                SUM,
                List.of(NewReplica.at(alice.sfn("one"))),
                MissingParents.CREATE,
                InitialPermissions.DEFAULT_FOR_FILE));
        assertThat(alice.replicas("a/b/f")).hasSize(1);
    }

    @Test
    void aRegistrationThatFailsLeavesNoDirectoryBehind() {
        alice.does(file("f", null, 42, SUM, "one"));
        Change clash = new Change.Register(
                alice.at("a/b/g"),
                null,
                42,
                SUM,
                List.of(NewReplica.at(alice.sfn("one"))),
                MissingParents.CREATE,
                InitialPermissions.DEFAULT_FOR_FILE);
        refusedWithoutEffect(ALREADY_EXISTS, () -> alice.does(clash));
    }

    @Test
    void aThousandFilesAreRegisteredInOneMessage() {
        alice.mkdir("d");
        List<Change.Register> files = IntStream.range(0, 1_000)
                .mapToObj(i -> file("d/" + i, null, i, SUM, "a" + i, "b" + i))
                .toList();
        assertThat(alice.sends(Message.atomic(files)))
                .extracting(outcome -> outcome.require().kind())
                .hasSize(1_000)
                .containsOnly(Effect.Kind.CREATED);
        assertThat(alice.sends(Message.atomic(files)))
                .extracting(outcome -> outcome.require().kind())
                .containsOnly(Effect.Kind.UNCHANGED);
        assertThat(alice.stat("d/999").size()).isEqualTo(999);
        assertThat(alice.catalog().stat(alice.sfn("b500")).path()).isEqualTo(alice.at("d/500"));
        assertThat(alice.names("d")).hasSize(1_000);
    }

    @Test
    void whoMayOnlyReadAFileMayRegisterItAgainButAddNothing() {
        alice.does(file("f", null, 42, SUM, "one"));
        alice.chmod("f", "0444");
        assertThat(alice.does(file("f", null, 42, SUM, "one")).kind()).isEqualTo(Effect.Kind.UNCHANGED);
        refusedWithoutEffect(PERMISSION_DENIED, () -> alice.does(file("f", null, 42, SUM, "one", "two")));
    }

    @Test
    void whoMayNotReadAFileLearnsNothingFromRegisteringIt() {
        alice.does(file("f", null, 42, SUM, "one"));
        alice.chmod("f", "0200");
        refusedWithoutEffect(PERMISSION_DENIED, () -> alice.does(file("f", null, 43, SUM, "one")));
        refusedWithoutEffect(PERMISSION_DENIED, () -> alice.does(file("f", null, 42, SUM, "one")));
    }
}
