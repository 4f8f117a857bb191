package org.waymark.api.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waymark.api.ErrorCode.LINK_LOOP;
import static org.waymark.api.ErrorCode.NOT_A_DIRECTORY;
import static org.waymark.api.ErrorCode.NOT_FOUND;
import static org.waymark.api.ErrorCode.PERMISSION_DENIED;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.waymark.api.CatalogPath;
import org.waymark.api.Guid;
import org.waymark.api.Locator;
import org.waymark.api.PageRequest;

/** Where a query looks, and what of that its caller may see. */
abstract class QueryScopeContract extends AttributeSubject {

    QueryScopeContract(CatalogFixture fixture) {
        super(fixture);
    }

    @BeforeEach
    void aTreeOfRuns() {
        governs("s", ".", "run:int");
        alice.mkdirs("t/d/e");
        for (String path : List.of("t", "t/d", "t/d/e")) {
            sets(alice, path, "run", "1");
        }
        for (String path : List.of("t/f", "t/d/f", "t/d/e/f")) {
            alice.create(path);
            sets(alice, path, "run", "1");
        }
    }

    private List<String> runs(Actor actor, String base) {
        return runs(actor, actor.at(base));
    }

    private List<String> runs(Actor actor, Locator base) {
        return found(actor, base, "$run = 1", PageRequest.DEFAULT_SIZE);
    }

    @Test
    void theBaseAndAllBelowItIsSearched() {
        assertThat(runs(alice, ".")).containsExactly("t", "t/d", "t/d/e", "t/d/e/f", "t/d/f", "t/f");
        assertThat(runs(alice, "t/d")).containsExactly("t/d", "t/d/e", "t/d/e/f", "t/d/f");
        assertThat(runs(alice, "t/d/e")).containsExactly("t/d/e", "t/d/e/f");
    }

    @Test
    void nothingBesideTheBaseIsFound() {
        alice.mkdirs("t/d2");
        sets(alice, "t/d2", "run", "1");
        assertThat(runs(alice, "t/d")).doesNotContain("t/d2", "t/f", "t");
        assertThat(runs(alice, "t/d2")).containsExactly("t/d2");
    }

    @Test
    void whatIsFoundIsToldAsStatTellsIt() {
        alice.register("t/r", "sfn");
        alice.setComment("t/r", "mine");
        sets(alice, "t/r", "run", "2");
        sets(alice, "t/d", "run", "2");
        alice.setDefaultAcl("t/d", "u::rwx,u:bob:rwx,g::---,o::---");
        alice.symlink("t/link", "f");
        assertThat(entries(alice, alice.at("t"), "$run = 2 OR kind = 'symlink'", 10))
                .containsExactlyInAnyOrder(alice.lstat("t/link"), alice.stat("t/r"), alice.stat("t/d"));
    }

    @Test
    void aBaseThatIsNoDirectoryIsSearchedAlone() {
        Guid guid = alice.register("t/r", "sfn").guid();
        sets(alice, "t/r", "run", "1");
        assertThat(runs(alice, "t/f")).containsExactly("t/f");
        for (Locator base : List.of(alice.at("t/r"), guid, alice.sfn("sfn"))) {
            assertThat(runs(alice, base)).containsExactly("t/r");
            assertThat(found(alice, base, "$run = 2", 10)).isEmpty();
        }
    }

    @Test
    void aSymlinkAsTheBaseStandsForItsTarget() {
        alice.symlink("directory", "t/d");
        alice.symlink("file", "t/f");
        assertThat(entries(alice, alice.at("directory"), "$run = 1", 10))
                .extracting(entry -> entry.path().name())
                .containsExactlyInAnyOrder("d", "e", "f", "f");
        assertThat(entries(alice, alice.at("file"), "$run = 1", 10)).containsExactly(alice.stat("t/f"));
    }

    @Test
    void symlinksBelowTheBaseAreFoundButNotFollowed() {
        alice.mkdir("t/links");
        alice.symlink("t/links/directory", "../d");
        alice.symlink("t/links/file", "../f");
        alice.symlink("t/links/up", "..");
        assertThat(runs(alice, "t/links")).isEmpty();
        assertThat(found(alice, alice.at("t/links"), "kind = 'symlink'", 10))
                .containsExactly("t/links/directory", "t/links/file", "t/links/up");
    }

    @Test
    void theBaseMustBeThere() {
        alice.symlink("dangling", "nowhere");
        alice.symlink("loop", "loop");
        refused(NOT_FOUND, () -> runs(alice, "no"));
        refused(NOT_FOUND, () -> runs(alice, "dangling"));
        refused(NOT_FOUND, () -> runs(alice, Actor.newGuid()));
        refused(LINK_LOOP, () -> runs(alice, "loop"));
        refused(NOT_A_DIRECTORY, () -> runs(alice, "t/f/x"));
    }

    @Test
    void theBaseMustBeWithinReach() {
        alice.mkdir("closed", 0700);
        alice.mkdir("closed/open", 0777);
        Guid guid = alice.create("closed/open/f").guid();
        refused(PERMISSION_DENIED, () -> runs(carol, "closed/open"));
        refused(PERMISSION_DENIED, () -> runs(carol, "closed/no"));
        refused(PERMISSION_DENIED, () -> runs(carol, guid));
        assertThat(runs(alice, "closed/open")).isEmpty();
    }

    @Test
    void directoriesThatMayNotBeListedArePassedOver() {
        alice.chmod("t/d", "0711");
        assertThat(runs(carol, ".")).containsExactly("t", "t/d", "t/f");
        assertThat(runs(carol, "t/d")).containsExactly("t/d");
        assertThat(runs(carol, "t/d/e")).containsExactly("t/d/e", "t/d/e/f");
        assertThat(runs(alice, ".")).hasSize(6);
        assertThat(runs(root, root.at("."))).hasSize(6);
    }

    @Test
    void directoriesThatMayNotBeTraversedArePassedOver() {
        alice.chmod("t/d", "0744");
        assertThat(runs(carol, ".")).containsExactly("t", "t/d", "t/f");
        assertThat(runs(carol, "t/d")).containsExactly("t/d");
        refused(PERMISSION_DENIED, () -> runs(carol, "t/d/e"));
    }

    @Test
    void directoriesThatAreOpenToAGroupAreSearchedForItsMembers() {
        alice.chmod("t/d", "0750");
        assertThat(runs(bob, "t")).hasSize(6);
        assertThat(runs(carol, "t")).containsExactly("t", "t/d", "t/f");
        alice.setAcl("t/d", "u::rwx,u:carol:rx,g::---,o::---,m::rwx");
        assertThat(runs(carol, "t")).hasSize(6);
        assertThat(runs(bob, "t")).containsExactly("t", "t/d", "t/f");
    }

    @Test
    void entriesWhoseMetadataAreClosedArePassedOverButNotWhatIsBelowThem() {
        alice.setAcl("t/f", "u::pdrwlxgs,g::pdrwlxgs,o::pdrwlxs");
        alice.setAcl("t/d", "u::pdrwlxgs,g::pdrwlxgs,o::lx");
        assertThat(runs(carol, ".")).containsExactly("t", "t/d/e", "t/d/e/f", "t/d/f");
        assertThat(runs(carol, "t/d")).containsExactly("t/d/e", "t/d/e/f", "t/d/f");
        assertThat(runs(carol, "t/f")).isEmpty();
        assertThat(runs(bob, ".")).hasSize(6);
    }

    @Test
    void nothingIsToldOfWhatIsPassedOver() {
        alice.chmod("t/d", "0700");
        assertThat(found(carol, carol.at("t/d"), "name = 'e'", 10)).isEmpty();
        assertThat(found(carol, carol.at("t"), "NOT name = 'none' AND NOT $run = 2", 10))
                .containsExactly("t", "t/d", "t/f");
        assertThat(found(carol, carol.at("t"), "name = 'e' OR $run = 1", 1)).containsExactly("t", "t/d", "t/f");
    }

    @Test
    void listingAndTraversingTheDirectoriesAboveTheBaseIsTwoThings() {
        alice.chmod("t", "0711");
        assertThat(runs(carol, "t/d")).containsExactly("t/d", "t/d/e", "t/d/e/f", "t/d/f");
        assertThat(runs(carol, "t")).containsExactly("t");
    }

    @Test
    void aDeepTreeIsSearchedToItsEnd() {
        CatalogPath deep = alice.at("t");
        for (int i = 0; i < 100; i++) {
            deep = deep.child("level" + i);
        }
        String bottom = alice.relative(deep);
        alice.mkdirs(bottom);
        sets(alice, bottom, "run", "100");
        assertThat(found("$run = 100")).containsExactly(bottom);
        assertThat(found("name = 'level99'")).containsExactly(bottom);
        assertThat(found(alice, deep, "$run = 100", 10)).containsExactly(bottom);
        assertThat(found("name LIKE 'level%'")).hasSize(100);
    }

    @Test
    void whatMovedIsFoundWhereItIs() {
        alice.mkdir("other");
        alice.rename("t/d", "other/d");
        assertThat(runs(alice, "t")).containsExactly("t", "t/f");
        assertThat(runs(alice, "other")).containsExactly("other/d", "other/d/e", "other/d/e/f", "other/d/f");
        alice.unlink("other/d/f");
        alice.removeTree("other/d/e");
        assertThat(runs(alice, "other")).containsExactly("other/d");
    }

    @Test
    void theWholeCatalogIsSearchedFromItsRoot() {
        assertThat(runs(alice, CatalogPath.ROOT)).hasSize(6);
        assertThat(found(carol, CatalogPath.ROOT, "$run = 1 AND kind = 'file'", 10))
                .containsExactly("t/d/e/f", "t/d/f", "t/f");
    }
}
