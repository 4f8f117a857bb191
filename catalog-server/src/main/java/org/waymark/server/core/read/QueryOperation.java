package org.waymark.server.core.read;

import java.util.ArrayList;
import java.util.List;
import org.waymark.api.Entry;
import org.waymark.api.Follow;
import org.waymark.api.Locator;
import org.waymark.api.Page;
import org.waymark.api.PageRequest;
import org.waymark.api.Query;
import org.waymark.api.Right;
import org.waymark.api.Rights;
import org.waymark.db.EntryRecord;
import org.waymark.db.Selection;
import org.waymark.server.core.tree.Target;
import org.waymark.server.core.tree.Workspace;

/**
 * Answers a query: the database selects, in the order of the entries' ids, and of what it selects the caller gets what is
 * below the base and within his rights. A page goes on behind the id at which the one before ended.
 */
public final class QueryOperation {

    private static final int FEWEST_AT_ONCE = 100;
    private static final int MOST_AT_ONCE = 2_000;

    /** A page that does not fill up ends after so many, so that no call takes long. */
    private static final int MOST_CANDIDATES = 20_000;

    private static final Rights SEARCH = Rights.of(Right.LIST, Right.EXECUTE);

    public Page<Entry> query(Locator base, Query query, PageRequest page, Workspace work) {
        work.load(List.of(new Target(base, Follow.YES)));
        EntryRecord top = work.require(base, Follow.YES).entry();
        long after = page.token() == null ? 0 : PageToken.query(top.id(), page.token());
        Selection selection = new Selector(work.schemas()).selection(query.condition());
        if (!top.isDirectory()) {
            selection = new Selection.All(List.of(new Selection.Itself(top.id()), selection));
        }
        List<Entry> items = new ArrayList<>();
        int examined = 0;
        int atOnce = Math.min(MOST_AT_ONCE, Math.max(FEWEST_AT_ONCE, page.size()));
        while (examined < MOST_CANDIDATES) {
            List<EntryRecord> candidates = work.select(selection, after, atOnce);
            for (EntryRecord candidate : candidates) {
                after = candidate.id();
                examined++;
                if (isWithin(top, candidate, work)) {
                    items.add(Entries.shown(candidate, work.path(candidate)));
                    if (items.size() == page.size()) {
                        return new Page<>(items, PageToken.ofQuery(top.id(), after));
                    }
                }
            }
            if (candidates.size() < atOnce) {
                return new Page<>(items, null);
            }
            atOnce = Math.min(MOST_AT_ONCE, atOnce * 2);
        }
        return new Page<>(items, PageToken.ofQuery(top.id(), after));
    }

    /** Whether the caller would find the entry by searching the base, and may see what it is. */
    private static boolean isWithin(EntryRecord top, EntryRecord entry, Workspace work) {
        if (!work.isWithin(entry, top)
                || !work.isReachable(entry)
                || !work.access().may(entry, Right.GET_METADATA)) {
            return false;
        }
        EntryRecord at = entry;
        while (at.id() != top.id()) {
            at = work.parentOf(at);
            if (!work.access().may(at, SEARCH)) {
                return false;
            }
        }
        return true;
    }
}
