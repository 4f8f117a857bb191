package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.api.ErrorCode.NOT_FOUND;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.waymark.api.Change;
import org.waymark.api.Entry;
import org.waymark.api.EntryKind;
import org.waymark.api.FindRequest;
import org.waymark.api.Glob;
import org.waymark.api.Message;
import org.waymark.api.PathPattern;

/** Searching a tree. */
abstract class FindContract extends Subject {

    private static final Instant OLD = Instant.parse("2001-01-01T00:00:00Z");
    private static final Instant MIDDLE = Instant.parse("2010-01-01T00:00:00Z");

    FindContract(CatalogFixture fixture) {
        super(fixture);
    }

    @BeforeEach
    void aTreeToSearch() {
        alice.mkdirs("t/run1/raw");
        alice.mkdirs("t/run2/raw");
        alice.create("t/readme.txt");
        alice.create("t/run1/a.root");
        alice.create("t/run1/raw/b.root");
        alice.create("t/run2/raw/c.root");
        alice.symlink("t/run2/link.root", "../run1/a.root");
        alice.symlink("t/run2/dir", "../run1");
    }

    private List<String> matching(String base, String pattern) {
        return alice.found(FindRequest.matching(alice.at(base), PathPattern.parse(pattern)));
    }

    private FindRequest files(
            @Nullable Long min, @Nullable Long max, @Nullable Instant since, @Nullable Instant before) {
        return new FindRequest(
                alice.at("t"), null, null, EntryKind.FILE, min, max, since, before, null, Integer.MAX_VALUE, 0);
    }

    @Test
    void everythingBelowIsFoundOnceWithTheBaseItself() {
        assertThat(alice.found(FindRequest.everythingBelow(alice.at("t"))))
                .containsExactly(
                        "t",
                        "t/readme.txt",
                        "t/run1",
                        "t/run1/a.root",
                        "t/run1/raw",
                        "t/run1/raw/b.root",
                        "t/run2",
                        "t/run2/dir",
                        "t/run2/link.root",
                        "t/run2/raw",
                        "t/run2/raw/c.root");
    }

    @Test
    void whatIsFoundIsToldAsStatTellsIt() {
        List<Entry> found = new ArrayList<>();
        alice.catalog().find(FindRequest.everythingBelow(alice.at("t/run2/raw")), found::add);
        assertThat(found).containsExactlyInAnyOrder(alice.stat("t/run2/raw"), alice.stat("t/run2/raw/c.root"));
    }

    @Test
    void aPatternOfNamesMatchesLevelByLevel() {
        assertThat(matching("t", "*/raw/*.root")).containsExactly("t/run1/raw/b.root", "t/run2/raw/c.root");
        assertThat(matching("t", "run1/*")).containsExactly("t/run1/a.root", "t/run1/raw");
        assertThat(matching("t", "*.txt")).containsExactly("t/readme.txt");
        assertThat(matching("t", "run[2-9]/raw")).containsExactly("t/run2/raw");
        assertThat(matching("t", "no/*")).isEmpty();
    }

    @Test
    void twoStarsStandForAnyNumberOfDirectories() {
        assertThat(matching("t", "**/*.root"))
                .containsExactly("t/run1/a.root", "t/run1/raw/b.root", "t/run2/link.root", "t/run2/raw/c.root");
        assertThat(matching("t", "**/raw/*")).containsExactly("t/run1/raw/b.root", "t/run2/raw/c.root");
        assertThat(matching("t", "run1/**/b.root")).containsExactly("t/run1/raw/b.root");
        assertThat(matching("t", "**/readme.txt")).containsExactly("t/readme.txt");
        assertThat(matching("t", "run2/**/raw/**/c.root")).containsExactly("t/run2/raw/c.root");
    }

    @Test
    void aNameMatchesAtAnyDepth() {
        FindRequest request = new FindRequest(
                alice.at("t"), null, new Glob("*.root"), null, null, null, null, null, null, Integer.MAX_VALUE, 0);
        assertThat(alice.found(request))
                .containsExactly("t/run1/a.root", "t/run1/raw/b.root", "t/run2/link.root", "t/run2/raw/c.root");
    }

    @Test
    void oneKindOfEntryIsFound() {
        for (EntryKind kind : EntryKind.values()) {
            FindRequest request = new FindRequest(
                    alice.at("t"), null, null, kind, null, null, null, null, null, Integer.MAX_VALUE, 0);
            List<Entry> found = new ArrayList<>();
            alice.catalog().find(request, found::add);
            assertThat(found).isNotEmpty().allMatch(entry -> entry.kind() == kind);
        }
    }

    @Test
    void symlinksAreFoundButNotFollowed() {
        assertThat(matching("t", "run2/dir/*")).isEmpty();
        assertThat(matching("t", "run2/d*")).containsExactly("t/run2/dir");
    }

    @Test
    void sizesHaveALowerAndAnUpperBound() {
        alice.does(new Change.SetContent(alice.at("t/run1/a.root"), 10L, null));
        alice.does(new Change.SetContent(alice.at("t/run1/raw/b.root"), 20L, null));
        assertThat(alice.found(files(10L, null, null, null))).containsExactly("t/run1/a.root", "t/run1/raw/b.root");
        assertThat(alice.found(files(11L, null, null, null))).containsExactly("t/run1/raw/b.root");
        assertThat(alice.found(files(1L, 10L, null, null))).containsExactly("t/run1/a.root");
        assertThat(alice.found(files(null, 0L, null, null))).containsExactly("t/readme.txt", "t/run2/raw/c.root");
    }

    @Test
    void timesHaveALowerAndAnUpperBound() {
        alice.does(new Change.SetTimes(alice.at("t/readme.txt"), OLD, null));
        assertThat(alice.found(files(null, null, null, MIDDLE))).containsExactly("t/readme.txt");
        assertThat(alice.found(files(null, null, MIDDLE, null)))
                .containsExactly("t/run1/a.root", "t/run1/raw/b.root", "t/run2/raw/c.root");
    }

    @Test
    void entriesOfOneOwnerAreFound() {
        root.chown("t/run1/a.root", "bob", null);
        FindRequest request =
                new FindRequest(alice.at("t"), null, null, null, null, null, null, null, "bob", Integer.MAX_VALUE, 0);
        assertThat(alice.found(request)).containsExactly("t/run1/a.root");
    }

    private FindRequest toDepth(int depth) {
        return new FindRequest(alice.at("t"), null, null, null, null, null, null, null, null, depth, 0);
    }

    @Test
    void theDepthIsCountedFromTheBase() {
        assertThat(alice.found(toDepth(0))).containsExactly("t");
        assertThat(alice.found(toDepth(1))).containsExactly("t", "t/readme.txt", "t/run1", "t/run2");
        assertThat(alice.found(toDepth(2))).hasSize(9).doesNotContain("t/run1/raw/b.root");
    }

    @Test
    void noMoreIsFoundThanAskedFor() {
        assertThat(alice.found(FindRequest.everythingBelow(alice.at("t")).limitedTo(3)))
                .hasSize(3);
        assertThat(alice.found(FindRequest.everythingBelow(alice.at("t")).limitedTo(100)))
                .hasSize(11);
    }

    @Test
    void allConditionsMustHold() {
        FindRequest request = new FindRequest(
                alice.at("t"),
                PathPattern.parse("**/raw/*"),
                new Glob("b*"),
                EntryKind.FILE,
                0L,
                null,
                null,
                null,
                ALICE,
                3,
                0);
        assertThat(alice.found(request)).containsExactly("t/run1/raw/b.root");
    }

    @Test
    void aFileIsFoundInItself() {
        assertThat(alice.found(FindRequest.everythingBelow(alice.at("t/readme.txt"))))
                .containsExactly("t/readme.txt");
        assertThat(alice.found(
                        FindRequest.everythingBelow(alice.stat("t/readme.txt").guid())))
                .containsExactly("t/readme.txt");
    }

    @Test
    void theBaseMustBeThere() {
        refused(NOT_FOUND, () -> alice.found(FindRequest.everythingBelow(alice.at("no"))));
    }

    @Test
    void aBroadAndDeepTreeIsFoundWhole() {
        List<Change> changes = new ArrayList<>();
        for (int d = 0; d < 40; d++) {
            changes.add(new Change.Mkdir(alice.at("t/run1/raw/" + d)));
            for (int f = 0; f < 60; f++) {
                changes.add(alice.newFile("t/run1/raw/" + d + "/" + f, null));
            }
        }
        alice.sends(Message.atomic(changes));
        List<String> found = alice.found(FindRequest.everythingBelow(alice.at("t/run1/raw")));
        assertThat(found).hasSize(2 + 40 * 61).doesNotHaveDuplicates();
        assertThat(matching("t", "**/39/59")).containsExactly("t/run1/raw/39/59");
    }
}
