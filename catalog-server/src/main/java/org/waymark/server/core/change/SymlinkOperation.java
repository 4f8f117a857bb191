package org.waymark.server.core.change;

import org.waymark.api.CatalogException;
import org.waymark.api.Change.Symlink;
import org.waymark.api.Effect;
import org.waymark.api.ErrorCode;
import org.waymark.api.Follow;
import org.waymark.api.MissingParents;
import org.waymark.server.core.tree.Needs;
import org.waymark.server.core.tree.Resolution;
import org.waymark.server.core.tree.Resolution.Absent;
import org.waymark.server.core.tree.Resolution.Found;
import org.waymark.server.core.tree.Workspace;

final class SymlinkOperation implements ChangeOperation<Symlink> {

    @Override
    public void load(Symlink change, Needs needs) {
        needs.place(change.path());
    }

    @Override
    public Effect apply(Symlink change, Workspace work) {
        Resolution place = work.resolve(change.path(), Follow.NO);
        if (place instanceof Found) {
            throw new CatalogException(ErrorCode.ALREADY_EXISTS, "already exists: " + change.path());
        }
        Newcomer link = new Newcomer((Absent) place, change.path(), MissingParents.FAIL, work);
        return Effects.created(link.addSymlink(change.target()));
    }
}
