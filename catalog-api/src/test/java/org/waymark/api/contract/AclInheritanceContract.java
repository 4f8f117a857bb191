package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.waymark.api.Acl;
import org.waymark.api.AclText;
import org.waymark.api.Change;
import org.waymark.api.Checksums;
import org.waymark.api.Entry;
import org.waymark.api.InitialPermissions;
import org.waymark.api.MissingParents;
import org.waymark.api.Mode;
import org.waymark.api.NewReplica;

/** What new entries get from the directory they are made in. */
abstract class AclInheritanceContract extends Subject {

    private static final String DEFAULT = "user::rwx,user:carol:rwx,group::r-x,mask::rwx,other::r--";

    AclInheritanceContract(CatalogFixture fixture) {
        super(fixture);
    }

    private void directoryWithDefault(String acl) {
        alice.mkdir("d");
        alice.setDefaultAcl("d", acl);
    }

    private static String text(Entry entry) {
        return entry.acl().posixText();
    }

    @Test
    void aDefaultListBecomesTheListOfAFileLimitedByItsMode() {
        directoryWithDefault(DEFAULT);
        alice.create("d/f", 0640);
        assertThat(text(alice.stat("d/f"))).isEqualTo("user::rw-,user:carol:rwx,group::r-x,mask::r--,other::---");
        assertThat(alice.stat("d/f").mode()).hasToString("0640");
        assertThat(alice.stat("d/f").defaultAcl()).isNull();
    }

    @Test
    void aDirectoryInheritsTheDefaultListTwice() {
        directoryWithDefault(DEFAULT);
        alice.mkdir("d/e", 0700);
        assertThat(text(alice.stat("d/e"))).isEqualTo("user::rwx,user:carol:rwx,group::r-x,mask::---,other::---");
        assertThat(alice.stat("d/e").defaultAcl()).isEqualTo(alice.stat("d").defaultAcl());
        alice.create("d/e/f", 0666);
        assertThat(text(alice.stat("d/e/f"))).isEqualTo("user::rw-,user:carol:rwx,group::r-x,mask::rw-,other::r--");
    }

    @Test
    void aSymlinkInheritsNothing() {
        directoryWithDefault(DEFAULT);
        alice.symlink("d/l", "f");
        assertThat(text(alice.lstat("d/l"))).isEqualTo("user::rwx,group::rwx,other::rwx");
        assertThat(alice.lstat("d/l").mode()).hasToString("0777");
    }

    @Test
    void withoutAMaskTheModeLimitsTheGroupItself() {
        directoryWithDefault("u::rwx,g::rwx,o::rwx");
        alice.create("d/f", 0640);
        assertThat(text(alice.stat("d/f"))).isEqualTo("user::rw-,group::r--,other::---");
    }

    @Test
    void theUmaskDoesNotCountWhereThereIsADefaultList() {
        directoryWithDefault(DEFAULT);
        InitialPermissions masked = new InitialPermissions.ByMode(new Mode(0777), new Mode(077));
        alice.does(new Change.Mkdir(alice.at("d/e"), MissingParents.FAIL, masked));
        assertThat(text(alice.stat("d/e"))).isEqualTo(DEFAULT);
        alice.mkdir("plain");
        alice.does(new Change.Mkdir(alice.at("plain/e"), MissingParents.FAIL, masked));
        assertThat(text(alice.stat("plain/e"))).isEqualTo("user::rwx,group::---,other::---");
    }

    @Test
    void anInheritedListGuardsTheNewEntry() {
        directoryWithDefault("u::rwx,u:carol:rw-,g::---,o::---");
        alice.create("d/f", 0666);
        assertThat(carol.may("d/f", 6)).isTrue();
        assertThat(bob.may("d/f", 4)).isFalse();
    }

    @Test
    void aListInPosixFormLeavesRemovalAndMetadataToEverybody() {
        directoryWithDefault(DEFAULT);
        alice.create("d/f", 0640);
        assertThat(alice.stat("d/f").acl())
                .isEqualTo(AclText.parse("user::rw-,user:carol:rwx,group::r-x,mask::r--,other::---"));
    }

    @Test
    void aRegisteredFileAndItsMissingDirectoriesInheritToo() {
        directoryWithDefault(DEFAULT);
        alice.does(new Change.Register(
                alice.at("d/e/f"),
                null,
                1,
                Checksums.NONE,
                List.of(NewReplica.at(alice.sfn("r"))),
                MissingParents.CREATE,
                InitialPermissions.mode(0660)));
        assertThat(alice.stat("d/e").defaultAcl()).isEqualTo(AclText.parse(DEFAULT));
        assertThat(text(alice.stat("d/e/f"))).isEqualTo("user::rw-,user:carol:rwx,group::r-x,mask::rw-,other::---");
    }

    @Test
    void anEntryThatMovesInKeepsItsOwnList() {
        directoryWithDefault(DEFAULT);
        alice.create("f", 0644);
        Acl before = alice.stat("f").acl();
        alice.rename("f", "d/f");
        assertThat(alice.stat("d/f").acl()).isEqualTo(before);
    }

    @Test
    void aDefaultListSetLaterDoesNotReachOlderEntries() {
        alice.mkdirs("d/e");
        Entry before = alice.stat("d/e");
        alice.setDefaultAcl("d", DEFAULT);
        assertThat(alice.stat("d/e")).isEqualTo(before);
    }

    @Test
    void aSetgidDirectoryGivesItsGroupAndDirectoriesBelowStaySo() {
        alice.mkdir("d");
        alice.chown("d", null, HIGGS);
        alice.chmod("d", "02775");
        alice.create("d/f", 0640);
        alice.mkdir("d/e", 0750);
        assertThat(alice.stat("d/f").group()).isEqualTo(HIGGS);
        assertThat(alice.stat("d/f").mode()).hasToString("0640");
        assertThat(alice.stat("d/e").group()).isEqualTo(HIGGS);
        assertThat(alice.stat("d/e").mode()).hasToString("2750");
        alice.create("d/e/g");
        assertThat(alice.stat("d/e/g").group()).isEqualTo(HIGGS);
    }

    @Test
    void aSetgidDirectoryGivesItsGroupToWhoIsNotInIt() {
        alice.mkdir("d");
        alice.chown("d", null, HIGGS);
        alice.chmod("d", "02777");
        carol.create("d/f");
        assertThat(carol.stat("d/f").group()).isEqualTo(HIGGS);
        assertThat(carol.stat("d/f").owner()).isEqualTo("carol");
    }

    @Test
    void aCopyOfTheParentsPermissionsIsWholeWhateverTheMode() {
        directoryWithDefault(DEFAULT);
        alice.setAcl("d", "u::rwx,u:bob:r-x,g::r-x,m::rwx,o::--x");
        alice.does(new Change.Mkdir(alice.at("d/e"), MissingParents.FAIL, new InitialPermissions.CopyOfParent()));
        assertThat(alice.stat("d/e").acl()).isEqualTo(alice.stat("d").acl());
        assertThat(alice.stat("d/e").defaultAcl()).isEqualTo(alice.stat("d").defaultAcl());
        assertThat(alice.stat("d/e").owner()).isEqualTo(ALICE);
    }
}
