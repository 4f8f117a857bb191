package org.waymark.db;

import java.util.Collection;
import java.util.List;
import org.waymark.api.ReplicaQuery;

/** The replicas. Every method is one statement, whatever the number of its arguments. */
public interface ReplicaStore {

    List<ReplicaRecord> findBySfn(Collection<String> sfns);

    /** The replicas of these files, the master first, then in the order of their registration. */
    List<ReplicaRecord> listByEntry(Collection<Long> entryIds);

    /** Those that {@code query} names with an id greater than {@code after}, in the order of their ids. */
    List<ReplicaRecord> list(ReplicaQuery query, long after, int most);

    /** @return false if an SFN was taken meanwhile */
    boolean insert(List<ReplicaRecord> replicas);

    void update(List<ReplicaRecord> replicas);

    void deleteByKey(Collection<Long> ids);

    void deleteByEntry(Collection<Long> entryIds);

    /** A new id. */
    long nextId();
}
