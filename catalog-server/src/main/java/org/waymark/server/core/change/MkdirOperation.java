package org.waymark.server.core.change;

import org.waymark.api.CatalogException;
import org.waymark.api.Change.Mkdir;
import org.waymark.api.Effect;
import org.waymark.api.ErrorCode;
import org.waymark.api.Follow;
import org.waymark.api.MissingParents;
import org.waymark.server.core.tree.Needs;
import org.waymark.server.core.tree.Resolution;
import org.waymark.server.core.tree.Resolution.Absent;
import org.waymark.server.core.tree.Resolution.Found;
import org.waymark.server.core.tree.Workspace;

final class MkdirOperation implements ChangeOperation<Mkdir> {

    @Override
    public void load(Mkdir change, Needs needs) {
        needs.entry(change.path(), follow(change));
    }

    /** Who asks for the parents too is content with a directory behind a symlink. */
    private static Follow follow(Mkdir change) {
        return change.parents() == MissingParents.CREATE ? Follow.YES : Follow.NO;
    }

    @Override
    public Effect apply(Mkdir change, Workspace work) {
        Resolution place = work.resolve(change.path(), follow(change));
        if (place instanceof Found found) {
            if (change.parents() == MissingParents.CREATE && found.entry().isDirectory()) {
                return Effects.unchanged(found.entry());
            }
            throw new CatalogException(ErrorCode.ALREADY_EXISTS, "already exists: " + change.path());
        }
        Newcomer directory = new Newcomer((Absent) place, change.path(), change.parents(), work);
        return Effects.created(directory.addDirectory(change.permissions()));
    }
}
