package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.api.ErrorCode.PRECONDITION_FAILED;

import org.junit.jupiter.api.Test;
import org.waymark.api.Change;
import org.waymark.api.Checksum;
import org.waymark.api.Checksums;
import org.waymark.api.Message;
import org.waymark.api.Precondition;
import org.waymark.api.Precondition.IfChecksum;
import org.waymark.api.Precondition.IfVersion;
import org.waymark.api.Precondition.MustNotExist;

/** What must hold when a message starts. */
abstract class PreconditionContract extends Subject {

    private static final Checksum SUM = Checksum.parse("adler32:0a1b2c3d");
    private static final Checksum OTHER = Checksum.parse("adler32:ffffffff");

    PreconditionContract(CatalogFixture fixture) {
        super(fixture);
    }

    private Message commenting(String path, Precondition... conditions) {
        return Message.atomic(new Change.SetComment(alice.at(path), "done")).provided(conditions);
    }

    private void fails(Message message) {
        refusedWithoutEffect(PRECONDITION_FAILED, () -> alice.sends(message));
    }

    @Test
    void nothingMayBeThere() {
        alice.mkdir("d");
        alice.symlink("dangling", "nowhere");
        fails(commenting("d", new MustNotExist(alice.at("d"))));
        fails(commenting("d", new MustNotExist(alice.at("dangling"))));
        alice.sends(commenting("d", new MustNotExist(alice.at("x")), new MustNotExist(alice.at("x/y"))));
        assertThat(alice.stat("d").comment()).isEqualTo("done");
    }

    @Test
    void theVersionMustBeTheOneThatIsNamed() {
        alice.create("f");
        long version = alice.stat("f").version();
        fails(commenting("f", new IfVersion(alice.at("f"), version + 1)));
        alice.sends(commenting("f", new IfVersion(alice.at("f"), version)));
        fails(commenting("f", new IfVersion(alice.at("f"), version)));
    }

    @Test
    void theVersionOfAFileIsAskedByItsGuidOrStorageUrlToo() {
        var guid = alice.register("f", "r").guid();
        long version = alice.stat("f").version();
        alice.sends(commenting("f", new IfVersion(guid, version)));
        fails(commenting("f", new IfVersion(guid, version)));
        alice.sends(
                commenting("f", new IfVersion(alice.sfn("r"), alice.stat("f").version())));
    }

    @Test
    void theChecksumMustBeTheOneThatIsNamed() {
        alice.create("f");
        fails(commenting("f", new IfChecksum(alice.at("f"), SUM)));
        alice.does(new Change.SetContent(alice.at("f"), null, Checksums.of(SUM)));
        fails(commenting("f", new IfChecksum(alice.at("f"), OTHER)));
        fails(commenting("f", new IfChecksum(alice.at("f"), Checksum.parse("md5:" + "ab".repeat(16)))));
        alice.sends(commenting("f", new IfChecksum(alice.at("f"), SUM)));
    }

    @Test
    void anEntryThatIsNotThereMeetsNoCondition() {
        alice.create("f");
        fails(commenting("f", new IfVersion(alice.at("no"), 1)));
        fails(commenting("f", new IfChecksum(alice.at("no"), SUM)));
        fails(commenting("f", new IfVersion(Actor.newGuid(), 1)));
    }

    @Test
    void allConditionsMustHold() {
        alice.create("f");
        IfVersion holds = new IfVersion(alice.at("f"), alice.stat("f").version());
        fails(commenting("f", holds, new MustNotExist(alice.at("f"))));
        fails(commenting("f", new MustNotExist(alice.at("f")), holds));
    }

    @Test
    void aConditionSpeaksOfTheTimeBeforeTheMessage() {
        alice.create("f");
        fails(Message.atomic(new Change.Unlink(alice.at("f")), new Change.CreateFile(alice.at("f")))
                .provided(new MustNotExist(alice.at("f"))));
        alice.sends(Message.atomic(new Change.CreateFile(alice.at("g")), new Change.SetComment(alice.at("g"), "x"))
                .provided(new MustNotExist(alice.at("g"))));
        assertThat(alice.stat("g").comment()).isEqualTo("x");
    }

    @Test
    void aFailedConditionKeepsIndependentChangesFromHappeningToo() {
        alice.create("f");
        fails(Message.each(new Change.CreateFile(alice.at("g"))).provided(new MustNotExist(alice.at("f"))));
        assertThat(failureOf(() -> alice.sends(commenting("f", new MustNotExist(alice.at("f")))))
                        .index())
                .isNull();
    }
}
