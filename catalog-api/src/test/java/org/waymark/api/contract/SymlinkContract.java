package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.api.ErrorCode.LINK_LOOP;
import static org.waymark.api.ErrorCode.NOT_A_DIRECTORY;
import static org.waymark.api.ErrorCode.NOT_FOUND;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Entry;
import org.waymark.api.EntryKind;
import org.waymark.api.Follow;
import org.waymark.api.Guid;
import org.waymark.api.Locator;
import org.waymark.api.Message;
import org.waymark.api.Recursion;

/** Second names: symlinks, where they lead and where they end. */
abstract class SymlinkContract extends Subject {

    SymlinkContract(CatalogFixture fixture) {
        super(fixture);
    }

    @Test
    void aSymlinkStandsForItsTargetOrForItself() {
        Guid guid = alice.create("f").guid();
        alice.symlink("l", alice.at("f").text());
        Entry itself = alice.lstat("l");
        assertThat(alice.stat("l").guid()).isEqualTo(guid);
        assertThat(itself.kind()).isEqualTo(EntryKind.SYMLINK);
        assertThat(itself.target()).isEqualTo(alice.at("f").text());
        assertThat(itself.guid()).isNull();
        assertThat(itself.owner()).isEqualTo(ALICE);
        assertThat(itself.size()).isZero();
    }

    @Test
    void theModeOfASymlinkForbidsNothing() {
        alice.symlink("l", "nowhere");
        assertThat(alice.lstat("l").mode()).hasToString("0777");
    }

    @Test
    void aRelativeTargetStartsAtTheDirectoryOfTheSymlink() {
        alice.mkdirs("a/b");
        Guid guid = alice.create("a/f").guid();
        alice.symlink("a/b/up", "../f");
        alice.symlink("down", "a/b/up");
        assertThat(alice.stat("a/b/up").guid()).isEqualTo(guid);
        assertThat(alice.stat("down").guid()).isEqualTo(guid);
        assertThat(alice.lstat("a/b/up").target()).isEqualTo("../f");
    }

    @Test
    void aRelativeTargetIsReadAnewWhereTheSymlinkHasMoved() {
        alice.mkdir("a");
        alice.mkdir("b");
        alice.create("a/f");
        Guid other = alice.create("b/f").guid();
        alice.symlink("a/l", "f");
        alice.rename("a/l", "b/l");
        assertThat(alice.stat("b/l").guid()).isEqualTo(other);
    }

    @Test
    void aTargetMayBeWrittenAsAnLfn() {
        Guid guid = alice.create("f").guid();
        alice.symlink("l", "lfn:" + alice.at("f").text());
        assertThat(alice.stat("l").guid()).isEqualTo(guid);
    }

    @Test
    void aSymlinkMayDangle() {
        alice.symlink("l", "later");
        refused(NOT_FOUND, () -> alice.stat("l"));
        assertThat(alice.lstat("l").target()).isEqualTo("later");
        Guid guid = alice.create("later").guid();
        assertThat(alice.stat("l").guid()).isEqualTo(guid);
    }

    @Test
    void aSymlinkInTheMiddleOfAPathIsFollowedByEveryOperation() {
        alice.mkdir("d");
        alice.symlink("l", "d");
        alice.create("l/f");
        alice.mkdir("l/e");
        alice.setComment("l/f", "there");
        alice.rename("l/f", "l/g");
        assertThat(alice.lstat("l/g").comment()).isEqualTo("there");
        alice.rmdir("l/e");
        assertThat(alice.names("l")).containsExactly("g");
        assertThat(alice.names("d")).containsExactly("g");
    }

    @Test
    void aSymlinkToAFileIsNoDirectory() {
        alice.create("f");
        alice.symlink("l", "f");
        refused(NOT_A_DIRECTORY, () -> alice.stat("l/x"));
        refused(NOT_A_DIRECTORY, () -> alice.names("l"));
    }

    @Test
    void fortyHopsAreFollowedAndNotOneMore() {
        alice.create("0");
        List<Change> links = new ArrayList<>();
        for (int i = 1; i <= 41; i++) {
            links.add(new Change.Symlink(alice.at("" + i), "" + (i - 1)));
        }
        alice.sends(Message.atomic(links));
        assertThat(alice.stat("40").kind()).isEqualTo(EntryKind.FILE);
        refused(LINK_LOOP, () -> alice.stat("41"));
    }

    @Test
    void aCircleOfSymlinksIsALoop() {
        alice.symlink("a", "b");
        alice.symlink("b", "a");
        alice.symlink("self", "self");
        refused(LINK_LOOP, () -> alice.stat("a"));
        refused(LINK_LOOP, () -> alice.stat("self"));
        refused(LINK_LOOP, () -> alice.stat("self/x"));
        refused(LINK_LOOP, () -> alice.create("a/x"));
        assertThat(alice.lstat("a").target()).isEqualTo("b");
        alice.unlink("self");
    }

    @Test
    void aSymlinkToADirectoryAboveIsNoLoop() {
        alice.mkdir("d");
        alice.symlink("d/up", "..");
        assertThat(alice.stat("d/up/d/up/d").path().name()).isEqualTo("d");
    }

    @Test
    void dotsAreResolvedInTheTextBeforeSymlinksAreFollowed() {
        alice.mkdirs("d/e");
        alice.create("f");
        alice.symlink("l", "d/e");
        assertThat(alice.stat("l/../f").kind()).isEqualTo(EntryKind.FILE);
    }

    @Test
    void theModeThatIsSetIsTheTargets() {
        alice.create("f");
        alice.symlink("l", "f");
        alice.chmod("l", "0600");
        assertThat(alice.stat("f").mode()).hasToString("0600");
        assertThat(alice.lstat("l").mode()).hasToString("0777");
    }

    @Test
    void theOwnerOfASymlinkOrOfItsTargetIsChanged() {
        alice.create("f");
        alice.symlink("l", "f");
        root.does(new Change.Chown(root.at("l"), "bob", null, Follow.NO, Recursion.ENTRY));
        assertThat(alice.lstat("l").owner()).isEqualTo("bob");
        assertThat(alice.stat("f").owner()).isEqualTo(ALICE);
        root.does(new Change.Chown(root.at("l"), "carol", null, Follow.YES, Recursion.ENTRY));
        assertThat(alice.lstat("l").owner()).isEqualTo("bob");
        assertThat(alice.stat("f").owner()).isEqualTo("carol");
    }

    @Test
    void replicasAreThoseOfTheTarget() {
        alice.register("f", "f");
        alice.symlink("l", "f");
        alice.addReplica("l", "second");
        assertThat(alice.replicas("l")).hasSize(2);
        assertThat(alice.replicas("f")).hasSize(2);
    }

    @Test
    void theLinksOfAFileAreItsPathAndTheSymlinksWithThatText() {
        Guid guid = alice.create("f").guid();
        alice.mkdir("d");
        alice.symlink("one", alice.at("f").text());
        alice.symlink("d/two", alice.at("f").text());
        alice.symlink("elsewhere", alice.at("g").text());
        for (Locator file : List.of(alice.at("f"), guid)) {
            List<CatalogPath> links =
                    alice.catalog().links(List.of(file)).get(0).require();
            assertThat(links).first().isEqualTo(alice.at("f"));
            assertThat(links).containsExactlyInAnyOrder(alice.at("f"), alice.at("one"), alice.at("d/two"));
        }
    }

    @Test
    void aFileWithoutSymlinksHasItsPathAlone() {
        alice.create("f");
        var outcomes = alice.catalog().links(List.of(alice.at("f"), alice.at("no")));
        assertThat(outcomes.get(0).require()).containsExactly(alice.at("f"));
        assertThat(outcomes.get(1).isOk()).isFalse();
    }

    @Test
    void theLinksOfAFileFollowItsNewName() {
        alice.create("f");
        alice.symlink("l", alice.at("g").text());
        alice.rename("f", "g");
        assertThat(alice.catalog().links(List.of(alice.at("g"))).get(0).require())
                .containsExactly(alice.at("g"), alice.at("l"));
    }
}
