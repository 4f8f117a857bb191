package org.waymark.server.core.change;

import org.waymark.api.Change.SetAcl;
import org.waymark.api.Effect;
import org.waymark.api.Follow;
import org.waymark.api.Operation;
import org.waymark.server.core.tree.Needs;
import org.waymark.server.core.tree.Workspace;

final class SetAclOperation implements ChangeOperation<SetAcl> {

    @Override
    public void load(SetAcl change, Needs needs) {
        PermissionTargets.load(change.entry(), Follow.YES, change.recursion(), needs);
    }

    @Override
    public Effect apply(SetAcl change, Workspace work) {
        return AclChange.apply(
                Operation.SET_ACL, change.entry(), change.scope(), change.recursion(), work, entry -> change.acl());
    }
}
