package org.waymark.server.core.read;

import java.util.List;
import org.waymark.api.EntryAcl;
import org.waymark.api.Follow;
import org.waymark.api.Locator;
import org.waymark.api.Mode;
import org.waymark.api.Outcome;
import org.waymark.api.Right;
import org.waymark.db.EntryRecord;
import org.waymark.server.core.tree.Workspace;

public final class GetAclOperation {

    public List<Outcome<EntryAcl>> getAcl(List<? extends Locator> entries, Workspace work) {
        return Lookup.each(entries, Follow.YES, work, found -> {
            EntryRecord entry = found.entry();
            work.access().require(entry, found.path().text(), Right.GET_METADATA);
            Mode mode = new Mode(entry.special().bits() | entry.acl().mode().bits());
            return new EntryAcl(entry.owner(), entry.group(), mode, entry.acl(), entry.defaultAcl());
        });
    }
}
