package org.waymark.server.core.read;

import java.util.List;
import org.waymark.api.Decision;
import org.waymark.api.Follow;
import org.waymark.api.Locator;
import org.waymark.api.Outcome;
import org.waymark.api.Rights;
import org.waymark.server.core.tree.Workspace;

public final class CheckPermissionOperation {

    public List<Outcome<Decision>> check(List<? extends Locator> entries, Rights wanted, Workspace work) {
        return Lookup.each(entries, Follow.YES, work, found -> work.access().decide(found.entry(), wanted));
    }
}
