package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.waymark.api.AclEntry.Tag;
import org.waymark.api.Change;
import org.waymark.api.Follow;
import org.waymark.api.ModeChange;
import org.waymark.api.Recursion;
import org.waymark.api.Right;
import org.waymark.api.Rights;

/** Changing modes, in numbers and in both symbolic grammars, and owners of trees. */
abstract class ModeContract extends Subject {

    ModeContract(CatalogFixture fixture) {
        super(fixture);
    }

    @ParameterizedTest
    @CsvSource({
        "0644, u+x, 0744",
        "0644, +x, 0755",
        "0777, go-w, 0755",
        "0644, g=rwx, 0674",
        "0777, o=, 0770",
        "0600, ug+rw-x, 0660",
        "0640, a=r, 0444",
        "0640, 'u+x,g-r,o+w', 0702",
        "0644, a+X, 0644",
        "0744, a+X, 0755",
        "0644, 755, 0755",
        "0644, 0, 0000",
    })
    void aModeIsChangedAsPosixSays(String before, String change, String after) {
        alice.create("f");
        alice.chmod("f", before);
        alice.chmod("f", change);
        assertThat(alice.stat("f").mode()).hasToString(after);
    }

    @ParameterizedTest
    @CsvSource({
        "0755, +t, 1755",
        "1777, -t, 0777",
        "0755, g+s, 2755",
        "2755, g-s, 0755",
        "0640, a+X, 0751",
        "0755, 3750, 3750"
    })
    void theModeOfADirectoryIsChangedAsPosixSays(String before, String change, String after) {
        alice.mkdir("d");
        alice.chmod("d", before);
        alice.chmod("d", change);
        assertThat(alice.stat("d").mode()).hasToString(after);
    }

    @Test
    void aModeInGliteLettersChangesSingleRights() {
        alice.create("f", 0644);
        alice.chmod("f", "o-g");
        assertThat(alice.stat("f").acl().of(Tag.OTHER).contains(Right.GET_METADATA))
                .isFalse();
        assertThat(alice.stat("f").acl().of(Tag.OTHER).contains(Right.READ)).isTrue();
        alice.chmod("f", "go+pd");
        assertThat(alice.stat("f").acl().of(Tag.OWNING_GROUP).contains(Rights.parse("pdg")))
                .isTrue();
        alice.chmod("f", "o=lg");
        assertThat(alice.stat("f").acl().of(Tag.OTHER)).isEqualTo(Rights.parse("lg"));
    }

    @Test
    void theGroupDigitGoesToTheMaskWhereThereIsOne() {
        alice.create("f");
        alice.setAcl("f", "u::rw-,u:carol:rwx,g::r-x,m::rwx,o::---");
        alice.chmod("f", "0640");
        assertThat(alice.stat("f").acl().posixText())
                .isEqualTo("user::rw-,user:carol:rwx,group::r-x,mask::r--,other::---");
        alice.chmod("f", "g+w");
        assertThat(alice.stat("f").acl().posixText())
                .isEqualTo("user::rw-,user:carol:rwx,group::r-x,mask::rw-,other::---");
    }

    @Test
    void aDefaultListStaysAsItIs() {
        alice.mkdir("d");
        alice.setDefaultAcl("d", "u::rwx,u:carol:r-x,g::r-x,o::r-x");
        var before = alice.stat("d").defaultAcl();
        alice.chmod("d", "0700");
        assertThat(alice.stat("d").defaultAcl()).isEqualTo(before);
    }

    @Test
    void setgidIsDroppedWhereTheCallerIsNotInTheGroup() {
        alice.create("f");
        root.chown("f", null, "cms");
        alice.chmod("f", "02755");
        assertThat(alice.stat("f").mode()).hasToString("0755");
        alice.create("g");
        alice.chmod("g", "02755");
        assertThat(alice.stat("g").mode()).hasToString("2755");
    }

    @Test
    void theModeOfATreeIsChangedButNotBehindSymlinks() {
        alice.mkdirs("d/e");
        alice.create("d/e/f");
        alice.create("outside", 0644);
        alice.symlink("d/l", alice.at("outside").text());
        alice.does(new Change.Chmod(alice.at("d"), ModeChange.parse("go-rwx"), Recursion.TREE));
        assertThat(alice.stat("d").mode()).hasToString("0700");
        assertThat(alice.stat("d/e").mode()).hasToString("0700");
        assertThat(alice.stat("d/e/f").mode()).hasToString("0600");
        assertThat(alice.stat("outside").mode()).hasToString("0644");
        assertThat(alice.lstat("d/l").mode()).hasToString("0777");
    }

    @Test
    void aCapitalXInATreeIsForDirectoriesAndWhatIsExecutableAlready() {
        alice.mkdirs("d/e");
        alice.create("d/plain", 0600);
        alice.create("d/tool", 0700);
        alice.does(new Change.Chmod(alice.at("d"), ModeChange.parse("a+rX"), Recursion.TREE));
        assertThat(alice.stat("d/e").mode()).hasToString("0755");
        assertThat(alice.stat("d/plain").mode()).hasToString("0644");
        assertThat(alice.stat("d/tool").mode()).hasToString("0755");
    }

    @Test
    void ownerAndGroupOfATreeAreChanged() {
        alice.mkdirs("d/e");
        alice.create("d/e/f");
        root.does(new Change.Chown(root.at("d"), "bob", "cms", Follow.YES, Recursion.TREE));
        for (String path : List.of("d", "d/e", "d/e/f")) {
            assertThat(alice.stat(path).owner()).isEqualTo("bob");
            assertThat(alice.stat(path).group()).isEqualTo("cms");
        }
    }

    @Test
    void aNewOwnerHasTheOwnersRights() {
        alice.create("f", 0600);
        root.chown("f", "bob", null);
        assertThat(bob.may("f", 6)).isTrue();
        assertThat(alice.may("f", 4)).isFalse();
        bob.chmod("f", "0640");
        assertThat(alice.may("f", 4)).isTrue();
    }

    @Test
    void anOwnerWhoWasNeverSeenBeforeIsMadeKnown() {
        String user = Actor.unique("user");
        String group = Actor.unique("group");
        alice.create("f");
        root.chown("f", user, group);
        assertThat(alice.stat("f").owner()).isEqualTo(user);
        assertThat(alice.stat("f").group()).isEqualTo(group);
    }
}
