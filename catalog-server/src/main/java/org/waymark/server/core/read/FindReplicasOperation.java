package org.waymark.server.core.read;

import java.util.ArrayList;
import java.util.List;
import org.waymark.api.FileReplica;
import org.waymark.api.Guid;
import org.waymark.api.Page;
import org.waymark.api.PageRequest;
import org.waymark.api.ReplicaQuery;
import org.waymark.api.Right;
import org.waymark.db.EntryRecord;
import org.waymark.db.ReplicaRecord;
import org.waymark.server.core.tree.Workspace;

/** Lists replicas by where they are. Those of files that the caller cannot reach or read are passed over. */
public final class FindReplicasOperation {

    public Page<FileReplica> find(ReplicaQuery query, PageRequest page, Workspace work) {
        long after = page.token() == null ? 0 : PageToken.id(page.token());
        List<ReplicaRecord> records = work.replicas(query, after, page.size() + 1);
        boolean more = records.size() > page.size();
        List<ReplicaRecord> shown = records.subList(0, Math.min(page.size(), records.size()));
        work.loadById(shown.stream().map(ReplicaRecord::entryId).toList());

        List<FileReplica> items = new ArrayList<>();
        for (ReplicaRecord record : shown) {
            EntryRecord file = work.find(record.entryId());
            boolean visible =
                    file != null && work.isReachable(file) && work.access().may(file, Right.READ);
            if (visible && file.guid() != null) {
                items.add(new FileReplica(work.path(file), new Guid(file.guid()), record.replica()));
            }
        }
        return new Page<>(
                items, more ? PageToken.ofId(shown.get(shown.size() - 1).id()) : null);
    }
}
