package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.api.ErrorCode.PRECONDITION_FAILED;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.waymark.api.AclEntry;
import org.waymark.api.AclScope;
import org.waymark.api.AclText;
import org.waymark.api.Caller;
import org.waymark.api.CatalogException;
import org.waymark.api.Change;
import org.waymark.api.Effect;
import org.waymark.api.Entry;
import org.waymark.api.Follow;
import org.waymark.api.Guid;
import org.waymark.api.Message;
import org.waymark.api.Outcome;
import org.waymark.api.Precondition.IfVersion;
import org.waymark.api.Recursion;

/** Messages among other messages and readers: whole or not at all, and nothing acknowledged is overwritten unseen. */
abstract class ConcurrentMessageContract extends Subject {

    private static final int RUNNERS = 8;
    private static final int ROUNDS = 5;
    private static final int SWAPS = 60;

    ConcurrentMessageContract(CatalogFixture fixture) {
        super(fixture);
    }

    private Change rename(String from, String to) {
        return new Change.Rename(alice.at(from), alice.at(to));
    }

    private Change comment(String path, String comment) {
        return new Change.SetComment(alice.at(path), comment);
    }

    /** Several threads run {@code reader} for as long as {@code writer} writes. */
    private static void whileWriting(Callable<Integer> writer, Runnable reader) {
        AtomicBoolean done = new AtomicBoolean();
        Callable<Integer> reading = () -> {
            int reads = 0;
            do {
                reader.run();
                reads++;
            } while (!done.get());
            return reads;
        };
        Callable<Integer> writing = () -> {
            try {
                return writer.call();
            } finally {
                done.set(true);
            }
        };
        Race<Integer> race = Race.of(List.of(writing, reading, reading, reading));
        assertThat(race.refusals()).isEmpty();
    }

    @Test
    void aReaderSeesBothNamesOfASwapOrNeither() {
        Guid a = alice.create("a").guid();
        Guid b = alice.create("b").guid();
        whileWriting(
                () -> {
                    for (int i = 0; i < SWAPS; i++) {
                        alice.sendsAtomically(rename("a", "tmp"), rename("b", "a"), rename("tmp", "b"));
                    }
                    return SWAPS;
                },
                () -> {
                    List<Outcome<Entry>> seen =
                            alice.catalog().stat(List.of(alice.at("a"), alice.at("b"), alice.at("tmp")), Follow.YES);
                    assertThat(seen).extracting(Outcome::isOk).containsExactly(true, true, false);
                    assertThat(Set.of(
                                    seen.get(0).require().guid(),
                                    seen.get(1).require().guid()))
                            .isEqualTo(Set.of(a, b));
                });
    }

    @Test
    void aListingShowsAMessageWhollyOrNotAtAll() {
        alice.mkdir("d");
        whileWriting(
                () -> {
                    for (int i = 0; i < SWAPS; i++) {
                        alice.sendsAtomically(
                                alice.newFile("d/a" + i, null),
                                alice.newFile("d/b" + i, null),
                                alice.newFile("d/c" + i, null));
                    }
                    return SWAPS;
                },
                () -> assertThat(alice.names("d").size() % 3).isZero());
        assertThat(alice.names("d")).hasSize(3 * SWAPS);
    }

    @Test
    void aMessageThatFailsIsNeverSeen() {
        alice.mkdir("d");
        whileWriting(
                () -> {
                    for (int i = 0; i < SWAPS; i++) {
                        failureOf(() -> alice.sendsAtomically(
                                alice.newFile("d/f", null), comment(".", "wrong"), comment("no", "x")));
                    }
                    return SWAPS;
                },
                () -> {
                    assertThat(alice.names("d")).isEmpty();
                    assertThat(alice.stat(".").comment()).isNull();
                });
    }

    @Test
    void aDirectoryThatMovesIsAlwaysAtOneOfItsPlaces() {
        alice.mkdirs("a/d");
        alice.mkdir("b");
        Guid guid = alice.create("a/d/f").guid();
        whileWriting(
                () -> {
                    for (int i = 0; i < SWAPS; i++) {
                        alice.rename("a/d", "b/d");
                        alice.rename("b/d", "a/d");
                    }
                    return SWAPS;
                },
                () -> assertThat(alice.catalog().stat(guid).path()).isIn(alice.at("a/d/f"), alice.at("b/d/f")));
    }

    @RepeatedTest(ROUNDS)
    void messagesThatTouchTheSameEntriesInAnyOrderAllSucceed() {
        for (int i = 0; i < 6; i++) {
            alice.create("f" + i);
        }
        Race<Integer> race = Race.of(RUNNERS, runner -> () -> {
            for (int n = 0; n < 5; n++) {
                List<Change> changes = new ArrayList<>();
                for (int i = 0; i < 6; i++) {
                    int file = runner % 2 == 0 ? i : 5 - i;
                    changes.add(comment("f" + file, runner + "-" + n));
                }
                alice.sends(Message.atomic(changes));
            }
            return 5;
        });
        assertThat(race.refusals()).isEmpty();
        String last = alice.stat("f0").comment();
        for (int i = 1; i < 6; i++) {
            assertThat(alice.stat("f" + i).comment()).isEqualTo(last);
        }
    }

    @Test
    void aCounterKeptUnderItsVersionLosesNoStep() {
        alice.create("f");
        alice.setComment("f", "0");
        Race<Integer> race = Race.of(RUNNERS, i -> () -> {
            int steps = 0;
            while (steps < 10) {
                steps += step() ? 1 : 0;
            }
            return steps;
        });
        assertThat(race.refusals()).isEmpty();
        assertThat(alice.stat("f").comment()).isEqualTo("" + RUNNERS * 10);
    }

    private boolean step() {
        Entry seen = alice.stat("f");
        Change next = comment("f", "" + (Integer.parseInt(seen.comment()) + 1));
        try {
            alice.sends(Message.atomic(next).provided(new IfVersion(alice.at("f"), seen.version())));
            return true;
        } catch (CatalogException e) {
            assertThat(e.code()).isEqualTo(PRECONDITION_FAILED);
            return false;
        }
    }

    @RepeatedTest(ROUNDS)
    void entriesThatManyAddToOneAclAreAllKept() {
        alice.create("f");
        Race<Effect> race = Race.of(
                RUNNERS,
                i -> () -> alice.does(new Change.ModifyAcl(
                        alice.at("f"),
                        AclScope.ACCESS,
                        List.of(AclText.parseEntry("u:user" + i + ":rw-")),
                        List.of(),
                        Recursion.ENTRY)));
        assertThat(race.refusals()).isEmpty();
        assertThat(alice.acl("f").acl().entries())
                .extracting(AclEntry::principal)
                .contains("user0", "user1", "user2", "user3", "user4", "user5", "user6", "user7");
    }

    @RepeatedTest(ROUNDS)
    void aRepeatThatOvertakesItsOriginalIsCarriedOutOnce() {
        Message message =
                Message.atomic(alice.newFile("f", null), comment("f", "once")).withKey(Actor.unique("key"));
        Race<List<Outcome<Effect>>> race = Race.of(RUNNERS, i -> () -> alice.sends(message));
        assertThat(race.refusals()).isEmpty();
        assertThat(Set.copyOf(race.values())).hasSize(1);
        assertThat(alice.names(".")).containsExactly("f");
    }

    @RepeatedTest(ROUNDS)
    void usersWhoAreNewToTheCatalogMayComeAllAtOnce() {
        alice.chmod(".", "0777");
        String user = Actor.unique("user");
        String group = Actor.unique("group");
        Race<Effect> race =
                Race.of(RUNNERS, i -> () -> actor(Caller.of(user, group)).create("f" + i));
        assertThat(race.refusals()).isEmpty();
        assertThat(alice.names(".")).hasSize(RUNNERS);
        assertThat(alice.stat("f0").owner()).isEqualTo(user);
    }

    @RepeatedTest(ROUNDS)
    void independentChangesOfManyCallersDoNotMix() {
        Race<List<Outcome<Effect>>> race = Race.of(RUNNERS, runner -> () -> {
            List<Change> changes = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                changes.add(alice.newFile("f" + i, null));
            }
            return alice.sends(Message.each(changes));
        });
        assertThat(race.refusals()).isEmpty();
        for (int i = 0; i < 20; i++) {
            int index = i;
            assertThat(race.values().stream()
                            .filter(outcomes -> outcomes.get(index).isOk()))
                    .hasSize(1);
        }
    }
}
