package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.api.ErrorCode.INVALID_ARGUMENT;
import static org.waymark.api.ErrorCode.NOT_A_DIRECTORY;
import static org.waymark.api.ErrorCode.NOT_FOUND;
import static org.waymark.api.ErrorCode.PERMISSION_DENIED;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.waymark.api.Acl;
import org.waymark.api.AclEntry;
import org.waymark.api.AclEntry.Tag;
import org.waymark.api.AclScope;
import org.waymark.api.AclText;
import org.waymark.api.Caller;
import org.waymark.api.Change;
import org.waymark.api.Decision;
import org.waymark.api.EntryAcl;
import org.waymark.api.Outcome;
import org.waymark.api.Recursion;
import org.waymark.api.Right;
import org.waymark.api.Rights;

/** How a list is judged, written and read back. */
abstract class AclContract extends Subject {

    private static final int R = 4;
    private static final int W = 2;
    private static final int X = 1;

    AclContract(CatalogFixture fixture) {
        super(fixture);
    }

    private void fileWith(String acl) {
        alice.create("f");
        alice.setAcl("f", acl);
    }

    @Test
    void theOwnersEntryDecidesForTheOwnerEvenIfOthersMayMore() {
        fileWith("u::---,u:alice:rwx,g::rwx,m::rwx,o::rwx");
        assertThat(alice.may("f", R)).isFalse();
        assertThat(alice.check("f", Actor.posix(R)).decidedBy().tag()).isEqualTo(Tag.OWNER);
    }

    @Test
    void aNamedUsersEntryDecidesBeforeHisGroups() {
        fileWith("u::rwx,u:bob:---,g::rwx,m::rwx,o::rwx");
        Decision decision = bob.check("f", Actor.posix(R));
        assertThat(decision.allowed()).isFalse();
        assertThat(decision.decidedBy()).isEqualTo(AclText.parseEntry("u:bob:---"));
    }

    @Test
    void aMatchingGroupDecidesBeforeOther() {
        fileWith("u::rwx,g::---,o::rwx");
        assertThat(bob.may("f", R)).isFalse();
        assertThat(carol.may("f", R | W | X)).isTrue();
        assertThat(carol.check("f", Actor.posix(R)).decidedBy().tag()).isEqualTo(Tag.OTHER);
    }

    @Test
    void oneGroupMustGrantAllThatIsAsked() {
        fileWith("u::rwx,g::r--,g:higgs:-w-,m::rwx,o::rwx");
        Actor member = actor(Caller.of("dave", "higgs", "atlas"));
        assertThat(member.may("f", R)).isTrue();
        assertThat(member.may("f", W)).isTrue();
        assertThat(member.may("f", R | W)).isFalse();
        assertThat(member.may("f", X)).isFalse();
        assertThat(member.check("f", Actor.posix(R | W)).decidedBy()).isNull();
        assertThat(member.check("f", Actor.posix(W)).decidedBy()).isEqualTo(AclText.parseEntry("g:higgs:-w-"));
    }

    @Test
    void everyGroupOfTheCallerCounts() {
        fileWith("u::rwx,g::---,g:cms:r--,m::rwx,o::---");
        Actor member = actor(Caller.of("dave", "lhcb", "babar", "cms"));
        assertThat(member.may("f", R)).isTrue();
        alice.mkdir("d");
        root.chown("d", "bob", "babar");
        root.chmod("d", "0770");
        member.create("d/f");
        assertThat(root.stat("d/f").group()).isEqualTo("lhcb");
    }

    @Test
    void theMaskLimitsNamedUsersAndGroupsOnly() {
        fileWith("u::rwx,u:carol:rwx,g::rwx,g:babar:rwx,m::r--,o::rwx");
        Actor member = actor(Caller.of("dave", "babar"));
        for (Actor masked : List.of(carol, bob, member)) {
            assertThat(masked.may("f", R)).isTrue();
            assertThat(masked.may("f", W)).isFalse();
        }
        assertThat(alice.may("f", R | W | X)).isTrue();
        assertThat(actor(Caller.of("erin", "lhcb")).may("f", R | W | X)).isTrue();
    }

    @Test
    void aMaskOfNothingMasksEverything() {
        fileWith("u::rw-,u:carol:r--,g::r--,m::---,o::r--");
        assertThat(carol.may("f", R)).isFalse();
        assertThat(bob.may("f", R)).isFalse();
        assertThat(actor(Caller.of("erin", "lhcb")).may("f", R)).isTrue();
    }

    @Test
    void userAndGroupOfOneNameAreDifferent() {
        fileWith("u::rwx,u:babar:rwx,g::---,m::rwx,o::---");
        assertThat(actor(Caller.of("dave", "babar")).may("f", R)).isFalse();
        assertThat(actor(Caller.of("babar", "lhcb")).may("f", R)).isTrue();
    }

    @Test
    void aCallerWithoutGroupsIsAnOther() {
        fileWith("u::rwx,g::---,o::r--");
        assertThat(actor(Caller.of("nomad")).may("f", R)).isTrue();
    }

    @Test
    void aCheckTellsEveryRightOfTheCaller() {
        fileWith("u::pdrwlxgs,u:carol:rlg,g::-,m::pdrlgx,o::-");
        Decision decision = carol.check("f", Rights.of(Right.READ, Right.LIST));
        assertThat(decision.allowed()).isTrue();
        assertThat(decision.effective()).isEqualTo(Rights.parse("rlg"));
        assertThat(decision.decidedBy()).isEqualTo(AclText.parseEntry("u:carol:rlg"));
        assertThat(carol.check("f", Rights.parse("rw")).allowed()).isFalse();
        assertThat(root.check("f", Rights.ALL)).isEqualTo(new Decision(true, Rights.ALL, null));
    }

    @Test
    void aCheckNeedsTheWayToTheEntryAndNothingElse() {
        alice.mkdir("d", 0700);
        alice.create("d/f", 0666);
        alice.create("g", 0);
        List<Outcome<Decision>> outcomes = carol.catalog()
                .checkPermission(List.of(carol.at("d/f"), carol.at("no"), carol.at("g")), Actor.posix(R));
        assertThat(outcomes.get(0))
                .isInstanceOfSatisfying(
                        Outcome.Failed.class,
                        failed -> assertThat(failed.code()).isEqualTo(PERMISSION_DENIED));
        assertThat(outcomes.get(1))
                .isInstanceOfSatisfying(
                        Outcome.Failed.class,
                        failed -> assertThat(failed.code()).isEqualTo(NOT_FOUND));
        assertThat(outcomes.get(2).require().allowed()).isFalse();
    }

    @Test
    void askingForNothingIsAlwaysAllowed() {
        alice.create("f", 0);
        assertThat(carol.check("f", Rights.NONE).allowed()).isTrue();
    }

    @Test
    void whatIsSetIsWhatIsReadBack() {
        Acl acl = AclText.parse("u::pdrwlxgs,u:bob:d,u:/DC=ch/CN=Jane, Doe:rlg,g::x-,g:/atlas/Role=production:sp,"
                + "m::pdrwlxgs,o::g");
        alice.create("f");
        alice.does(new Change.SetAcl(alice.at("f"), AclScope.ACCESS, acl));
        EntryAcl read = alice.acl("f");
        assertThat(read.acl()).isEqualTo(acl);
        assertThat(read.defaultAcl()).isNull();
        assertThat(read.owner()).isEqualTo(ALICE);
        assertThat(read.group()).isEqualTo(ATLAS);
        assertThat(alice.stat("f").acl()).isEqualTo(acl);
        assertThat(alice.stat("f").hasExtendedAcl()).isTrue();
    }

    @Test
    void theGroupDigitOfTheModeIsTheMaskWhereThereIsOne() {
        fileWith("u::rw-,u:bob:rwx,g::r--,m::-wx,o::---");
        assertThat(alice.stat("f").mode()).hasToString("0630");
        assertThat(alice.acl("f").mode()).hasToString("0630");
        alice.setAcl("f", "u::rw-,g::r--,o::---");
        assertThat(alice.stat("f").mode()).hasToString("0640");
    }

    @Test
    void aListOfManyEntriesIsKept() {
        StringBuilder text = new StringBuilder("u::rwx,g::r-x,m::rwx,o::---");
        for (int i = 0; i < 1_000; i++) {
            text.append(",u:user").append(i).append(":r--");
        }
        fileWith(text.toString());
        assertThat(alice.acl("f").acl().entries()).hasSize(1_004);
        assertThat(actor(Caller.of("user777", "cms")).may("f", R)).isTrue();
    }

    private void modify(String path, AclScope scope, String put, String remove) {
        alice.does(new Change.ModifyAcl(alice.at(path), scope, entries(put), entries(remove), Recursion.ENTRY));
    }

    private static List<AclEntry> entries(String text) {
        return text.isEmpty() ? List.of() : AclText.parseEntries(text);
    }

    @Test
    void anEntryIsAddedAndTheMaskGrowsWithIt() {
        alice.create("f");
        modify("f", AclScope.ACCESS, "u:bob:rwx", "");
        assertThat(alice.acl("f").acl().posixText())
                .isEqualTo("user::rw-,user:bob:rwx,group::r--,mask::rwx,other::r--");
    }

    @Test
    void anEntryIsReplaced() {
        fileWith("u::rw-,u:bob:rwx,g::r--,m::rwx,o::---");
        modify("f", AclScope.ACCESS, "u:bob:-w-,o::r--", "");
        assertThat(alice.acl("f").acl().posixText())
                .isEqualTo("user::rw-,user:bob:-w-,group::r--,mask::rw-,other::r--");
    }

    @Test
    void anEntryIsTakenAwayWhateverItsRights() {
        fileWith("u::rw-,u:bob:rwx,u:carol:-w-,g::r--,m::rwx,o::---");
        modify("f", AclScope.ACCESS, "", "u:bob:---");
        assertThat(alice.acl("f").acl().posixText())
                .isEqualTo("user::rw-,user:carol:-w-,group::r--,mask::rw-,other::---");
    }

    @Test
    void aMaskThatIsGivenIsTaken() {
        alice.create("f");
        modify("f", AclScope.ACCESS, "u:bob:rwx,m::r--", "");
        assertThat(alice.acl("f").acl().posixText())
                .isEqualTo("user::rw-,user:bob:rwx,group::r--,mask::r--,other::r--");
    }

    @Test
    void aListKeepsItsBaseEntries() {
        fileWith("u::rw-,g::r--,o::---");
        refusedWithoutEffect(INVALID_ARGUMENT, () -> modify("f", AclScope.ACCESS, "", "o::---"));
    }

    @Test
    void aDefaultListIsSetChangedAndTakenAway() {
        alice.mkdir("d");
        Acl access = alice.stat("d").acl();
        alice.setDefaultAcl("d", "u::rwx,u:bob:rwx,g::r-x,o::---");
        modify("d", AclScope.DEFAULT, "u:carol:r-x", "u:bob:---");
        assertThat(alice.acl("d").defaultAcl().posixText())
                .isEqualTo("user::rwx,user:carol:r-x,group::r-x,mask::r-x,other::---");
        assertThat(alice.acl("d").acl()).isEqualTo(access);
        assertThat(carol.names("d")).isEmpty();
        alice.setDefaultAcl("d", null);
        assertThat(alice.acl("d").defaultAcl()).isNull();
    }

    @Test
    void aDefaultListThatIsYetToBeStartsWithTheUnnamedEntriesOfTheOther() {
        alice.mkdir("d", 0750);
        modify("d", AclScope.ACCESS, "u:bob:rwx", "");
        modify("d", AclScope.DEFAULT, "u:bob:rw-", "");
        assertThat(alice.acl("d").defaultAcl().posixText())
                .isEqualTo("user::rwx,user:bob:rw-,group::r-x,mask::rwx,other::---");
    }

    @Test
    void onlyADirectoryHasADefaultList() {
        alice.create("f");
        var before = everything();
        assertThat(failureOf(() -> alice.setDefaultAcl("f", "u::rwx,g::---,o::---"))
                        .code())
                .isIn(INVALID_ARGUMENT, NOT_A_DIRECTORY);
        assertThat(everything()).isEqualTo(before);
    }

    @Test
    void aListIsSetForAWholeTree() {
        alice.mkdirs("d/e");
        alice.create("d/e/f");
        alice.symlink("d/l", alice.at("g").text());
        alice.create("g");
        Acl acl = AclText.parse("u::rwx,u:carol:r-x,g::---,m::rwx,o::---");
        alice.does(new Change.SetAcl(alice.at("d"), AclScope.ACCESS, acl, Recursion.TREE));
        for (String path : List.of("d", "d/e", "d/e/f")) {
            assertThat(alice.stat(path).acl()).isEqualTo(acl);
        }
        assertThat(alice.stat("g").acl()).isNotEqualTo(acl);
        alice.does(
                new Change.ModifyAcl(alice.at("d"), AclScope.ACCESS, entries("u:bob:rwx"), List.of(), Recursion.TREE));
        assertThat(bob.may("d/e/f", R | W | X)).isTrue();
        assertThat(carol.may("d/e/f", R | X)).isTrue();
    }

    @Test
    void aDefaultListForATreeIsForItsDirectories() {
        alice.mkdirs("d/e");
        alice.create("d/f");
        Acl acl = AclText.parse("u::rwx,u:carol:r-x,g::---,m::rwx,o::---");
        alice.does(new Change.SetAcl(alice.at("d"), AclScope.DEFAULT, acl, Recursion.TREE));
        assertThat(alice.stat("d/e").defaultAcl()).isEqualTo(acl);
        assertThat(alice.stat("d/f").defaultAcl()).isNull();
    }
}
