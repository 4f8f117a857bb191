package org.waymark.server.core.change;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Acl;
import org.waymark.api.AclEntry;
import org.waymark.api.AclEntry.Tag;
import org.waymark.api.AclScope;
import org.waymark.api.AclText;
import org.waymark.api.CatalogException;
import org.waymark.api.Change.ModifyAcl;
import org.waymark.api.Effect;
import org.waymark.api.ErrorCode;
import org.waymark.api.Follow;
import org.waymark.api.Operation;
import org.waymark.db.EntryRecord;
import org.waymark.server.core.tree.Needs;
import org.waymark.server.core.tree.Workspace;

final class ModifyAclOperation implements ChangeOperation<ModifyAcl> {

    @Override
    public void load(ModifyAcl change, Needs needs) {
        PermissionTargets.load(change.entry(), Follow.YES, change.recursion(), needs);
    }

    @Override
    public Effect apply(ModifyAcl change, Workspace work) {
        return AclChange.apply(
                Operation.MODIFY_ACL,
                change.entry(),
                change.scope(),
                change.recursion(),
                work,
                entry -> modified(entry, change));
    }

    private static @Nullable Acl modified(EntryRecord entry, ModifyAcl change) {
        Acl now = change.scope() == AclScope.ACCESS ? entry.acl() : entry.defaultAcl();
        Acl start = now == null ? unnamed(entry.acl()) : now;
        for (AclEntry gone : change.remove()) {
            if (now == null || start.entries().stream().noneMatch(gone::isAbout)) {
                throw new CatalogException(ErrorCode.NOT_FOUND, "no such ACL entry: " + gone.posixText());
            }
        }
        boolean maskGiven = change.put().stream().anyMatch(put -> put.tag() == Tag.MASK);
        List<AclEntry> entries = start.without(old -> change.remove().stream().anyMatch(old::isAbout)
                || change.put().stream().anyMatch(old::isAbout)
                || (old.tag() == Tag.MASK && !maskGiven));
        entries.addAll(change.put());
        return AclText.complete(entries);
    }

    /** What a default list that is yet to be starts with, as setfacl has it: the access list without names and mask. */
    private static Acl unnamed(Acl acl) {
        return new Acl(acl.without(entry -> entry.tag().isNamed() || entry.tag() == Tag.MASK));
    }
}
