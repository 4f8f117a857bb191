package org.waymark.server.core.tree;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.waymark.api.CatalogException;
import org.waymark.db.EntryRecord;
import org.waymark.db.EntryStore;

/** What is below directories: all of it, or just whether there is anything. */
final class Subtrees {

    private static final Probe NO_PROBE = new Probe(0, List.of());

    /** What a look into a directory found: up to {@code asked} children. */
    private record Probe(int asked, List<Long> children) {}

    private final EntryStore store;
    private final Tree tree;
    private final int most;
    private final Map<Long, Probe> probes = new HashMap<>();

    Subtrees(EntryStore store, Tree tree, int most) {
        this.store = store;
        this.tree = tree;
        this.most = most;
    }

    /** Loads everything below these. @return the ids of these and of all that is below */
    Set<Long> load(Collection<Long> directories) {
        Set<Long> ids = new TreeSet<>(directories);
        List<Long> open =
                directories.stream().filter(id -> !tree.isCompletelyListed(id)).toList();
        if (open.isEmpty()) {
            return ids;
        }
        List<EntryRecord> records = store.findSubtree(open, most + 1);
        if (records.size() > most) {
            throw CatalogException.tooLarge(
                    "more than %d entries are below; work on smaller parts of the tree".formatted(most));
        }
        tree.loaded(records);
        open.forEach(tree::completelyListed);
        for (EntryRecord record : records) {
            ids.add(record.id());
            if (record.isDirectory()) {
                tree.completelyListed(record.id());
            }
        }
        return ids;
    }

    /** Everything below a directory as it is by now, parents first. */
    List<EntryRecord> below(EntryRecord directory) {
        load(Set.of(directory.id()));
        Map<Long, List<EntryRecord>> children = tree.childrenByDirectory();
        List<EntryRecord> below = new ArrayList<>(children.getOrDefault(directory.id(), List.of()));
        for (int i = 0; i < below.size(); i++) {
            below.addAll(children.getOrDefault(below.get(i).id(), List.of()));
        }
        return below;
    }

    /** Looks for up to {@code most} children of each directory. */
    void probe(Collection<Long> directories, int most) {
        List<Long> open =
                directories.stream().filter(id -> !tree.isCompletelyListed(id)).toList();
        if (!open.isEmpty()) {
            Map<Long, List<Long>> found = store.findSomeChildren(open, most);
            open.forEach(id -> probes.put(id, new Probe(most, found.getOrDefault(id, List.of()))));
        }
    }

    /** Whether anything is left in a directory. The message may have removed what a probe saw: then a larger one is taken. */
    boolean hasChildren(EntryRecord directory) {
        long id = directory.id();
        if (tree.hasKnownChildren(id)) {
            return true;
        }
        if (tree.isCompletelyListed(id)) {
            return false;
        }
        while (true) {
            Probe probe = probes.getOrDefault(id, NO_PROBE);
            if (probe.children.stream().anyMatch(child -> isStillIn(child, directory))) {
                return true;
            }
            if (probe.children.size() < probe.asked) {
                return false;
            }
            probe(Set.of(id), 16 * (probe.asked + 1));
        }
    }

    private boolean isStillIn(long id, EntryRecord directory) {
        if (!tree.isStored(id)) {
            return true;
        }
        EntryRecord child = tree.find(id);
        return child != null && child.parentId() == directory.id();
    }
}
