package org.waymark.server.core.tree;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogPath;
import org.waymark.api.Guid;
import org.waymark.api.StorageUrl;
import org.waymark.db.EntryRecord;
import org.waymark.db.PathTrie;
import org.waymark.db.ReplicaRecord;
import org.waymark.db.StoreSession;

/** Loads what a set of locators leads to: one statement for all paths, and one more for each hop of symlinks. */
final class Loader {

    private final StoreSession session;
    private final Tree tree;
    private final Replicas replicas;
    private final PathWalk walk;
    private final Set<UUID> lookedFor = new HashSet<>();
    private final boolean single;
    private int statements;

    /** @param single whether the session sees one state of the catalog for a single statement only */
    Loader(StoreSession session, Tree tree, Replicas replicas, boolean single) {
        this.session = session;
        this.tree = tree;
        this.replicas = replicas;
        this.walk = new PathWalk(tree, null);
        this.single = single;
    }

    void load(Collection<Target> targets) {
        loadByGuid(targets);
        loadBySfn(targets);
        List<Target> paths = new ArrayList<>(targets.size());
        for (Target target : targets) {
            if (target.locator() instanceof CatalogPath) {
                paths.add(target);
            }
        }
        while (!paths.isEmpty()) {
            paths = loadPaths(paths);
        }
    }

    private void loadByGuid(Collection<Target> targets) {
        Set<UUID> guids = new HashSet<>();
        for (Target target : targets) {
            if (target.locator() instanceof Guid guid && lookedFor.add(guid.value())) {
                guids.add(guid.value());
            }
        }
        if (!guids.isEmpty()) {
            countStatement();
            tree.loaded(session.entries().findByGuidWithAncestors(guids));
        }
    }

    private void loadBySfn(Collection<Target> targets) {
        Set<StorageUrl> sfns = new HashSet<>();
        for (Target target : targets) {
            if (target.locator() instanceof StorageUrl sfn && !replicas.isKnown(sfn)) {
                sfns.add(sfn);
            }
        }
        if (sfns.isEmpty()) {
            return;
        }
        countStatement();
        replicas.loadBySfn(sfns);
        Set<Long> files = new HashSet<>();
        for (StorageUrl sfn : sfns) {
            ReplicaRecord replica = replicas.find(sfn);
            if (replica != null && tree.find(replica.entryId()) == null) {
                files.add(replica.entryId());
            }
        }
        loadById(files);
    }

    void loadById(Set<Long> ids) {
        if (!ids.isEmpty()) {
            countStatement();
            tree.loaded(session.entries().findByKeyWithAncestors(ids));
        }
    }

    /** One step on every path; returns those that are not at their end yet. */
    private List<Target> loadPaths(List<Target> paths) {
        List<Target> open = new ArrayList<>();
        List<PathWalk.End.Unknown> unknown = new ArrayList<>();
        PathTrie trie = new PathTrie();
        for (Target target : paths) {
            if (walk.walk((CatalogPath) target.locator(), target.follow()) instanceof PathWalk.End.Unknown gap) {
                open.add(target);
                unknown.add(gap);
                trie.add(gap.start(), gap.names());
            }
        }
        if (!open.isEmpty()) {
            countStatement();
            tree.loaded(session.entries().resolve(trie));
            unknown.forEach(this::noteAbsence);
        }
        return open;
    }

    private void noteAbsence(PathWalk.End.Unknown gap) {
        EntryRecord at = tree.find(gap.start());
        for (String name : gap.names()) {
            if (at == null || !at.isDirectory()) {
                return;
            }
            EntryRecord child = tree.isKnown(at.id(), name) ? tree.child(at.id(), name) : null;
            if (child == null) {
                tree.absent(at.id(), name);
                return;
            }
            at = child;
        }
    }

    void countStatement() {
        if (single && ++statements > 1) {
            throw new NeedsSnapshot();
        }
    }

    /** Without the entries above it, nobody can say where an entry is. */
    @Nullable
    EntryRecord loaded(long id) {
        if (tree.find(id) == null) {
            loadById(Set.of(id));
        }
        return tree.find(id);
    }
}
