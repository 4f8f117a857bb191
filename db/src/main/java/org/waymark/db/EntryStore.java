package org.waymark.db;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/** The tree's entries. Every method is one statement, whatever the number of its arguments. */
public interface EntryStore {

    /** The root, and every entry on the trie's paths that exists. Directory times are exact for the paths' last names. */
    List<EntryRecord> resolve(PathTrie trie);

    /** The entries with these GUIDs, and every directory above them. */
    List<EntryRecord> findByGuidWithAncestors(Collection<UUID> guids);

    /** The entries with these ids, and every directory above them. */
    List<EntryRecord> findByKeyWithAncestors(Collection<Long> ids);

    /** The entries as they are now, locked until the transaction ends; those that are gone are left out. */
    List<EntryRecord> lockByKey(Collection<Long> ids, LockStrength strength);

    /** Makes this transaction the only one that moves directories to other parents. */
    void lockDirectoryMoves();

    /** Of each directory, the ids of up to {@code most} children. */
    Map<Long, List<Long>> findSomeChildren(Collection<Long> directories, int most);

    /** Everything below these directories, parents first; at most {@code most} entries. */
    List<EntryRecord> findSubtree(Collection<Long> directories, int most);

    /**
     * The children of several directories, directory by directory, each in the order of the names: those whose names begin
     * with {@code prefix}, up to {@code most} in all.
     */
    List<EntryRecord> listChildren(List<ListFrom> directories, String prefix, int most);

    /** Where the listing of a directory begins: behind the name {@code after}; empty for its start. */
    record ListFrom(long directory, String after) {}

    /** Entries that a query selects, in the order of their ids, with ids greater than {@code after}. */
    List<EntryRecord> select(Selection selection, long after, int most);

    /** The symlinks whose target is one of these texts. */
    List<EntryRecord> findLinksTo(Collection<String> targets);

    /** @return false if a name or GUID was taken meanwhile */
    boolean insert(List<EntryRecord> entries);

    void update(List<EntryRecord> entries);

    /** Takes entries out of their places, so that the places can be filled and the directories removed. */
    void park(Collection<Long> ids);

    void deleteByKey(Collection<Long> ids);

    /** Records that the content of these directories changed. */
    void touchDirectories(Set<Long> directories, long now);

    /** Makes the times of modification that these directories have themselves count again. */
    void forgetDirectoryTimes(Collection<Long> directories);

    /** A new id. */
    long nextId();

    /** How firmly a row is held. */
    enum LockStrength {
        /** Others may still add entries to the directory. */
        UPDATE,
        /** Nobody adds anything to it. */
        REMOVE
    }
}
