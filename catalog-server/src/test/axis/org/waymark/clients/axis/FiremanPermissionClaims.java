package org.waymark.clients.axis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.waymark.clients.axis.Values.perm;
import static org.waymark.clients.axis.Values.permission;
import static org.waymark.clients.axis.Values.text;
import static org.waymark.clients.axis.Values.these;

import org.glite.data.catalog.service.ACLEntry;
import org.glite.data.catalog.service.AuthorizationException;
import org.glite.data.catalog.service.InvalidArgumentException;
import org.glite.data.catalog.service.composite.FRCEntry;
import org.glite.data.catalog.service.composite.FiremanCatalog;

/** Permissions of files, and what files get that are made without one. */
final class FiremanPermissionClaims {

    private final FiremanCatalog root;
    private final FiremanCatalog ada;
    private final FiremanCatalog bob;
    private final Files files;

    FiremanPermissionClaims(Port<FiremanCatalog> port, String home) throws Exception {
        this.root = port.as("root");
        this.ada = port.as("ada");
        this.bob = port.as("bob");
        this.files = new Files(ada, home);
    }

    public void aFileIsCreatedWithThePermissionThatItBrings() throws Exception {
        FRCEntry entry = Files.entry(files.lfn("brought"));
        entry.setPermission(permission("pdrwlxgs", "rg", "", new ACLEntry(perm("rg"), "/atlas/Role=production")));
        ada.create(new FRCEntry[] {entry});
        assertThat(text(ada.getPermission(these(entry.getLfn()))[0].getPermission()))
                .isEqualTo("ada pdrwlxgs --r---g- -------- /atlas/Role=production:--r---g-");
    }

    public void aPermissionIsSetByLfnAndReadByGuid() throws Exception {
        String lfn = files.create("set");
        ada.setPermission(permission(lfn, permission("pdrwlxgs", "", "r")));
        assertThat(text(ada.getPermission(these(Files.guid(lfn)))[0].getPermission()))
                .isEqualTo("ada pdrwlxgs -------- --r-----");
    }

    public void aCheckPassesWhereTheRightIsGranted() throws Exception {
        String lfn = files.create("checked");
        ada.setPermission(permission(lfn, permission("pdrwlxgs", "", "r")));
        bob.checkPermission(these(lfn), perm("r"));
        assertThatExceptionOfType(AuthorizationException.class)
                .isThrownBy(() -> bob.checkPermission(these(lfn), perm("w")));
    }

    public void theDefaultPermissionIsReadAsItWasSet() throws Exception {
        root.setDefaultGlobalPermission(permission("pdrwlxgs", "rlxg", "rlxg"));
        assertThat(text(ada.getDefaultGlobalPermission())).isEqualTo("ada pdrwlxgs --r-lxg- --r-lxg-");
        assertThat(text(ada.getDefaultPrincipalPermission("bob"))).isEqualTo("bob pdrwlxgs --r-lxg- --r-lxg-");
    }

    public void onlyAnAdministratorSetsTheDefaultPermission() {
        assertThatExceptionOfType(AuthorizationException.class)
                .isThrownBy(() -> bob.setDefaultGlobalPermission(permission("pdrwlxgs", "", "")));
    }

    public void aPrincipalHasNoDefaultPermissionOfItsOwn() {
        assertThatExceptionOfType(InvalidArgumentException.class)
                .isThrownBy(() -> root.setDefaultPrincipalPermission("bob", permission("pdrwlxgs", "", "")));
    }
}
