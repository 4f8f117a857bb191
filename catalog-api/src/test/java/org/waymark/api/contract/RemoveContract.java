package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.api.ErrorCode.HAS_REPLICAS;
import static org.waymark.api.ErrorCode.INVALID_ARGUMENT;
import static org.waymark.api.ErrorCode.IS_A_DIRECTORY;
import static org.waymark.api.ErrorCode.NOT_A_DIRECTORY;
import static org.waymark.api.ErrorCode.NOT_EMPTY;
import static org.waymark.api.ErrorCode.NOT_FOUND;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Effect;
import org.waymark.api.Guid;
import org.waymark.api.Message;

/** Taking entries away. */
abstract class RemoveContract extends Subject {

    RemoveContract(CatalogFixture fixture) {
        super(fixture);
    }

    @Test
    void anUnlinkedFileIsGone() {
        Guid guid = alice.create("f").guid();
        Effect effect = alice.unlink("f");
        assertThat(effect).isEqualTo(new Effect(Effect.Kind.REMOVED, guid, 0));
        assertThat(alice.finds("f")).isFalse();
        assertThat(alice.finds(guid)).isFalse();
    }

    @Test
    void aFileWithReplicasIsNotUnlinked() {
        alice.register("f", "f");
        refusedWithoutEffect(HAS_REPLICAS, () -> alice.unlink("f"));
    }

    @Test
    void aRemovedFileTakesTheRecordsOfItsReplicasAlong() {
        alice.register("f", "one", "two");
        alice.remove("f");
        assertThat(alice.finds("f")).isFalse();
        assertThat(alice.finds(alice.sfn("one"))).isFalse();
        alice.register("g", "one", "two");
        assertThat(alice.replicas("g")).hasSize(2);
    }

    @Test
    void aFileIsRemovedByItsGuidOrStorageUrl() {
        Guid guid = alice.create("f").guid();
        alice.register("g", "g");
        Guid third = alice.create("h").guid();
        alice.does(new Change.Unlink(guid));
        alice.does(new Change.Remove(alice.sfn("g")));
        alice.does(new Change.Remove(third));
        assertThat(alice.names(".")).isEmpty();
    }

    @Test
    void aDirectoryIsNoFile() {
        alice.mkdir("d");
        refusedWithoutEffect(IS_A_DIRECTORY, () -> alice.unlink("d"));
        refusedWithoutEffect(IS_A_DIRECTORY, () -> alice.remove("d"));
    }

    @Test
    void aSymlinkIsRemovedAndNotItsTarget() {
        alice.register("f", "f");
        alice.mkdirs("d/e");
        alice.symlink("first", "f");
        alice.symlink("second", "f");
        alice.symlink("third", "d");
        alice.unlink("first");
        alice.remove("second");
        alice.removeTree("third");
        assertThat(alice.names(".")).containsExactly("d", "f");
        assertThat(alice.names("d")).containsExactly("e");
    }

    @Test
    void anEmptyDirectoryIsRemoved() {
        alice.mkdir("d");
        assertThat(alice.rmdir("d")).isEqualTo(new Effect(Effect.Kind.REMOVED, null, 0));
        assertThat(alice.finds("d")).isFalse();
    }

    @Test
    void aDirectoryThatHoldsSomethingIsNotRemovedAlone() {
        alice.mkdirs("d/e");
        refusedWithoutEffect(NOT_EMPTY, () -> alice.rmdir("d"));
        alice.mkdir("links");
        alice.symlink("links/dangling", "nowhere");
        refusedWithoutEffect(NOT_EMPTY, () -> alice.rmdir("links"));
    }

    @Test
    void onlyADirectoryIsRemovedAsOne() {
        alice.create("f");
        alice.mkdir("d");
        alice.symlink("l", "d");
        refusedWithoutEffect(NOT_A_DIRECTORY, () -> alice.rmdir("f"));
        refusedWithoutEffect(NOT_A_DIRECTORY, () -> alice.rmdir("l"));
    }

    @Test
    void whatIsNotThereCannotBeRemoved() {
        refused(NOT_FOUND, () -> alice.unlink("no"));
        refused(NOT_FOUND, () -> alice.remove("no"));
        refused(NOT_FOUND, () -> alice.rmdir("no"));
        refused(NOT_FOUND, () -> alice.removeTree("no"));
        refused(NOT_FOUND, () -> alice.does(new Change.Remove(Actor.newGuid())));
    }

    @Test
    void aTreeIsRemovedWithFilesReplicasAndSymlinks() {
        alice.mkdirs("d/e/f");
        alice.register("d/e/file", "file");
        Guid guid = alice.create("d/e/f/deep").guid();
        alice.mkdir("outside");
        alice.create("outside/kept");
        alice.symlink("d/e/link", "../../outside");
        alice.removeTree("d");
        assertThat(alice.names(".")).containsExactly("outside");
        assertThat(alice.names("outside")).containsExactly("kept");
        assertThat(alice.finds(guid)).isFalse();
        assertThat(alice.finds(alice.sfn("file"))).isFalse();
    }

    @Test
    void aTreeMayBeASingleFile() {
        alice.register("f", "f");
        alice.removeTree("f");
        assertThat(alice.names(".")).isEmpty();
        assertThat(alice.finds(alice.sfn("f"))).isFalse();
    }

    @Test
    void aWideTreeIsRemovedWhole() {
        alice.mkdir("d");
        alice.sends(Message.atomic(IntStream.range(0, 1_200)
                .mapToObj(i -> alice.newFile("d/" + i, null))
                .toList()));
        alice.removeTree("d");
        assertThat(alice.finds("d")).isFalse();
        alice.mkdir("d");
        assertThat(alice.names("d")).isEmpty();
    }

    @Test
    void theRootStays() {
        // The second change always fails: should the first one ever succeed, it is undone.
        CatalogException failure = failureOf(() -> root.sends(
                Message.atomic(new Change.RemoveTree(CatalogPath.ROOT), new Change.Mkdir(CatalogPath.ROOT))));
        assertThat(failure.index()).isZero();
        assertThat(failure.code()).isEqualTo(INVALID_ARGUMENT);
        assertThat(failureOf(() -> root.does(new Change.Rmdir(CatalogPath.ROOT)))
                        .code())
                .isIn(INVALID_ARGUMENT, NOT_EMPTY);
    }

    @Test
    void aNameUsedAgainIsAnotherEntry() {
        Guid guid = alice.create("f").guid();
        alice.setComment("f", "the first");
        alice.unlink("f");
        alice.create("f");
        assertThat(alice.stat("f").guid()).isNotEqualTo(guid);
        assertThat(alice.stat("f").comment()).isNull();
    }

    @Test
    void manyFilesAreRemovedAtOnceAndTheirOutcomesComeInOrder() {
        alice.create("f");
        alice.create("g");
        var outcomes = alice.sends(Message.each(List.of(
                new Change.Unlink(alice.at("g")),
                new Change.Unlink(alice.at("no")),
                new Change.Unlink(alice.at("f")))));
        assertThat(outcomes).extracting(outcome -> outcome.isOk()).containsExactly(true, false, true);
        assertThat(alice.names(".")).isEmpty();
    }
}
