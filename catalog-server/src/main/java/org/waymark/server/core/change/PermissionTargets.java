package org.waymark.server.core.change;

import java.util.ArrayList;
import java.util.List;
import org.waymark.api.Follow;
import org.waymark.api.Locator;
import org.waymark.api.Recursion;
import org.waymark.api.Right;
import org.waymark.db.EntryRecord;
import org.waymark.server.core.tree.Needs;
import org.waymark.server.core.tree.Resolution.Found;
import org.waymark.server.core.tree.Workspace;

/** The entries whose permissions a change is about: one, or a whole tree but for its symlinks. */
final class PermissionTargets {

    private PermissionTargets() {}

    static void load(Locator locator, Follow follow, Recursion recursion, Needs needs) {
        switch (recursion) {
            case ENTRY -> needs.changed(locator, follow);
            case TREE -> needs.subtree(locator, follow);
        }
    }

    /** All of them as they are now, held; what is in a directory that the caller may not list is refused. */
    static List<EntryRecord> hold(Found found, Recursion recursion, Workspace work) {
        if (recursion == Recursion.ENTRY || !found.entry().isDirectory()) {
            return List.of(work.hold(found.entry()));
        }
        List<EntryRecord> all = new ArrayList<>();
        all.add(work.hold(found.entry()));
        for (EntryRecord entry : work.below(found.entry())) {
            work.access().require(work.parentOf(entry), found.path().text(), Right.LIST, Right.EXECUTE);
            if (!entry.isSymlink()) {
                all.add(work.hold(entry));
            }
        }
        return all;
    }
}
