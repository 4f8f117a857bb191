package org.waymark.server.soap.glite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.waymark.api.Acl;
import org.waymark.api.AclEntry;
import org.waymark.api.AclEntry.Tag;
import org.waymark.api.AclScope;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.EntryAcl;
import org.waymark.api.Follow;
import org.waymark.api.Mode;
import org.waymark.api.Page;
import org.waymark.api.Recursion;
import org.waymark.api.Rights;
import org.waymark.api.Schema;

class PermissionsTest {

    private static final CatalogPath FILE = CatalogPath.parse("/f");
    private static final String ADA = "/C=IT/CN=Ada";
    private static final String ATLAS = "/atlas/Role=production";
    private static final EntryAcl CURRENT =
            new EntryAcl("alice", "atlas", new Mode(0640), Acl.ofMode(new Mode(0640)), null);
    private static final PrincipalKinds KINDS =
            new PrincipalKinds(List.of(), (kind, request) -> new Page<>(List.of(), null));

    private static Rights rights(String letters) {
        return Rights.parse(letters);
    }

    private static Permission permission(String owner, String group, PrincipalRights... acl) {
        return new Permission(owner, group, rights("pdrwlxgs"), rights("rl"), rights("g"), List.of(acl));
    }

    private static EntryAcl having(Acl acl) {
        return new EntryAcl("alice", "atlas", acl.mode(), acl, null);
    }

    @Test
    void whatWasSetIsWhatIsReadBack() {
        Permission set = permission(
                "alice", "atlas", new PrincipalRights(ADA, rights("wxs")), new PrincipalRights(ATLAS, rights("p")));
        assertThat(Permissions.of(having(Permissions.acl(set, null, KINDS)))).isEqualTo(set);
    }

    @Test
    void theMaskIsTheUnionOfWhatItMasks() {
        Acl acl = Permissions.acl(permission("alice", "atlas", new PrincipalRights(ADA, rights("wx"))), null, KINDS);
        assertThat(acl)
                .hasToString("user::pdrwlxgs,user:" + ADA + ":---w-x--,group::--r-l---,mask::--rwlx--,other::------g-");
    }

    @Test
    void whereNobodyIsNamedThereIsNoMask() {
        assertThat(Permissions.acl(permission("alice", "atlas"), null, KINDS).hasMask())
                .isFalse();
    }

    @Test
    void whatAMaskTakesAwayIsNotShown() {
        Acl acl = new Acl(List.of(
                AclEntry.of(Tag.OWNER, rights("rw")),
                new AclEntry(Tag.USER, ADA, rights("rwx")),
                AclEntry.of(Tag.OWNING_GROUP, rights("rx")),
                AclEntry.of(Tag.MASK, rights("r")),
                AclEntry.of(Tag.OTHER, rights("x"))));
        assertThat(Permissions.of(having(acl)))
                .isEqualTo(new Permission(
                        "alice",
                        "atlas",
                        rights("rw"),
                        rights("r"),
                        rights("x"),
                        List.of(new PrincipalRights(ADA, rights("r")))));
    }

    @Test
    void aUserAndAGroupOfOneNameAreToldApart() {
        Permission both = permission(
                "alice",
                "atlas",
                new PrincipalRights("user:op", rights("r")),
                new PrincipalRights("group:op", rights("w")));
        Acl acl = Permissions.acl(both, null, KINDS);
        assertThat(Permissions.of(having(acl)).acl())
                .containsExactly(
                        new PrincipalRights("user:op", rights("r")), new PrincipalRights("group:op", rights("w")));
    }

    @Test
    void aPrincipalIsNamedOnce() {
        Permission twice = permission(
                "alice", "atlas", new PrincipalRights(ADA, rights("r")), new PrincipalRights(ADA, rights("w")));
        assertThatThrownBy(() -> Permissions.acl(twice, null, KINDS))
                .isInstanceOf(CatalogException.class)
                .hasMessageContaining("two entries for user:" + ADA);
    }

    @Test
    void anOwnerAndAGroupThatStayAreNotChanged() {
        Change acl =
                new Change.SetAcl(FILE, AclScope.ACCESS, Permissions.acl(permission(null, null), CURRENT.acl(), KINDS));
        for (Permission same : List.of(permission("alice", "atlas"), permission(null, null), permission("", ""))) {
            assertThat(Permissions.changes(FILE, same, CURRENT, KINDS)).containsExactly(acl);
        }
    }

    @Test
    void anotherOwnerOrGroupIsAChangeOfIts() {
        assertThat(Permissions.changes(FILE, permission("bob", "atlas"), CURRENT, KINDS))
                .contains(new Change.Chown(FILE, "bob", null, Follow.YES, Recursion.ENTRY));
        assertThat(Permissions.changes(FILE, permission(null, "cms"), CURRENT, KINDS))
                .contains(new Change.Chown(FILE, null, "cms", Follow.YES, Recursion.ENTRY));
    }

    @Test
    void theOwnerOfASchemaMayDoEverythingAndOthersMayReadIt() {
        Permission permission = Permissions.of(new Schema("s", "alice", List.of()));
        assertThat(permission)
                .isEqualTo(new Permission("alice", "", Rights.ALL, rights("rlg"), rights("rlg"), List.of()));
    }
}
