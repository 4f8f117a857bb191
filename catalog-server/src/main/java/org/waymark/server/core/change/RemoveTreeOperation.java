package org.waymark.server.core.change;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.waymark.api.Change.RemoveTree;
import org.waymark.api.Effect;
import org.waymark.api.Follow;
import org.waymark.api.Operation;
import org.waymark.api.Right;
import org.waymark.db.EntryRecord;
import org.waymark.server.core.tree.Needs;
import org.waymark.server.core.tree.Resolution.Found;
import org.waymark.server.core.tree.Workspace;

final class RemoveTreeOperation implements ChangeOperation<RemoveTree> {

    @Override
    public void load(RemoveTree change, Needs needs) {
        needs.subtree(change.path(), Follow.NO);
    }

    @Override
    public Effect apply(RemoveTree change, Workspace work) {
        Found found = work.require(change.path(), Follow.NO);
        Removals.requireMayLeave(found, work);
        EntryRecord top = work.holdForRemoval(found.entry());
        List<EntryRecord> below = top.isDirectory() ? work.below(top) : List.of();
        requireRemovable(found, below, work);
        work.holdAllForRemoval(below);

        for (int i = below.size() - 1; i >= 0; i--) {
            work.remove(below.get(i));
        }
        work.remove(top);
        work.log(Operation.REMOVE_TREE, top, found.path(), null);
        return Effects.removed(top);
    }

    /** As if each entry were removed by itself. Only names that the caller may list are named. */
    private static void requireRemovable(Found found, List<EntryRecord> below, Workspace work) {
        Map<Long, EntryRecord> directories = new HashMap<>();
        directories.put(found.entry().id(), found.entry());
        for (EntryRecord entry : below) {
            EntryRecord parent = Objects.requireNonNull(directories.get(entry.parentId()));
            String subject = "something below " + found.path();
            work.access().require(parent, subject, Right.LIST, Right.WRITE, Right.EXECUTE);
            Removals.requireRemovable(parent, entry, subject, work.access());
            if (entry.isDirectory()) {
                directories.put(entry.id(), entry);
            }
        }
    }
}
