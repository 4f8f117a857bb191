package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.api.ErrorCode.ALREADY_EXISTS;
import static org.waymark.api.ErrorCode.HAS_REPLICAS;
import static org.waymark.api.ErrorCode.INVALID_ARGUMENT;
import static org.waymark.api.ErrorCode.IS_A_DIRECTORY;
import static org.waymark.api.ErrorCode.NOT_A_DIRECTORY;
import static org.waymark.api.ErrorCode.NOT_EMPTY;
import static org.waymark.api.ErrorCode.NOT_FOUND;

import org.junit.jupiter.api.Test;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Entry;
import org.waymark.api.EntryKind;
import org.waymark.api.Guid;

/** Moving and renaming entries, with all that is below them. */
abstract class RenameContract extends Subject {

    RenameContract(CatalogFixture fixture) {
        super(fixture);
    }

    @Test
    void aRenamedFileIsTheSameFileUnderAnotherName() {
        Guid guid = alice.register("f", "f").guid();
        alice.setComment("f", "mine");
        Entry before = alice.stat("f");
        alice.rename("f", "g");
        Entry after = alice.stat("g");
        assertThat(alice.finds("f")).isFalse();
        assertThat(after.guid()).isEqualTo(guid);
        assertThat(after.comment()).isEqualTo("mine");
        assertThat(after.created()).isEqualTo(before.created());
        assertThat(after.modified()).isEqualTo(before.modified());
        assertThat(after.version()).isGreaterThan(before.version());
        assertThat(alice.replicas("g")).hasSize(1);
        assertThat(alice.catalog().stat(guid).path()).isEqualTo(alice.at("g"));
        assertThat(alice.catalog().stat(alice.sfn("f")).path()).isEqualTo(alice.at("g"));
    }

    @Test
    void theEffectTellsTheGuidAndTheVersion() {
        Guid guid = alice.create("f").guid();
        assertThat(alice.rename("f", "g").guid()).isEqualTo(guid);
        assertThat(alice.rename("g", "h").version()).isEqualTo(alice.stat("h").version());
    }

    @Test
    void anEntryMovesToAnotherDirectory() {
        alice.mkdir("from");
        alice.mkdir("to");
        alice.create("from/f");
        alice.rename("from/f", "to/g");
        assertThat(alice.names("from")).isEmpty();
        assertThat(alice.names("to")).containsExactly("g");
    }

    @Test
    void aDirectoryTakesAllThatIsBelowItAlong() {
        alice.mkdirs("a/b/c/d/e/f/g/h/i/j/k");
        Guid guid = alice.create("a/b/c/d/e/f/g/h/i/j/k/file").guid();
        alice.mkdir("z");
        alice.rename("a/b", "z/y");
        assertThat(alice.catalog().stat(guid).path()).isEqualTo(alice.at("z/y/c/d/e/f/g/h/i/j/k/file"));
        assertThat(alice.stat("z/y/c/d/e/f/g/h/i/j/k/file").guid()).isEqualTo(guid);
        assertThat(alice.finds("a/b/c/d/e/f/g/h/i/j/k/file")).isFalse();
        assertThat(alice.names("a")).isEmpty();
    }

    @Test
    void anEntryIsRenamedByItsGuidOrStorageUrl() {
        Guid guid = alice.register("f", "f").guid();
        alice.does(new Change.Rename(guid, alice.at("g")));
        assertThat(alice.finds("g")).isTrue();
        alice.does(new Change.Rename(alice.sfn("f"), alice.at("h")));
        assertThat(alice.names(".")).containsExactly("h");
    }

    @Test
    void whatHasTheNewNameAlreadyIsNotReplacedUnasked() {
        alice.create("f");
        alice.create("g");
        alice.mkdir("d");
        alice.symlink("l", "nowhere");
        refusedWithoutEffect(ALREADY_EXISTS, () -> alice.rename("f", "g"));
        refusedWithoutEffect(ALREADY_EXISTS, () -> alice.rename("f", "d"));
        refusedWithoutEffect(ALREADY_EXISTS, () -> alice.rename("f", "l"));
    }

    @Test
    void aFileWithoutReplicasGivesWayToAFile() {
        Guid guid = alice.register("f", "f").guid();
        Guid replaced = alice.create("g").guid();
        alice.replace("f", "g");
        assertThat(alice.names(".")).containsExactly("g");
        assertThat(alice.stat("g").guid()).isEqualTo(guid);
        assertThat(alice.finds(replaced)).isFalse();
    }

    @Test
    void aFileWithReplicasDoesNotGiveWay() {
        alice.create("f");
        alice.register("g", "g");
        refusedWithoutEffect(HAS_REPLICAS, () -> alice.replace("f", "g"));
    }

    @Test
    void anEmptyDirectoryGivesWayToADirectory() {
        alice.mkdirs("d/below");
        alice.mkdir("e");
        alice.replace("d", "e");
        assertThat(alice.names(".")).containsExactly("e");
        assertThat(alice.names("e")).containsExactly("below");
    }

    @Test
    void aDirectoryThatHoldsSomethingDoesNotGiveWay() {
        alice.mkdir("d");
        alice.mkdirs("e/below");
        refusedWithoutEffect(NOT_EMPTY, () -> alice.replace("d", "e"));
        refusedWithoutEffect(NOT_EMPTY, () -> alice.replace("e/below", "e"));
    }

    @Test
    void filesAndDirectoriesDoNotReplaceEachOther() {
        alice.create("f");
        alice.mkdir("d");
        refusedWithoutEffect(IS_A_DIRECTORY, () -> alice.replace("f", "d"));
        refusedWithoutEffect(NOT_A_DIRECTORY, () -> alice.replace("d", "f"));
    }

    @Test
    void aSymlinkGivesWayToASymlink() {
        alice.symlink("l", "here");
        alice.symlink("m", "there");
        alice.replace("l", "m");
        assertThat(alice.lstat("m").target()).isEqualTo("here");
        assertThat(alice.finds("l")).isFalse();
    }

    @Test
    void aDirectoryInWhichAFileWasReplacedCanBeRemovedInTheEnd() {
        alice.mkdir("d");
        alice.create("d/f");
        alice.create("d/g");
        alice.replace("d/f", "d/g");
        alice.unlink("d/g");
        alice.rmdir("d");
        assertThat(alice.finds("d")).isFalse();
    }

    @Test
    void aRenameOntoItselfIsNoChange() {
        alice.create("f");
        alice.mkdirs("d/e");
        var before = everything();
        alice.replace("f", "f");
        alice.replace("d", "d");
        assertThat(everything()).isEqualTo(before);
    }

    @Test
    void aDirectoryCannotMoveIntoItself() {
        alice.mkdirs("d/e");
        refusedWithoutEffect(INVALID_ARGUMENT, () -> alice.rename("d", "d/x"));
        refusedWithoutEffect(INVALID_ARGUMENT, () -> alice.rename("d", "d/e/x"));
        refusedWithoutEffect(INVALID_ARGUMENT, () -> alice.replace("d", "d/e"));
    }

    @Test
    void aDirectoryCannotMoveIntoItselfThroughASymlink() {
        alice.mkdirs("d/e");
        alice.symlink("l", "d/e");
        refusedWithoutEffect(INVALID_ARGUMENT, () -> alice.rename("d", "l/x"));
    }

    @Test
    void theRootCannotMove() {
        refusedWithoutEffect(INVALID_ARGUMENT, () -> root.does(new Change.Rename(CatalogPath.ROOT, root.at("x"))));
    }

    @Test
    void theSourceAndTheNewDirectoryMustBeThere() {
        alice.create("f");
        refusedWithoutEffect(NOT_FOUND, () -> alice.rename("no", "x"));
        refusedWithoutEffect(NOT_FOUND, () -> alice.rename("f", "no/x"));
        refusedWithoutEffect(NOT_A_DIRECTORY, () -> alice.rename("f", "f/x"));
        refusedWithoutEffect(NOT_FOUND, () -> alice.does(new Change.Rename(Actor.newGuid(), alice.at("x"))));
    }

    @Test
    void aSymlinkIsRenamedItself() {
        alice.create("f");
        alice.symlink("l", "f");
        alice.rename("l", "m");
        assertThat(alice.lstat("m").kind()).isEqualTo(EntryKind.SYMLINK);
        assertThat(alice.names(".")).containsExactly("f", "m");
    }

    @Test
    void symlinksInTheMiddleOfEitherPathAreFollowed() {
        alice.mkdir("d");
        alice.mkdir("e");
        alice.create("d/f");
        alice.symlink("to-d", "d");
        alice.symlink("to-e", "e");
        alice.rename("to-d/f", "to-e/g");
        assertThat(alice.names("e")).containsExactly("g");
    }

    @Test
    void aNameThatDiffersOnlyInCaseIsAnotherName() {
        alice.create("f");
        alice.rename("f", "F");
        assertThat(alice.names(".")).containsExactly("F");
    }

    @Test
    void theOldNameIsFreeAgain() {
        alice.create("f");
        alice.rename("f", "g");
        alice.mkdir("f");
        assertThat(alice.stat("f").kind()).isEqualTo(EntryKind.DIRECTORY);
        assertThat(alice.stat("g").kind()).isEqualTo(EntryKind.FILE);
    }
}
