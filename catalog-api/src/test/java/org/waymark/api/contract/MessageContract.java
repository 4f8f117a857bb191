package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.api.ErrorCode.ALREADY_EXISTS;
import static org.waymark.api.ErrorCode.HAS_REPLICAS;
import static org.waymark.api.ErrorCode.NOT_FOUND;
import static org.waymark.api.ErrorCode.PERMISSION_DENIED;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.waymark.api.AclScope;
import org.waymark.api.AclText;
import org.waymark.api.CatalogException;
import org.waymark.api.Change;
import org.waymark.api.Change.SetReplica;
import org.waymark.api.Checksums;
import org.waymark.api.Effect;
import org.waymark.api.ErrorCode;
import org.waymark.api.Guid;
import org.waymark.api.LastReplica;
import org.waymark.api.Message;
import org.waymark.api.NewReplica;
import org.waymark.api.Outcome;
import org.waymark.api.ReplicaStatus;

/** Several changes in one message: all or nothing or each by itself, in order, each seeing those before it. */
abstract class MessageContract extends Subject {

    MessageContract(CatalogFixture fixture) {
        super(fixture);
    }

    private Change.Mkdir mkdir(String path) {
        return new Change.Mkdir(alice.at(path));
    }

    private Change.CreateFile create(String path) {
        return new Change.CreateFile(alice.at(path));
    }

    private Change.Rename rename(String from, String to) {
        return new Change.Rename(alice.at(from), alice.at(to));
    }

    private Change.Unlink unlink(String path) {
        return new Change.Unlink(alice.at(path));
    }

    /** An atomic message of {@code changes} fails at {@code index} with {@code code} and changes nothing. */
    private void failsWhole(int index, ErrorCode code, Change... changes) {
        refusedWithoutEffect(code, () -> alice.sends(Message.atomic(changes)));
        CatalogException failure = failureOf(() -> alice.sends(Message.atomic(changes)));
        assertThat(failure.index()).isEqualTo(index);
    }

    @Test
    void outcomesComeInTheOrderOfTheChangesUnderTheirKeys() {
        List<Change> changes = List.of(mkdir("z"), create("a"), new Change.Symlink(alice.at("m"), "a"), unlink("a"));
        List<Outcome<Effect>> outcomes = alice.sends(Message.atomic(changes));
        assertThat(outcomes)
                .extracting(Outcome::key)
                .containsExactlyElementsOf(changes.stream().map(Change::key).toList());
        assertThat(outcomes)
                .extracting(outcome -> outcome.require().kind())
                .containsExactly(Effect.Kind.CREATED, Effect.Kind.CREATED, Effect.Kind.CREATED, Effect.Kind.REMOVED);
    }

    @Test
    void aFailureInAnAtomicMessageUndoesWhatWasBeforeIt() {
        failsWhole(2, NOT_FOUND, mkdir("d"), create("d/f"), create("no/f"), create("d/g"));
        assertThat(alice.names(".")).isEmpty();
    }

    @Test
    void theFirstFailureIsTheOneThatIsTold() {
        failsWhole(1, ALREADY_EXISTS, mkdir("d"), mkdir("d"), create("no/f"));
    }

    @Test
    void aFailureUndoesRemovalsRenamesAndPermissionsToo() {
        alice.register("f", "r");
        alice.mkdirs("d/e");
        failsWhole(
                5,
                NOT_FOUND,
                new Change.Chmod(alice.at("f"), "0600"),
                new Change.Remove(alice.at("f")),
                rename("d", "x"),
                new Change.SetComment(alice.at("x"), "moved"),
                new Change.RemoveTree(alice.at("x")),
                unlink("no"));
        assertThat(alice.replicas("f")).hasSize(1);
    }

    @Test
    void independentChangesFailAlone() {
        List<Outcome<Effect>> outcomes = alice.sends(
                Message.each(create("no/f"), mkdir("d"), mkdir("d"), create("d/f"), unlink("x"), create("g")));
        assertThat(outcomes).extracting(Outcome::isOk).containsExactly(false, true, false, true, false, true);
        assertThat(outcomes.get(2)).isInstanceOfSatisfying(Outcome.Failed.class, failed -> {
            assertThat(failed.code()).isEqualTo(ALREADY_EXISTS);
            assertThat(failed.key()).isEqualTo(alice.at("d").text());
            assertThat(failed.message()).isNotBlank();
        });
        assertThat(alice.names(".")).containsExactly("d", "g");
    }

    @Test
    void independentChangesSeeThoseBeforeThem() {
        List<Outcome<Effect>> outcomes =
                alice.sends(Message.each(mkdir("d"), create("d/f"), rename("d/f", "d/g"), unlink("d/g")));
        assertThat(outcomes).allMatch(Outcome::isOk);
        assertThat(alice.names("d")).isEmpty();
    }

    @Test
    void aDirectoryIsMadeFilledAndClosedAtOnce() {
        alice.sendsAtomically(
                mkdir("d"),
                create("d/f"),
                new Change.Chmod(alice.at("d/f"), "0600"),
                new Change.Chmod(alice.at("d"), "0500"));
        assertThat(alice.stat("d/f").mode()).hasToString("0600");
        refused(PERMISSION_DENIED, () -> alice.create("d/g"));
    }

    @Test
    void namesAreSwapped() {
        Guid a = alice.create("a").guid();
        Guid b = alice.create("b").guid();
        alice.sendsAtomically(rename("a", "tmp"), rename("b", "a"), rename("tmp", "b"));
        assertThat(alice.stat("a").guid()).isEqualTo(b);
        assertThat(alice.stat("b").guid()).isEqualTo(a);
        assertThat(alice.names(".")).containsExactly("a", "b");
    }

    @Test
    void directoriesAreSwappedWithTheirContent() {
        alice.mkdir("a");
        alice.mkdir("b");
        alice.create("a/of-a");
        alice.create("b/of-b");
        alice.sendsAtomically(rename("a", "tmp"), rename("b", "a"), rename("tmp", "b"), create("b/new"));
        assertThat(alice.names("a")).containsExactly("of-b");
        assertThat(alice.names("b")).containsExactly("new", "of-a");
    }

    @Test
    void aFileIsPassedAlongAChainOfNames() {
        Guid guid = alice.create("0").guid();
        List<Change> chain = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            chain.add(rename("" + i, "" + (i + 1)));
        }
        alice.sends(Message.atomic(chain));
        assertThat(alice.names(".")).containsExactly("50");
        assertThat(alice.stat("50").guid()).isEqualTo(guid);
    }

    @Test
    void aRowOfFilesMovesUpByOne() {
        List<Guid> guids = new ArrayList<>();
        List<Change> moves = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            guids.add(alice.create("" + i).guid());
            moves.add(0, rename("" + i, "" + (i + 1)));
        }
        alice.sends(Message.atomic(moves));
        for (int i = 0; i < 20; i++) {
            assertThat(alice.stat("" + (i + 1)).guid()).isEqualTo(guids.get(i));
        }
        assertThat(alice.finds("0")).isFalse();
    }

    @Test
    void aDirectoryIsEmptiedAndRemoved() {
        alice.mkdirs("d/e");
        alice.create("d/f");
        alice.register("d/g", "r");
        alice.sendsAtomically(
                unlink("d/f"),
                new Change.Remove(alice.at("d/g")),
                new Change.Rmdir(alice.at("d/e")),
                new Change.Rmdir(alice.at("d")));
        assertThat(alice.names(".")).isEmpty();
    }

    @Test
    void aNameThatBecomesFreeIsTakenAgain() {
        alice.mkdir("x");
        alice.sendsAtomically(
                new Change.Rmdir(alice.at("x")), create("x"), unlink("x"), new Change.Symlink(alice.at("x"), "y"));
        assertThat(alice.lstat("x").target()).isEqualTo("y");
    }

    @Test
    void aDirectoryThatWasRenamedIsWrittenUnderItsNewName() {
        alice.mkdirs("a/b");
        alice.sendsAtomically(rename("a", "c"), create("c/b/f"), mkdir("a"), create("a/g"));
        assertThat(alice.names("c/b")).containsExactly("f");
        assertThat(alice.names("a")).containsExactly("g");
        failsWhole(1, NOT_FOUND, rename("c", "d"), create("c/h"));
    }

    @Test
    void aFileIsUsedByTheGuidAndTheUrlThatItJustGot() {
        Guid guid = Actor.newGuid();
        alice.sendsAtomically(
                alice.newFile("f", guid),
                new Change.AddReplica(guid, NewReplica.at(alice.sfn("r"))),
                SetReplica.status(alice.sfn("r"), ReplicaStatus.LOST),
                new Change.Rename(alice.sfn("r"), alice.at("g")),
                new Change.SetComment(guid, "whole"));
        assertThat(alice.stat("g").comment()).isEqualTo("whole");
        assertThat(alice.replicas("g").get(0).status()).isEqualTo(ReplicaStatus.LOST);
    }

    @Test
    void aSymlinkLeadsOnAsSoonAsItIsMade() {
        alice.sendsAtomically(mkdir("d"), new Change.Symlink(alice.at("l"), "d"), create("l/f"));
        assertThat(alice.names("d")).containsExactly("f");
    }

    @Test
    void aStorageUrlPassesFromOneFileToAnother() {
        alice.register("f", "r");
        alice.create("g");
        alice.sendsAtomically(
                new Change.RemoveReplica(alice.sfn("r")),
                new Change.AddReplica(alice.at("g"), NewReplica.at(alice.sfn("r"))));
        assertThat(alice.replicas("f")).isEmpty();
        assertThat(alice.replicas("g")).hasSize(1);
        failsWhole(1, ALREADY_EXISTS, create("h"), new Change.AddReplica(alice.at("h"), NewReplica.at(alice.sfn("r"))));
    }

    @Test
    void aFileThatLosesItsReplicasCanBeUnlinked() {
        alice.register("f", "r");
        failsWhole(0, HAS_REPLICAS, unlink("f"), new Change.RemoveReplica(alice.sfn("r")));
        alice.sendsAtomically(new Change.RemoveReplica(alice.sfn("r")), unlink("f"));
        alice.register("g", "r", "s");
        alice.sendsAtomically(
                new Change.RemoveReplica(alice.sfn("r")),
                new Change.RemoveReplica(alice.sfn("s"), null, LastReplica.REMOVE_FILE),
                mkdir("g"));
    }

    @Test
    void rightsThatAMessageTakesAwayAreGoneForTheRestOfIt() {
        alice.mkdir("d");
        failsWhole(1, PERMISSION_DENIED, new Change.Chmod(alice.at("d"), "0000"), create("d/f"));
    }

    @Test
    void rightsThatAMessageGivesServeTheRestOfIt() {
        alice.mkdir("d", 0);
        alice.sendsAtomically(new Change.Chmod(alice.at("d"), "0700"), create("d/f"));
        assertThat(alice.finds("d/f")).isTrue();
    }

    @Test
    void aDefaultListServesTheRestOfTheMessage() {
        alice.sendsAtomically(
                mkdir("d"),
                new Change.SetAcl(alice.at("d"), AclScope.DEFAULT, AclText.parse("u::rwx,u:carol:rwx,g::---,o::---")),
                create("d/f"));
        assertThat(carol.may("d/f", 6)).isTrue();
    }

    @Test
    void theSameNameGuidOrUrlTwiceInAMessageIsRefused() {
        Guid guid = Actor.newGuid();
        failsWhole(1, ALREADY_EXISTS, create("f"), create("f"));
        failsWhole(1, ALREADY_EXISTS, alice.newFile("f", guid), alice.newFile("g", guid));
        NewReplica replica = NewReplica.at(alice.sfn("r"));
        failsWhole(
                1,
                ALREADY_EXISTS,
                new Change.Register(alice.at("f"), 1, Checksums.NONE, replica),
                new Change.Register(alice.at("g"), 1, Checksums.NONE, replica));
        assertThat(alice.sends(Message.each(create("f"), create("f"))))
                .extracting(Outcome::isOk)
                .containsExactly(true, false);
    }

    @Test
    void versionsOfOneEntryGrowWithinAMessage() {
        List<Effect> effects = alice.sendsAtomically(
                create("f"), new Change.SetComment(alice.at("f"), "x"), new Change.SetComment(alice.at("f"), "y"));
        assertThat(effects.get(1).version()).isGreaterThan(effects.get(0).version());
        assertThat(effects.get(2).version()).isGreaterThan(effects.get(1).version());
        assertThat(alice.stat("f").version()).isEqualTo(effects.get(2).version());
    }

    @Test
    void aLongMessageOfEveryKindOfChangeIsCarriedOut() {
        List<Change> changes = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            String d = "d" + i;
            changes.add(mkdir(d));
            changes.add(new Change.Register(alice.at(d + "/f"), i, Checksums.NONE, NewReplica.at(alice.sfn("r" + i))));
            changes.add(new Change.Symlink(alice.at(d + "/l"), "f"));
            changes.add(new Change.SetComment(alice.at(d + "/l"), "c" + i));
            changes.add(rename(d, "e" + i));
        }
        alice.sends(Message.atomic(changes));
        assertThat(alice.names(".")).hasSize(100).allMatch(name -> name.startsWith("e"));
        assertThat(alice.stat("e42/f").size()).isEqualTo(42);
        assertThat(alice.names("e99")).containsExactly("f", "l");
    }
}
