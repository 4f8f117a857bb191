package org.waymark.server.core.read;

import java.util.ArrayList;
import java.util.List;
import org.waymark.api.CatalogException;
import org.waymark.api.Entry;
import org.waymark.api.ErrorCode;
import org.waymark.api.Follow;
import org.waymark.api.Glob;
import org.waymark.api.Locator;
import org.waymark.api.Page;
import org.waymark.api.PageRequest;
import org.waymark.api.Right;
import org.waymark.db.EntryRecord;
import org.waymark.db.EntryStore.ListFrom;
import org.waymark.server.core.tree.Resolution.Found;
import org.waymark.server.core.tree.Target;
import org.waymark.server.core.tree.Workspace;

/** Lists a directory by its names' order: a page begins behind the name at which the one before ended. */
public final class ListOperation {

    public Page<Entry> list(Locator directory, Glob pattern, PageRequest page, Workspace work) {
        work.load(List.of(new Target(directory, Follow.YES)));
        Found found = work.require(directory, Follow.YES);
        if (!found.entry().isDirectory()) {
            throw new CatalogException(ErrorCode.NOT_A_DIRECTORY, "not a directory: " + directory.text());
        }
        work.access().require(found.entry(), directory.text(), Right.LIST);

        List<Entry> items = new ArrayList<>();
        long id = found.entry().id();
        String after = page.token() == null ? "" : PageToken.name(id, page.token());
        boolean more = true;
        while (more && items.size() < page.size()) {
            int wanted = page.size() - items.size();
            // One more than the page holds tells whether there is another page.
            List<EntryRecord> records =
                    work.children(List.of(new ListFrom(id, after)), pattern.literalPrefix(), wanted + 1);
            more = records.size() > wanted;
            for (EntryRecord record : records.subList(0, Math.min(wanted, records.size()))) {
                after = record.name();
                if (pattern.matches(record.name())) {
                    items.add(Entries.listed(found.entry(), record, found.path().child(record.name()), work.access()));
                }
            }
        }
        return new Page<>(items, more ? PageToken.ofName(id, after) : null);
    }
}
