package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.api.ErrorCode.IS_A_DIRECTORY;
import static org.waymark.api.ErrorCode.NOT_FOUND;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.waymark.api.Change;
import org.waymark.api.Checksums;
import org.waymark.api.Effect;
import org.waymark.api.Entry;
import org.waymark.api.Guid;
import org.waymark.api.Outcome;
import org.waymark.api.Usage;

/** What is recorded about an entry beside its name: times, size, checksums, comment, version; and how much there is. */
abstract class MetadataContract extends Subject {

    private static final Instant LONG_AGO = Instant.parse("2001-02-03T04:05:06.789Z");

    MetadataContract(CatalogFixture fixture) {
        super(fixture);
    }

    @Test
    void sizeAndChecksumsAreSetTogetherOrApart() {
        alice.create("f");
        Checksums checksums = Checksums.parse("adler32:0a1b2c3d");
        alice.does(new Change.SetContent(alice.at("f"), 7L, checksums));
        alice.does(new Change.SetContent(alice.at("f"), 8L, null));
        assertThat(alice.stat("f").size()).isEqualTo(8);
        assertThat(alice.stat("f").checksums()).isEqualTo(checksums);
        Checksums others = Checksums.parse("md5:" + "ab".repeat(16) + ",sha1:" + "cd".repeat(20));
        alice.does(new Change.SetContent(alice.at("f"), null, others));
        assertThat(alice.stat("f").size()).isEqualTo(8);
        assertThat(alice.stat("f").checksums()).isEqualTo(others);
        alice.does(new Change.SetContent(alice.at("f"), null, Checksums.NONE));
        assertThat(alice.stat("f").checksums()).isEqualTo(Checksums.NONE);
    }

    @Test
    void everyTypeOfChecksumIsKept() {
        Checksums all = Checksums.parse("adler32:00000001,crc32c:00000002,md5:" + "3".repeat(32) + ",sha1:"
                + "4".repeat(40) + ",sha256:" + "5".repeat(64) + ",sha512:" + "6".repeat(128));
        alice.create("f");
        alice.does(new Change.SetContent(alice.at("f"), Long.MAX_VALUE, all));
        assertThat(alice.stat("f").checksums()).isEqualTo(all);
        assertThat(alice.stat("f").size()).isEqualTo(Long.MAX_VALUE);
    }

    @Test
    void newContentIsAModificationAndAChange() {
        alice.create("f");
        alice.does(new Change.SetTimes(alice.at("f"), LONG_AGO, LONG_AGO));
        alice.does(new Change.SetContent(alice.at("f"), 1L, null));
        assertThat(alice.stat("f").modified()).isAfter(LONG_AGO);
    }

    @Test
    void onlyAFileHasContent() {
        alice.mkdir("d");
        refusedWithoutEffect(IS_A_DIRECTORY, () -> alice.does(new Change.SetContent(alice.at("d"), 1L, null)));
        refused(NOT_FOUND, () -> alice.does(new Change.SetContent(alice.at("no"), 1L, null)));
    }

    @Test
    void timesAreSetToTheMillisecond() {
        Guid guid = alice.create("f").guid();
        Instant accessed = Instant.parse("2038-01-19T03:14:08.001Z");
        alice.does(new Change.SetTimes(guid, LONG_AGO, accessed));
        Entry entry = alice.stat("f");
        assertThat(entry.modified()).isEqualTo(LONG_AGO);
        assertThat(entry.accessed()).isEqualTo(accessed);
        assertThat(entry.changed()).isAfter(LONG_AGO);
    }

    @Test
    void aTimeThatIsNotGivenStays() {
        alice.create("f");
        alice.does(new Change.SetTimes(alice.at("f"), LONG_AGO, LONG_AGO));
        Instant later = LONG_AGO.plusMillis(1);
        alice.does(new Change.SetTimes(alice.at("f"), null, later));
        assertThat(alice.stat("f").modified()).isEqualTo(LONG_AGO);
        alice.does(new Change.SetTimes(alice.at("f"), later, null));
        assertThat(alice.stat("f").modified()).isEqualTo(later);
        assertThat(alice.stat("f").accessed()).isEqualTo(later);
    }

    @Test
    void withoutAnyTimeItIsNow() {
        alice.mkdir("d");
        alice.does(new Change.SetTimes(alice.at("d"), LONG_AGO, LONG_AGO));
        assertThat(alice.stat("d").modified()).isEqualTo(LONG_AGO);
        alice.does(new Change.SetTimes(alice.at("d"), null, null));
        Instant recently = Instant.now().minus(Duration.ofMinutes(5));
        assertThat(alice.stat("d").modified()).isAfter(recently);
        assertThat(alice.stat("d").accessed()).isAfter(recently);
    }

    @Test
    void aDirectoryIsModifiedWhenANameInItComesOrGoes() {
        alice.mkdir("d");
        List<Runnable> changes = List.of(
                () -> alice.create("d/f"),
                () -> alice.rename("d/f", "d/g"),
                () -> alice.rename("d/g", "h"),
                () -> alice.rename("h", "d/f"),
                () -> alice.unlink("d/f"));
        for (Runnable change : changes) {
            alice.does(new Change.SetTimes(alice.at("d"), LONG_AGO, LONG_AGO));
            change.run();
            assertThat(alice.stat("d").modified()).isAfter(LONG_AGO);
        }
    }

    @Test
    void aCommentIsSetReplacedAndTakenAway() {
        alice.mkdir("d");
        alice.setComment("d", "first");
        alice.setComment("d", "zweitens: äöü 😀\n'\"");
        assertThat(alice.stat("d").comment()).isEqualTo("zweitens: äöü 😀\n'\"");
        alice.setComment("d", null);
        assertThat(alice.stat("d").comment()).isNull();
        alice.setComment("d", "again");
        alice.setComment("d", "");
        assertThat(alice.stat("d").comment()).isNull();
    }

    @Test
    void aCommentMayHaveFourKilobytes() {
        alice.create("f");
        String comment = "ä".repeat(2048);
        alice.setComment("f", comment);
        assertThat(alice.stat("f").comment()).isEqualTo(comment);
    }

    @Test
    void theVersionGrowsWithEveryChangeOfTheEntry() {
        alice.register("f", "f");
        List<Change> changes = List.of(
                new Change.SetComment(alice.at("f"), "x"),
                new Change.SetContent(alice.at("f"), 5L, null),
                new Change.SetTimes(alice.at("f"), LONG_AGO, null),
                new Change.Chmod(alice.at("f"), "0600"),
                new Change.Rename(alice.at("f"), alice.at("g")));
        long version = alice.stat("f").version();
        for (Change change : changes) {
            Effect effect = alice.does(change);
            assertThat(effect.kind()).isEqualTo(Effect.Kind.CHANGED);
            assertThat(effect.version()).as(change.toString()).isGreaterThan(version);
            version = effect.version();
        }
        assertThat(alice.stat("g").version()).isEqualTo(version);
    }

    @Test
    void readingDoesNotChangeTheVersion() {
        alice.register("f", "f");
        var before = everything();
        alice.stat("f");
        alice.replicas("f");
        alice.acl("f");
        alice.names(".");
        assertThat(everything()).isEqualTo(before);
    }

    @Test
    void usageCountsWhatIsBelow() {
        alice.mkdirs("d/e");
        alice.create("d/e/empty");
        alice.create("d/f");
        alice.does(new Change.SetContent(alice.at("d/f"), 1_000L, null));
        alice.create("d/e/g");
        alice.does(new Change.SetContent(alice.at("d/e/g"), 24L, null));
        alice.symlink("d/l", "f");
        Usage usage = alice.catalog().du(List.of(alice.at("d"))).get(0).require();
        assertThat(usage.bytes()).isEqualTo(1_024);
        assertThat(usage.files()).isEqualTo(3);
        assertThat(usage.symlinks()).isEqualTo(1);
    }

    @Test
    void usageGrowsByOneDirectoryForEachThatIsMade() {
        alice.mkdirs("d/e");
        long before = directories("d");
        alice.mkdir("d/e/f");
        assertThat(directories("d")).isEqualTo(before + 1);
    }

    private long directories(String path) {
        return alice.catalog().du(List.of(alice.at(path))).get(0).require().directories();
    }

    @Test
    void usageIsToldOfManyDirectoriesAtOnce() {
        alice.mkdirs("d/e");
        alice.create("d/f");
        alice.does(new Change.SetContent(alice.at("d/f"), 5L, null));
        List<Outcome<Usage>> outcomes =
                alice.catalog().du(List.of(alice.at("d/e"), alice.at("no"), alice.at("d"), alice.at("d/f")));
        assertThat(outcomes).extracting(Outcome::isOk).containsExactly(true, false, true, true);
        assertThat(outcomes.get(0).require().bytes()).isZero();
        assertThat(outcomes.get(2).require().bytes()).isEqualTo(5);
        assertThat(outcomes.get(3).require().bytes()).isEqualTo(5);
    }
}
