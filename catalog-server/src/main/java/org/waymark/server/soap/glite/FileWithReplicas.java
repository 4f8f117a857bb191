package org.waymark.server.soap.glite;

import java.util.List;
import org.waymark.api.Entry;
import org.waymark.api.Replica;

/**
 * A file with its replicas; another entry has none.
 *
 * @param lfn as it was asked for, which may lead through symlinks: callers match answers to questions by it
 */
record FileWithReplicas(String lfn, Entry entry, List<Replica> replicas) {

    static FileWithReplicas without(Entry entry) {
        return new FileWithReplicas(entry.path().text(), entry, List.of());
    }
}
