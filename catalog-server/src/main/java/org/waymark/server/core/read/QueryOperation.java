package org.waymark.server.core.read;

import java.time.Duration;
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

    /** A page that does not fill up ends after so many candidates, so that no call takes long. */
    private static final int MOST_CANDIDATES = 20_000;

    /** Nor goes a page on when it has taken this long. */
    private static final Duration LONG = Duration.ofSeconds(1);

    /** Of a base with no more below it, the entries themselves are what the database looks at. */
    private static final int SMALL_BASE = 2_000;

    private static final Rights SEARCH = Rights.of(Right.LIST, Right.EXECUTE);

    public Page<Entry> query(Locator base, Query query, PageRequest page, Workspace work) {
        work.load(List.of(new Target(base, Follow.YES)));
        EntryRecord top = work.require(base, Follow.YES).entry();
        long after = page.token() == null ? 0 : PageToken.query(top.id(), page.token());
        Selection selection = below(top, new Selector(work.schemas()).selection(query.condition()), work);
        List<Entry> items = new ArrayList<>();
        int examined = 0;
        int atOnce = Math.max(FEWEST_AT_ONCE, page.size());
        long start = System.nanoTime();
        do {
            List<EntryRecord> candidates = work.select(selection, after, atOnce);
            for (EntryRecord candidate : candidates) {
                after = candidate.id();
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
            examined += atOnce;
            // A statement that selects much costs hardly more than one that selects little.
            atOnce = MOST_CANDIDATES - examined;
        } while (atOnce > 0 && System.nanoTime() - start < LONG.toNanos());
        return new Page<>(items, PageToken.ofQuery(top.id(), after));
    }

    /** The selection, within what is below {@code top} where that is little. */
    private static Selection below(EntryRecord top, Selection selection, Workspace work) {
        if (top.isRoot()) {
            return selection;
        }
        List<Long> ids = new ArrayList<>(List.of(top.id()));
        if (top.isDirectory()) {
            work.someBelow(top, SMALL_BASE + 1).forEach(entry -> ids.add(entry.id()));
        }
        return ids.size() > SMALL_BASE + 1
                ? selection
                : new Selection.All(List.of(new Selection.Among(ids), selection));
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
