package org.waymark.server.core.read;

import java.util.List;
import org.waymark.api.ChangeRecord;
import org.waymark.api.Page;
import org.waymark.api.PageRequest;
import org.waymark.db.ChangeLogStore;
import org.waymark.db.ChangeLogStore.Logged;
import org.waymark.db.ChangeLogStore.Position;
import org.waymark.server.core.access.AccessPolicy;

public final class ListChangesOperation {

    public Page<ChangeRecord> list(PageRequest page, AccessPolicy access, ChangeLogStore store) {
        access.requireAdministrator("the change log");
        Position after = page.token() == null ? Position.START : PageToken.position(page.token());
        List<Logged> rows = store.list(after, page.size());
        Position last = rows.isEmpty() ? after : rows.get(rows.size() - 1).position();
        return new Page<>(rows.stream().map(Logged::change).toList(), PageToken.of(last));
    }
}
