package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.api.ErrorCode.NOT_FOUND;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.waymark.api.Caller;
import org.waymark.api.CatalogException;
import org.waymark.api.Change;
import org.waymark.api.Effect;
import org.waymark.api.ErrorCode;
import org.waymark.api.Message;
import org.waymark.api.Outcome;
import org.waymark.api.Precondition;

/** Messages that may be sent again safely. */
abstract class IdempotencyContract extends Subject {

    private final String key = Actor.unique("key");

    IdempotencyContract(CatalogFixture fixture) {
        super(fixture);
    }

    private Message creating(String path) {
        return Message.atomic(new Change.CreateFile(alice.at(path))).withKey(key);
    }

    @Test
    void aRepeatedMessageHasTheRecordedOutcomeAndNoEffect() {
        List<Outcome<Effect>> first = alice.sends(creating("f"));
        var before = everything();
        assertThat(alice.sends(creating("f"))).isEqualTo(first);
        assertThat(alice.sends(creating("f"))).isEqualTo(first);
        assertThat(everything()).isEqualTo(before);
    }

    @Test
    void theRecordedOutcomeIsGivenWhateverHappenedSince() {
        List<Outcome<Effect>> first = alice.sends(creating("f"));
        alice.unlink("f");
        assertThat(alice.sends(creating("f"))).isEqualTo(first);
        assertThat(alice.finds("f")).isFalse();
    }

    @Test
    void theFailuresOfIndependentChangesAreRecordedToo() {
        Message message = Message.each(
                        new Change.CreateFile(alice.at("f")),
                        new Change.CreateFile(alice.at("no/f")),
                        new Change.Unlink(alice.at("f")),
                        new Change.Mkdir(alice.at("d")))
                .withKey(key);
        List<Outcome<Effect>> first = alice.sends(message);
        alice.mkdir("no");
        assertThat(alice.sends(message)).isEqualTo(first);
        assertThat(alice.names("no")).isEmpty();
    }

    @Test
    void aMessageThatFailedAsAWholeLeavesItsKeyFree() {
        refused(NOT_FOUND, () -> alice.sends(creating("d/f")));
        alice.mkdir("d");
        alice.sends(creating("d/f"));
        assertThat(alice.finds("d/f")).isTrue();
    }

    @Test
    void aKeyIsForOneMessage() {
        alice.sends(creating("f"));
        refusedForGood(creating("g"));
        refusedForGood(Message.each(new Change.CreateFile(alice.at("f"))).withKey(key));
        refusedForGood(creating("f").provided(new Precondition.MustNotExist(alice.at("f"))));
        assertThat(alice.names(".")).containsExactly("f");
    }

    private void refusedForGood(Message message) {
        CatalogException failure = failureOf(() -> alice.sends(message));
        assertThat(failure.code().retryable()).isFalse();
        assertThat(failure.code().category()).isIn(ErrorCode.Category.CALLER, ErrorCode.Category.CONFLICT);
    }

    @Test
    void keysOfDifferentUsersNeverMeet() {
        alice.chmod(".", "0777");
        alice.sends(creating("f"));
        bob.sends(creating("g"));
        assertThat(alice.names(".")).containsExactly("f", "g");
    }

    @Test
    void aKeyIsTheUsersWhateverGroupsSheComesWith() {
        List<Outcome<Effect>> first = alice.sends(creating("f"));
        assertThat(actor(Caller.of(ALICE, HIGGS)).sends(creating("f"))).isEqualTo(first);
    }

    @Test
    void withoutAKeyAMessageIsCarriedOutEachTime() {
        Message message = Message.each(new Change.CreateFile(alice.at("f")));
        assertThat(alice.sends(message).get(0).isOk()).isTrue();
        assertThat(alice.sends(message).get(0).isOk()).isFalse();
    }

    @Test
    void keysDifferByEveryCharacter() {
        alice.sends(creating("f"));
        alice.sends(Message.atomic(new Change.CreateFile(alice.at("g"))).withKey(key.toUpperCase(Locale.ROOT)));
        assertThat(alice.names(".")).containsExactly("f", "g");
    }
}
