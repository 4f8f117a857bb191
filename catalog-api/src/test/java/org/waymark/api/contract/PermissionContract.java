package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.api.ErrorCode.PERMISSION_DENIED;

import java.time.Instant;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.waymark.api.Acl;
import org.waymark.api.AclScope;
import org.waymark.api.Change;
import org.waymark.api.Change.SetReplica;
import org.waymark.api.FindRequest;
import org.waymark.api.Follow;
import org.waymark.api.Guid;
import org.waymark.api.LastReplica;
import org.waymark.api.Mode;
import org.waymark.api.ModeChange;
import org.waymark.api.PageRequest;
import org.waymark.api.Principal;
import org.waymark.api.Recursion;
import org.waymark.api.ReplicaQuery;
import org.waymark.api.ReplicaStatus;

/** Which operation needs which right. */
abstract class PermissionContract extends Subject {

    PermissionContract(CatalogFixture fixture) {
        super(fixture);
    }

    private void denied(ThrowingCallable call) {
        refusedWithoutEffect(PERMISSION_DENIED, call);
    }

    @Test
    void whatLiesBehindAClosedDirectoryLooksTheSameWhetherItIsThereOrNot() {
        alice.mkdir("d", 0700);
        alice.create("d/secret");
        for (String path : List.of("d/secret", "d/no", "d/no/no", "d/secret/no")) {
            denied(() -> carol.stat(path));
            denied(() -> carol.lstat(path));
            denied(() -> carol.acl(path));
            denied(() -> carol.unlink(path));
            denied(() -> carol.rename(path, "x"));
            denied(() -> carol.create(path));
            denied(() -> carol.does(new Change.Symlink(carol.at(path), "x")));
        }
        assertThat(failureOf(() -> carol.stat("d/secret")).getMessage().replace("secret", "no"))
                .isEqualTo(failureOf(() -> carol.stat("d/no")).getMessage());
    }

    @Test
    void aGuidOrAStorageUrlOpensNoClosedDirectory() {
        alice.mkdir("d", 0700);
        Guid guid = alice.register("d/secret", "r").guid();
        denied(() -> carol.catalog().stat(guid));
        denied(() -> carol.catalog().stat(carol.sfn("r")));
        denied(() -> carol.catalog().listReplicas(guid));
        denied(() -> carol.catalog().listReplicas(carol.sfn("r")));
        denied(() -> carol.catalog().getAcl(List.of(guid)).get(0).require());
        denied(() -> carol.catalog().links(List.of(guid)).get(0).require());
        denied(() -> carol.does(new Change.SetComment(guid, "x")));
        denied(() -> carol.does(new Change.Remove(carol.sfn("r"))));
        denied(() -> carol.does(SetReplica.status(carol.sfn("r"), ReplicaStatus.LOST)));
        assertThat(failureOf(() -> carol.catalog().stat(guid))).message().doesNotContain("secret");
        assertThat(failureOf(() -> carol.catalog().stat(carol.sfn("r"))))
                .message()
                .doesNotContain("secret");
    }

    @Test
    void aClosedDirectoryIsClosedOnTheWayOfASymlinkToo() {
        alice.mkdir("d", 0700);
        alice.create("d/secret");
        alice.symlink("l", "d/secret");
        denied(() -> carol.stat("l"));
        assertThat(carol.lstat("l").target()).isEqualTo("d/secret");
    }

    @Test
    void listingNeedsReadingAndNotTraversing() {
        alice.mkdir("hidden", 0711);
        alice.create("hidden/f");
        alice.mkdir("shown", 0744);
        alice.create("shown/f");
        denied(() -> carol.names("hidden"));
        assertThat(carol.stat("hidden/f").path()).isEqualTo(carol.at("hidden/f"));
        denied(() -> carol.stat("shown/f"));
        assertThat(carol.names("shown")).containsExactly("f");
    }

    @Test
    void makingAnEntryNeedsWritingAndTraversing() {
        alice.mkdir("w", 0772);
        alice.mkdir("x", 0775);
        alice.mkdir("wx", 0773);
        for (String closed : List.of("w", "x")) {
            denied(() -> carol.mkdir(closed + "/d"));
            denied(() -> carol.create(closed + "/f"));
            denied(() -> carol.symlink(closed + "/l", "x"));
            denied(() -> carol.register(closed + "/r", "r"));
        }
        carol.mkdir("wx/d");
        carol.create("wx/f");
        carol.symlink("wx/l", "x");
        carol.register("wx/r", "r");
        assertThat(alice.names("wx")).containsExactly("d", "f", "l", "r");
    }

    @Test
    void removingAnEntryNeedsWritingAndTraversing() {
        alice.mkdir("x", 0775);
        alice.create("x/f", 0666);
        alice.mkdir("x/d", 0777);
        denied(() -> carol.unlink("x/f"));
        denied(() -> carol.remove("x/f"));
        denied(() -> carol.rmdir("x/d"));
        denied(() -> carol.removeTree("x/d"));
        alice.chmod("x", "0773");
        carol.unlink("x/f");
        carol.rmdir("x/d");
    }

    @Test
    void removingAnEntryNeedsTheRightToRemoveIt() {
        alice.mkdir("d", 0777);
        alice.create("d/kept");
        alice.setAcl("d/kept", "u::prwlxgs,g::rwlxgs,o::rwlxgs");
        denied(() -> bob.unlink("d/kept"));
        denied(() -> carol.remove("d/kept"));
        denied(() -> carol.rename("d/kept", "d/x"));
        denied(() -> carol.removeTree("d/kept"));
        alice.setAcl("d/kept", "u::prwlxgs,g::rwlxgs,o::d-------");
        carol.unlink("d/kept");
    }

    @Test
    void inAStickyDirectoryOnlyOwnersRemove() {
        alice.mkdir("d", 01777);
        bob.create("d/bobs", 0666);
        carol.create("d/carols", 0666);
        denied(() -> bob.unlink("d/carols"));
        denied(() -> bob.rename("d/carols", "d/x"));
        denied(() -> bob.replace("d/bobs", "d/carols"));
        bob.rename("d/bobs", "d/mine");
        bob.unlink("d/mine");
        alice.unlink("d/carols");
    }

    @Test
    void renamingNeedsBothDirectories() {
        alice.mkdir("open", 0777);
        alice.mkdir("shut", 0755);
        alice.create("open/f");
        alice.create("shut/f");
        denied(() -> carol.rename("open/f", "shut/g"));
        denied(() -> carol.rename("shut/f", "open/g"));
        carol.rename("open/f", "open/g");
    }

    @Test
    void aDirectoryThatChangesItsParentMustBeWritable() {
        alice.mkdir("a", 0777);
        alice.mkdir("b", 0777);
        alice.mkdir("a/d", 0755);
        denied(() -> carol.rename("a/d", "b/d"));
        carol.rename("a/d", "a/e");
        alice.chmod("a/e", "0757");
        carol.rename("a/e", "b/e");
    }

    @Test
    void lookingAtAnEntryNeedsTheRightToItsMetadata() {
        alice.create("f");
        alice.setAcl("f", "u::pdrwlxgs,g::pdrwlxgs,o::drwlxs");
        denied(() -> carol.stat("f"));
        denied(() -> carol.acl("f"));
        denied(() -> carol.catalog().links(List.of(carol.at("f"))).get(0).require());
        alice.setAcl("f", "u::pdrwlxgs,g::pdrwlxgs,o::g");
        assertThat(carol.stat("f").path()).isEqualTo(carol.at("f"));
        assertThat(carol.acl("f").owner()).isEqualTo(ALICE);
    }

    @Test
    void listingReplicasNeedsReading() {
        String set = Actor.unique("set");
        alice.register("f", "r");
        alice.does(new SetReplica(alice.sfn("r"), null, null, null, null, null, set, null, null, null, null));
        alice.chmod("f", "0640");
        ReplicaQuery query = new ReplicaQuery(null, set, null);
        denied(() -> carol.replicas("f"));
        assertThat(carol.catalog().findReplicas(query, PageRequest.FIRST).items())
                .isEmpty();
        assertThat(bob.replicas("f")).hasSize(1);
        assertThat(bob.catalog().findReplicas(query, PageRequest.FIRST).items()).hasSize(1);
    }

    @Test
    void changingReplicasNeedsWriting() {
        alice.register("f", "r");
        alice.chmod("f", "0664");
        denied(() -> carol.addReplica("f", "s"));
        denied(() -> carol.does(new Change.RemoveReplica(carol.sfn("r"))));
        denied(() -> carol.does(SetReplica.master(carol.sfn("r"))));
        denied(() -> carol.register("f", "s"));
        bob.addReplica("f", "s");
        bob.register("f", "t");
        bob.does(SetReplica.master(bob.sfn("s")));
        bob.does(new Change.RemoveReplica(bob.sfn("r")));
        assertThat(alice.replicas("f")).hasSize(2);
    }

    @Test
    void removingAFileWithItsLastReplicaNeedsWhatRemovingTheFileNeeds() {
        alice.register("f", "r");
        alice.chmod("f", "0666");
        denied(() -> carol.does(new Change.RemoveReplica(carol.sfn("r"), null, LastReplica.REMOVE_FILE)));
        carol.does(new Change.RemoveReplica(carol.sfn("r")));
    }

    @Test
    void sizeChecksumsAndCommentNeedTheRightToMetadata() {
        alice.create("f");
        alice.setAcl("f", "u::pdrwlxgs,g::g,o::rwg");
        denied(() -> carol.does(new Change.SetContent(carol.at("f"), 1L, null)));
        denied(() -> carol.setComment("f", "x"));
        alice.setAcl("f", "u::pdrwlxgs,g::g,o::gs");
        carol.does(new Change.SetContent(carol.at("f"), 1L, null));
        carol.setComment("f", "x");
        denied(() -> carol.addReplica("f", "r"));
    }

    @Test
    void timesNeedOwnershipOrWriting() {
        alice.create("f", 0466);
        alice.create("g", 0644);
        Instant time = Instant.parse("2020-01-01T00:00:00Z");
        alice.does(new Change.SetTimes(alice.at("f"), time, time));
        carol.does(new Change.SetTimes(carol.at("f"), time, time));
        carol.does(new Change.SetTimes(carol.at("f"), null, null));
        denied(() -> carol.does(new Change.SetTimes(carol.at("g"), time, null)));
        denied(() -> carol.does(new Change.SetTimes(carol.at("g"), null, null)));
    }

    @Test
    void permissionsAreChangedByTheOwnerOrWhoHasTheRightTo() {
        alice.create("f", 0666);
        denied(() -> bob.chmod("f", "0600"));
        denied(() -> bob.setAcl("f", "u::rw,g::r,o::r"));
        denied(() ->
                bob.does(new Change.ModifyAcl(bob.at("f"), AclScope.ACCESS, List.of(), List.of(), Recursion.ENTRY)));
        alice.setAcl("f", "u::gr,g::gr,o::pg");
        carol.chmod("f", "0640");
        assertThat(alice.stat("f").mode()).hasToString("0640");
        alice.chmod("f", "0000");
        alice.setAcl("f", "u::rw,g::r,o::r");
    }

    @Test
    void ownersAreChangedByAdministratorsAlone() {
        alice.create("f");
        denied(() -> alice.chown("f", "bob", null));
        denied(() -> bob.chown("f", "bob", null));
        alice.setAcl("f", "u::pdrwlxgs,g::pdrwlxgs,o::pdrwlxgs");
        denied(() -> carol.chown("f", "carol", null));
        root.chown("f", "bob", null);
        assertThat(alice.stat("f").owner()).isEqualTo("bob");
    }

    @Test
    void theGroupIsChangedByTheOwnerToAGroupOfHers() {
        alice.create("f", 0666);
        alice.chown("f", null, HIGGS);
        assertThat(alice.stat("f").group()).isEqualTo(HIGGS);
        denied(() -> alice.chown("f", null, "cms"));
        denied(() -> carol.chown("f", null, "cms"));
        root.chown("f", null, "cms");
        assertThat(alice.stat("f").group()).isEqualTo("cms");
    }

    @Test
    void aTreeIsRemovedWhollyOrNotAtAll() {
        alice.mkdirs("d/e");
        alice.create("d/e/f");
        alice.chmod("d", "0777");
        denied(() -> carol.removeTree("d"));
        root.removeTree("d");
    }

    @Test
    void permissionsOfATreeAreChangedWhollyOrNotAtAll() {
        alice.mkdir("d", 0777);
        alice.create("d/f");
        bob.create("d/bobs");
        denied(() -> alice.does(new Change.Chmod(alice.at("d"), ModeChange.parse("0700"), Recursion.TREE)));
    }

    @Test
    void searchesAndSumsPassOverWhatMayNotBeListed() {
        alice.mkdir("d", 0755);
        alice.mkdir("d/closed", 0700);
        alice.create("d/closed/f");
        alice.mkdir("d/open", 0755);
        alice.create("d/open/f");
        alice.mkdir("d/untraversable", 0744);
        alice.create("d/untraversable/f");
        assertThat(carol.found(FindRequest.everythingBelow(carol.at("d"))))
                .containsExactly("d", "d/closed", "d/open", "d/open/f", "d/untraversable");
        assertThat(carol.catalog().du(List.of(carol.at("d"))).get(0).require().files())
                .isEqualTo(1);
        assertThat(alice.catalog().du(List.of(alice.at("d"))).get(0).require().files())
                .isEqualTo(3);
    }

    @Test
    void anAdministratorPassesEverything() {
        alice.mkdir("d", 0);
        alice.does(new Change.SetAcl(alice.at("d"), AclScope.ACCESS, Acl.ofMode(new Mode(0))));
        root.create("d/f");
        root.does(new Change.Chown(root.at("d"), "carol", "cms", Follow.YES, Recursion.TREE));
        assertThat(root.names("d")).containsExactly("f");
        assertThat(root.may("d", 7)).isTrue();
        root.removeTree("d");
    }

    @Test
    void theLogAndThePrincipalsAreForAdministrators() {
        denied(() -> alice.catalog().listChanges(PageRequest.FIRST));
        denied(() -> alice.does(new Change.AddPrincipal(Principal.user(Actor.unique("user")))));
    }
}
