package org.waymark.server.soap.glite;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Rights;

/**
 * Who may do what with an entry, in gLite's terms, which know no mask.
 *
 * @param userName the owner; null where the sender leaves that as it is
 * @param groupName the owning group; null where the sender leaves that as it is
 */
record Permission(
        @Nullable String userName,
        @Nullable String groupName,
        Rights userPerm,
        Rights groupPerm,
        Rights otherPerm,
        List<PrincipalRights> acl) {

    Permission {
        acl = List.copyOf(acl);
    }
}
