package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.api.ErrorCode.ALREADY_EXISTS;
import static org.waymark.api.ErrorCode.HAS_REPLICAS;
import static org.waymark.api.ErrorCode.INVALID_ARGUMENT;
import static org.waymark.api.ErrorCode.NOT_EMPTY;
import static org.waymark.api.ErrorCode.NOT_FOUND;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.waymark.api.Change;
import org.waymark.api.Effect;
import org.waymark.api.Entry;
import org.waymark.api.ErrorCode;
import org.waymark.api.FindRequest;
import org.waymark.api.Guid;
import org.waymark.api.Replica;

/**
 * Many callers at once in one place of the tree: one winner for each name, GUID and storage URL, no orphan, no cycle, no
 * acknowledged change lost, and no error but those that the order of the calls explains.
 */
abstract class ConcurrencyContract extends Subject {

    private static final int RUNNERS = 8;
    private static final int ROUNDS = 5;

    ConcurrencyContract(CatalogFixture fixture) {
        super(fixture);
    }

    private static void oneWinner(Race<Effect> race, ErrorCode forTheOthers) {
        assertThat(race.values()).hasSize(1);
        assertThat(race.refusals()).containsOnly(forTheOthers);
    }

    /** Everything that is in the tree hangs together: found once, and at the same place by path and by GUID. */
    private void theTreeIsWhole() {
        List<Entry> entries = new ArrayList<>();
        root.catalog().find(FindRequest.everythingBelow(home), entries::add);
        assertThat(entries).extracting(Entry::path).doesNotHaveDuplicates();
        for (Entry entry : entries) {
            if (entry.guid() != null) {
                assertThat(root.catalog().stat(entry.guid()).path()).isEqualTo(entry.path());
            }
            assertThat(root.finds(entry.path())).isTrue();
            assertThat(root.finds(entry.path().parent())).isTrue();
        }
    }

    /** The file is where its name says, if it is at all. */
    private void isInTheTreeOrGone(Guid guid) {
        if (root.finds(guid)) {
            Entry entry = root.catalog().stat(guid);
            assertThat(root.catalog().stat(entry.path()).guid()).isEqualTo(guid);
        }
    }

    @RepeatedTest(ROUNDS)
    void oneOfManyMakesADirectory() {
        oneWinner(Race.of(RUNNERS, i -> () -> alice.mkdir("d")), ALREADY_EXISTS);
        assertThat(alice.names(".")).containsExactly("d");
    }

    @RepeatedTest(ROUNDS)
    void oneOfManyMakesAFileOrADirectoryOrASymlinkOfOneName() {
        Race<Effect> race = Race.of(9, i -> () -> switch (i % 3) {
            case 0 -> alice.mkdir("x");
            case 1 -> alice.create("x");
            default -> alice.symlink("x", "y");
        });
        oneWinner(race, ALREADY_EXISTS);
    }

    @RepeatedTest(ROUNDS)
    void allOfManyMakeADirectoryWithItsParents() {
        Race<Effect> race = Race.of(RUNNERS, i -> () -> alice.mkdirs("a/b/c/d/" + i % 2));
        assertThat(race.refusals()).isEmpty();
        assertThat(alice.names("a/b/c/d")).containsExactly("0", "1");
        theTreeIsWhole();
    }

    @RepeatedTest(ROUNDS)
    void allOfManyFillOneDirectory() {
        alice.mkdir("d");
        Race<Effect> race = Race.of(RUNNERS, i -> () -> {
            for (int n = 0; n < 20; n++) {
                alice.create("d/" + i + "-" + n);
            }
            return alice.mkdir("d/" + i);
        });
        assertThat(race.refusals()).isEmpty();
        assertThat(alice.names("d")).hasSize(RUNNERS * 21).doesNotHaveDuplicates();
    }

    @RepeatedTest(ROUNDS)
    void oneOfManyGetsAGuid() {
        Guid guid = Actor.newGuid();
        oneWinner(Race.of(RUNNERS, i -> () -> alice.create("f" + i, guid)), ALREADY_EXISTS);
        assertThat(alice.names("."))
                .containsExactly(alice.catalog().stat(guid).path().name());
    }

    @RepeatedTest(ROUNDS)
    void oneOfManyGetsAStorageUrl() {
        oneWinner(Race.of(RUNNERS, i -> () -> alice.register("f" + i, "r")), ALREADY_EXISTS);
        assertThat(alice.names(".")).hasSize(1);
        for (int i = 0; i < 2; i++) {
            alice.create("g" + i);
        }
        oneWinner(Race.of(RUNNERS, i -> () -> alice.addReplica("g" + i % 2, "s")), ALREADY_EXISTS);
    }

    @RepeatedTest(ROUNDS)
    void allOfManyRegisterTheSameFile() {
        Race<Effect> race = Race.of(RUNNERS, i -> () -> alice.register("f", "r", "r" + i));
        assertThat(race.refusals()).isEmpty();
        assertThat(race.values())
                .extracting(Effect::guid)
                .containsOnly(alice.stat("f").guid());
        assertThat(alice.replicas("f")).hasSize(RUNNERS + 1);
    }

    @RepeatedTest(ROUNDS)
    void oneOfManyFilesGetsANewName() {
        for (int i = 0; i < RUNNERS; i++) {
            alice.create("f" + i);
        }
        oneWinner(Race.of(RUNNERS, i -> () -> alice.rename("f" + i, "x")), ALREADY_EXISTS);
        assertThat(alice.names(".")).hasSize(RUNNERS).contains("x");
        theTreeIsWhole();
    }

    @RepeatedTest(ROUNDS)
    void aFileGetsOneOfManyNewNames() {
        Guid guid = alice.create("f").guid();
        oneWinner(Race.of(RUNNERS, i -> () -> alice.rename("f", "x" + i)), NOT_FOUND);
        assertThat(alice.names("."))
                .containsExactly(alice.catalog().stat(guid).path().name());
    }

    @RepeatedTest(ROUNDS)
    void manyReplaceOneNameAndOneStays() {
        List<Guid> guids = new ArrayList<>();
        for (int i = 0; i < RUNNERS; i++) {
            guids.add(alice.create("f" + i).guid());
        }
        Race<Effect> race = Race.of(RUNNERS, i -> () -> alice.replace("f" + i, "x"));
        assertThat(race.refusals()).isEmpty();
        assertThat(alice.names(".")).containsExactly("x");
        assertThat(guids).contains(alice.stat("x").guid());
        assertThat(guids.stream().filter(alice::finds)).hasSize(1);
    }

    @RepeatedTest(ROUNDS)
    void oneOfManyRemovesAFile() {
        alice.register("f", "r");
        oneWinner(Race.of(RUNNERS, i -> () -> alice.remove("f")), NOT_FOUND);
        alice.mkdir("d");
        oneWinner(Race.of(RUNNERS, i -> () -> alice.rmdir("d")), NOT_FOUND);
        alice.mkdirs("t/u");
        oneWinner(Race.of(RUNNERS, i -> () -> alice.removeTree("t")), NOT_FOUND);
        assertThat(everything()).hasSize(1);
    }

    @RepeatedTest(ROUNDS)
    void twoDirectoriesThatMoveIntoEachOtherMakeNoCircle() {
        alice.mkdirs("a/p");
        alice.mkdirs("b/q");
        Race<Effect> race = Race.of(List.of(() -> alice.rename("a", "b/q/x"), () -> alice.rename("b", "a/p/y")));
        assertThat(race.values()).hasSize(1);
        assertThat(race.refusals()).containsOnly(NOT_FOUND);
        assertThat(everything()).hasSize(5);
        theTreeIsWhole();
    }

    @RepeatedTest(ROUNDS)
    void threeDirectoriesThatMoveRoundMakeNoCircle() {
        alice.mkdir("a");
        alice.mkdir("b");
        alice.mkdir("c");
        Race<Effect> race = Race.of(List.of(
                () -> alice.rename("a", "b/a"), () -> alice.rename("b", "c/b"), () -> alice.rename("c", "a/c")));
        assertThat(race.values()).isNotEmpty();
        assertThat(race.refusals()).isSubsetOf(NOT_FOUND, INVALID_ARGUMENT);
        assertThat(everything()).hasSize(4);
        theTreeIsWhole();
    }

    @RepeatedTest(ROUNDS)
    void whatIsMadeInADirectoryThatIsRemovedIsNeverLost() {
        alice.mkdir("d");
        Race<Effect> race = Race.of(RUNNERS, i -> i == 0 ? () -> alice.rmdir("d") : () -> alice.create("d/f" + i));
        long made = race.finishes().stream()
                .skip(1)
                .filter(finish -> finish.value() != null)
                .count();
        if (race.finishes().get(0).value() != null) {
            assertThat(made).isZero();
            assertThat(race.refusals()).containsOnly(NOT_FOUND);
            assertThat(alice.finds("d")).isFalse();
        } else {
            assertThat(race.refusals()).containsExactly(NOT_EMPTY);
            assertThat(alice.names("d")).hasSize((int) made);
        }
    }

    @RepeatedTest(ROUNDS)
    void whatIsMadeInATreeThatIsRemovedIsInTheTreeOrGone() {
        alice.mkdirs("d/e/f");
        Race<Effect> race =
                Race.of(RUNNERS, i -> i == 0 ? () -> alice.removeTree("d") : () -> alice.create("d/e/f/" + i));
        assertThat(race.finishes().get(0).refusal()).isNull();
        assertThat(race.refusals()).isSubsetOf(NOT_FOUND);
        assertThat(alice.finds("d")).isFalse();
        race.values().stream()
                .map(Effect::guid)
                .filter(guid -> guid != null)
                .forEach(guid -> assertThat(alice.finds(guid)).isFalse());
    }

    @RepeatedTest(ROUNDS)
    void whatIsMadeInADirectoryThatMovesIsInTheDirectory() {
        alice.mkdirs("a/d");
        alice.mkdir("b");
        Race<Effect> race =
                Race.of(RUNNERS, i -> i == 0 ? () -> alice.rename("a/d", "b/e") : () -> alice.create("a/d/f" + i));
        assertThat(race.finishes().get(0).refusal()).isNull();
        assertThat(race.refusals()).isSubsetOf(NOT_FOUND);
        assertThat(alice.names("b/e")).hasSize(race.values().size() - 1);
        theTreeIsWhole();
    }

    @RepeatedTest(ROUNDS)
    void aReplicaIsNotAddedToAFileThatIsUnlinked() {
        Guid guid = alice.create("f").guid();
        Race<Effect> race = Race.of(List.of(() -> alice.unlink("f"), () -> alice.addReplica("f", "r")));
        assertThat(race.values()).hasSize(1);
        assertThat(race.refusals()).isSubsetOf(NOT_FOUND, HAS_REPLICAS);
        assertThat(alice.finds(alice.sfn("r"))).isEqualTo(alice.finds(guid));
    }

    @RepeatedTest(ROUNDS)
    void aFileHasOneMasterWhoeverWasLast() {
        alice.register("f", "0", "1", "2", "3");
        Race<Effect> race = Race.of(RUNNERS, i -> () -> alice.does(Change.SetReplica.master(alice.sfn("" + i % 4))));
        assertThat(race.refusals()).isEmpty();
        assertThat(alice.replicas("f")).filteredOn(Replica::master).hasSize(1);
    }

    @Test
    void aStormOfChangesLeavesATreeThatHangsTogether() {
        List<Guid> made = Collections.synchronizedList(new ArrayList<>());
        Race<Integer> race = Race.of(RUNNERS, i -> storm(new Random(i), made));
        assertThat(race.refusals()).isEmpty();
        theTreeIsWhole();
        made.forEach(this::isInTheTreeOrGone);
    }

    /** Fifty changes of any kind among few names; each may only be refused for what another runner did. */
    private Callable<Integer> storm(Random random, List<Guid> made) {
        return () -> {
            for (int n = 0; n < 50; n++) {
                Race.Finish<Effect> finish = oneOf(random);
                Effect effect = finish.value();
                if (effect != null && effect.guid() != null && effect.kind() == Effect.Kind.CREATED) {
                    made.add(effect.guid());
                }
                if (finish.refusal() != null) {
                    assertThat(finish.refusal())
                            .isIn(
                                    ALREADY_EXISTS,
                                    NOT_FOUND,
                                    NOT_EMPTY,
                                    INVALID_ARGUMENT,
                                    ErrorCode.NOT_A_DIRECTORY,
                                    ErrorCode.IS_A_DIRECTORY);
                }
            }
            return 50;
        };
    }

    private Race.Finish<Effect> oneOf(Random random) throws Exception {
        String path = place(random);
        String other = place(random);
        int dice = random.nextInt(10);
        return Race.run(() -> switch (dice) {
            case 0, 1 -> alice.mkdir(path);
            case 2 -> alice.mkdirs(path + "/c");
            case 3, 4 -> alice.create(path);
            case 5, 6 -> alice.rename(path, other);
            case 7 -> alice.replace(path, other);
            case 8 -> alice.unlink(path);
            default -> random.nextBoolean() ? alice.rmdir(path) : alice.removeTree(path);
        });
    }

    private static String place(Random random) {
        String first = "" + (char) ('a' + random.nextInt(3));
        return random.nextBoolean() ? first : first + "/" + (char) ('a' + random.nextInt(3));
    }
}
