package org.waymark.server.core.read;

import java.util.List;
import org.waymark.api.Entry;
import org.waymark.api.Follow;
import org.waymark.api.Locator;
import org.waymark.api.Outcome;
import org.waymark.api.Right;
import org.waymark.server.core.tree.Workspace;

public final class StatOperation {

    public List<Outcome<Entry>> stat(List<? extends Locator> entries, Follow follow, Workspace work) {
        return Lookup.each(entries, follow, work, found -> {
            work.access().require(found.entry(), found.path().text(), Right.GET_METADATA);
            return Entries.shown(found.entry(), found.path());
        });
    }
}
