package org.waymark.server.rest;

import java.util.ArrayList;
import java.util.List;
import org.waymark.api.Change;
import org.waymark.api.Follow;
import org.waymark.api.Locator;
import org.waymark.api.ModeChange;
import org.waymark.api.Recursion;
import org.waymark.wsdl.rest.model.EntryPatchJson;

/** A patch of one entry on the wire: the changes that it stands for. */
final class PatchTypes {

    private PatchTypes() {}

    /** The mode comes after the owner, whose change takes setuid and setgid away; the times come last. */
    static List<Change> read(EntryPatchJson patch, Locator entry) {
        List<Change> changes = new ArrayList<>();
        if (patch.getSize() != null || patch.getChecksums() != null) {
            changes.add(new Change.SetContent(
                    entry,
                    patch.getSize(),
                    patch.getChecksums() == null ? null : EntryTypes.checksums(patch.getChecksums())));
        }
        if (patch.getComment() != null) {
            changes.add(new Change.SetComment(entry, patch.getComment()));
        }
        if (patch.getOwner() != null || patch.getGroup() != null) {
            changes.add(new Change.Chown(entry, patch.getOwner(), patch.getGroup(), Follow.YES, Recursion.ENTRY));
        }
        if (patch.getMode() != null) {
            changes.add(new Change.Chmod(entry, ModeChange.parse(patch.getMode()), Recursion.ENTRY));
        }
        if (patch.getModified() != null || patch.getAccessed() != null) {
            changes.add(new Change.SetTimes(entry, patch.getModified(), patch.getAccessed()));
        }
        return changes;
    }
}
