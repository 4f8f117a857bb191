package org.waymark.clients.axis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.waymark.clients.axis.Values.pair;
import static org.waymark.clients.axis.Values.perm;
import static org.waymark.clients.axis.Values.permission;
import static org.waymark.clients.axis.Values.text;
import static org.waymark.clients.axis.Values.these;

import org.glite.data.catalog.service.ACLEntry;
import org.glite.data.catalog.service.AuthorizationException;
import org.glite.data.catalog.service.InvalidArgumentException;
import org.glite.data.catalog.service.NotExistsException;
import org.glite.data.catalog.service.PermissionEntry;
import org.glite.data.catalog.service.meta.MetadataCatalog;

/** Permissions of entries and of schemas. */
final class MetadataPermissionClaims {

    private static final String GRACE = "/C=IT/O=Grid/CN=Grace";

    private final MetadataCatalog ada;
    private final MetadataCatalog bob;
    private final String home;

    MetadataPermissionClaims(Port<MetadataCatalog> port, String home) throws Exception {
        this.ada = port.as("ada");
        this.bob = port.as("bob");
        this.home = home;
    }

    private String entry(String name) throws Exception {
        String lfn = home + "/" + name;
        ada.createEntry(pair(lfn, null));
        return lfn;
    }

    public void aPermissionIsReadAsItWasSet() throws Exception {
        String lfn = entry("permitted");
        ada.setPermission(permission(
                lfn,
                permission(
                        "pdrwlxgs", "rlg", "g", new ACLEntry(perm("rg"), GRACE), new ACLEntry(perm("r"), "/atlas"))));
        PermissionEntry[] entries = ada.getPermission(these(lfn));
        assertThat(entries).hasSize(1);
        assertThat(entries[0].getItem()).isEqualTo(lfn);
        assertThat(text(entries[0].getPermission()))
                .isEqualTo("ada pdrwlxgs --r-l-g- ------g- " + GRACE + ":--r---g- /atlas:--r-----");
    }

    public void aPermissionWithoutAnAclHasNone() throws Exception {
        String lfn = entry("plain");
        ada.setPermission(permission(lfn, permission("pdrwlxgs", "r", "")));
        assertThat(text(ada.getPermission(these(lfn))[0].getPermission())).isEqualTo("ada pdrwlxgs --r----- --------");
    }

    public void aCheckPassesWhereTheRightIsGranted() throws Exception {
        String lfn = entry("checked");
        ada.setPermission(permission(lfn, permission("pdrwlxgs", "", "rg")));
        bob.checkPermission(these(lfn), perm("rg"));
        assertThatExceptionOfType(AuthorizationException.class)
                .isThrownBy(() -> bob.checkPermission(these(lfn), perm("rw")));
    }

    public void everybodyMayReadASchema() throws Exception {
        ada.createSchema("axis.read", null);
        assertThat(text(bob.getPermission(these("axis.read"))[0].getPermission()))
                .isEqualTo("ada pdrwlxgs --r-l-g- --r-l-g-");
    }

    public void thePermissionOfASchemaCannotBeSet() throws Exception {
        ada.createSchema("axis.fixed", null);
        assertThatExceptionOfType(InvalidArgumentException.class)
                .isThrownBy(() -> ada.setPermission(permission("axis.fixed", permission("pdrwlxgs", "", ""))));
    }

    public void whatIsNotThereHasNoPermission() {
        assertThatExceptionOfType(NotExistsException.class)
                .isThrownBy(() -> ada.getPermission(these(home + "/nobody")));
    }

    public void whoMayNotChangePermissionsChangesNone() throws Exception {
        String lfn = entry("locked");
        assertThatExceptionOfType(AuthorizationException.class)
                .isThrownBy(() -> bob.setPermission(permission(lfn, permission("pdrwlxgs", "pdrwlxgs", "pdrwlxgs"))));
    }
}
