package org.waymark.server.soap.glite;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.AclScope;
import org.waymark.api.Caller;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Checksums;
import org.waymark.api.Follow;
import org.waymark.api.Guid;
import org.waymark.api.InitialPermissions;
import org.waymark.api.MissingParents;
import org.waymark.api.NewReplica;
import org.waymark.api.Recursion;

/**
 * A file to be made, as {@code FRCEntry}, {@code FCEntry} and {@code RCEntry} describe it.
 *
 * @param modified null where the file is as new as its entry
 */
record NewEntry(
        CatalogPath path,
        @Nullable Guid guid,
        long size,
        Checksums checksums,
        @Nullable Permission permission,
        @Nullable Instant modified,
        List<NewReplica> replicas) {

    /** The file, what it is like, and its replicas. It must not exist yet. */
    List<Change> changes(Caller creator, PrincipalKinds kinds) {
        List<Change> changes = new ArrayList<>();
        changes.add(new Change.CreateFile(
                path, guid, size, checksums, MissingParents.FAIL, InitialPermissions.DEFAULT_FOR_FILE));
        replicas.forEach(replica -> changes.add(new Change.AddReplica(path, replica)));
        if (modified != null) {
            changes.add(new Change.SetTimes(path, modified, null));
        }
        if (permission != null) {
            changes.addAll(changes(permission, creator, kinds));
        }
        return changes;
    }

    private List<Change> changes(Permission wanted, Caller creator, PrincipalKinds kinds) {
        List<Change> changes = new ArrayList<>();
        changes.add(new Change.SetAcl(path, AclScope.ACCESS, Permissions.acl(wanted, null, kinds)));
        String owner = wanted.userName();
        boolean given = owner != null && !owner.isEmpty() && !owner.equals(creator.user());
        String group = wanted.groupName();
        boolean inGroup = group != null && !group.isEmpty();
        if (given || inGroup) {
            changes.add(
                    new Change.Chown(path, given ? owner : null, inGroup ? group : null, Follow.NO, Recursion.ENTRY));
        }
        return changes;
    }
}
