package org.waymark.server.core.tree;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.api.ErrorCode;
import org.waymark.api.Follow;
import org.waymark.api.Guid;
import org.waymark.api.Locator;
import org.waymark.api.Operation;
import org.waymark.api.Principal;
import org.waymark.api.ReplicaQuery;
import org.waymark.api.Right;
import org.waymark.api.StorageUrl;
import org.waymark.db.EntryRecord;
import org.waymark.db.EntryStore.ListFrom;
import org.waymark.db.EntryStore.LockStrength;
import org.waymark.db.LogRecord;
import org.waymark.db.ReplicaRecord;
import org.waymark.db.Selection;
import org.waymark.db.StoreSession;
import org.waymark.server.core.access.AccessPolicy;
import org.waymark.server.core.tree.Resolution.Found;

/**
 * What an operation works on: the part of the catalog that it needs, loaded in few statements, shown within the caller's
 * rights, changed in memory and written back in few statements. Each change sees what those before it did.
 */
public final class Workspace {

    private final StoreSession session;
    private final AccessPolicy access;
    private final long now;
    private final Tree tree = new Tree();
    private final Replicas replicas;
    private final Loader loader;
    private final PathWalk walk;
    private final Locks locks;
    private final Subtrees subtrees;
    private final Principals principals;
    private final Schemas schemas;
    private final Attributes attributes;
    private final Set<Long> touched = new LinkedHashSet<>();
    private final List<LogRecord> log = new ArrayList<>();
    private boolean movesLocked;

    /**
     * @param single whether the session is good for one consistent statement only
     * @param now milliseconds since 1970 UTC: the time of all that is done here
     * @param maxSubtree how many entries a message may reach below directories
     */
    public Workspace(StoreSession session, AccessPolicy access, boolean single, long now, int maxSubtree) {
        this.session = session;
        this.access = access;
        this.now = now;
        this.replicas = new Replicas(session.replicas());
        this.loader = new Loader(session, tree, replicas, single);
        this.walk = new PathWalk(tree, access);
        this.principals = new Principals(session.principals());
        this.schemas = new Schemas(session.schemas());
        this.attributes = new Attributes(session.attributes(), tree, schemas);
        this.locks = new Locks(session.entries(), tree);
        this.subtrees = new Subtrees(session.entries(), tree, maxSubtree);
    }

    public AccessPolicy access() {
        return access;
    }

    public long now() {
        return now;
    }

    // Loading

    public void load(Collection<Target> targets) {
        loader.load(targets);
    }

    /** Loads and locks what changes will need. */
    public void load(Needs needs) {
        loader.load(needs.all());
        Set<Long> below = subtrees.load(idsOf(needs.subtrees));
        Set<Long> removed = idsOf(needs.emptied);
        removed.addAll(below);
        locks.take(idsOf(needs.locked), removed);
        subtrees.probe(idsOf(needs.emptied), needs.targets.size() + 1);
        replicas.loadByFile(idsOf(needs.replicas));
        principals.load(needs.principals);
        schemas.loadByName(needs.schemas);
        schemas.loadByAttribute(needs.attributeNames);
        attributes.load(idsOf(needs.attributes));
    }

    /** Loads entries with their attributes and what governs them. */
    public void loadWithAttributes(Collection<Target> entries) {
        loader.load(entries);
        attributes.load(idsOf(entries));
    }

    /** Loads files with their replicas. */
    public void loadWithReplicas(Collection<Target> files) {
        loader.load(files);
        Set<Long> ids = idsOf(files);
        if (!ids.isEmpty()) {
            loader.countStatement();
            replicas.loadByFile(ids);
        }
    }

    /** Loads entries with the directories above them. */
    public void loadById(Collection<Long> ids) {
        loader.loadById(new HashSet<>(ids));
    }

    private Set<Long> idsOf(Collection<Target> targets) {
        Set<Long> ids = new TreeSet<>();
        PathWalk unchecked = new PathWalk(tree, null);
        for (Target target : targets) {
            EntryRecord entry = target.locator()
                    .<@Nullable EntryRecord>match(
                            path -> found(unchecked.walk(path, target.follow())),
                            guid -> tree.find(guid.value()),
                            this::fileOf);
            if (entry != null && tree.isStored(entry.id())) {
                ids.add(entry.id());
            }
        }
        return ids;
    }

    private static @Nullable EntryRecord found(PathWalk.End end) {
        return end instanceof PathWalk.End.Arrived arrived && arrived.resolution() instanceof Found found
                ? found.entry()
                : null;
    }

    private @Nullable EntryRecord fileOf(StorageUrl sfn) {
        ReplicaRecord replica = replicas.find(sfn);
        return replica == null ? null : tree.find(replica.entryId());
    }

    // Looking, within the caller's rights

    /**
     * What a locator means.
     *
     * @throws CatalogException PERMISSION_DENIED, NOT_A_DIRECTORY or LINK_LOOP on the way; NOT_FOUND for a GUID or SFN that
     *     the catalog does not know
     */
    public Resolution resolve(Locator locator, Follow follow) {
        return locator.match(
                path -> resolvePath(path, follow),
                guid -> reached(byGuid(guid), guid),
                sfn -> reached(bySfn(sfn), sfn));
    }

    private Resolution resolvePath(CatalogPath path, Follow follow) {
        while (true) {
            PathWalk.End end = walk.walk(path, follow);
            if (end instanceof PathWalk.End.Arrived arrived) {
                return arrived.resolution();
            }
            if (end instanceof PathWalk.End.Failed failed) {
                throw failed.reason();
            }
            // An earlier change of the same message put an entry here whose surroundings nobody asked for yet.
            loader.load(List.of(new Target(path, follow)));
        }
    }

    private @Nullable EntryRecord byGuid(Guid guid) {
        if (tree.find(guid.value()) == null) {
            loader.load(List.of(new Target(guid, Follow.NO)));
        }
        return tree.find(guid.value());
    }

    private @Nullable EntryRecord bySfn(StorageUrl sfn) {
        ReplicaRecord replica = replicas.find(sfn);
        return replica == null ? null : loader.loaded(replica.entryId());
    }

    /** Who names an entry by what it is, and not by where it is, must still be able to go there. */
    private Found reached(@Nullable EntryRecord entry, Locator locator) {
        if (entry == null) {
            throw notFound(locator.text());
        }
        for (EntryRecord above : tree.ancestors(entry)) {
            access.require(above, locator.text(), Right.EXECUTE);
        }
        return new Found(entry, tree.path(entry));
    }

    /** The entry that a locator names. @throws CatalogException NOT_FOUND if there is none, and as {@link #resolve} does */
    public Found require(Locator locator, Follow follow) {
        if (resolve(locator, follow) instanceof Found found) {
            return found;
        }
        throw notFound(locator.text());
    }

    public static CatalogException notFound(String subject) {
        return new CatalogException(ErrorCode.NOT_FOUND, "no such entry: " + subject);
    }

    /** The directory that holds an entry; an entry that is not the root has one. */
    public EntryRecord parentOf(EntryRecord entry) {
        EntryRecord parent = tree.find(entry.parentId());
        if (parent == null) {
            throw CatalogException.invalid("the root directory stays as it is");
        }
        return parent;
    }

    /** Whether {@code ancestor} is above {@code entry}, or is it. */
    public boolean isWithin(EntryRecord entry, EntryRecord ancestor) {
        return entry.id() == ancestor.id()
                || tree.ancestors(entry).stream().anyMatch(above -> above.id() == ancestor.id());
    }

    /** Whether the caller may go where an entry is. */
    public boolean isReachable(EntryRecord entry) {
        return tree.ancestors(entry).stream().allMatch(above -> access.may(above, Right.EXECUTE));
    }

    public @Nullable EntryRecord find(long id) {
        return tree.find(id);
    }

    /** One page of children, straight from the database. */
    public List<EntryRecord> children(List<ListFrom> directories, String prefix, int most) {
        return session.entries().listChildren(directories, prefix, most);
    }

    /** The symlinks whose text is one of {@code targets}, with the directories above them loaded. */
    public List<EntryRecord> linksTo(Collection<String> targets) {
        loader.countStatement();
        List<EntryRecord> links = session.entries().findLinksTo(targets);
        loadById(links.stream().map(EntryRecord::parentId).toList());
        return links;
    }

    /** One page of replicas, straight from the database. */
    public List<ReplicaRecord> replicas(ReplicaQuery query, long after, int most) {
        loader.countStatement();
        return session.replicas().list(query, after, most);
    }

    /** Up to {@code most} entries below a directory, straight from the database. */
    public List<EntryRecord> someBelow(EntryRecord directory, int most) {
        return session.entries().findSubtree(List.of(directory.id()), most);
    }

    /** Entries that a query selects, straight from the database, with the directories above them loaded. */
    public List<EntryRecord> select(Selection selection, long after, int most) {
        List<EntryRecord> selected = session.entries().select(selection, after, most);
        loadById(selected.stream()
                .filter(entry -> !entry.isRoot())
                .map(EntryRecord::parentId)
                .filter(id -> tree.find(id) == null)
                .toList());
        return selected;
    }

    /** Whether some entry has this GUID. */
    public boolean isGuidTaken(UUID guid) {
        return byGuid(new Guid(guid)) != null;
    }

    /** Whether a directory that is locked for removal holds anything. */
    public boolean hasChildren(EntryRecord directory) {
        return subtrees.hasChildren(directory);
    }

    /** Everything below a directory, parents first. */
    public List<EntryRecord> below(EntryRecord directory) {
        return subtrees.below(directory);
    }

    public CatalogPath path(EntryRecord entry) {
        return tree.path(entry);
    }

    // Holding

    /** The entry as it is now; nobody else changes it until the message is done. */
    public EntryRecord hold(EntryRecord entry) {
        return locks.hold(entry, LockStrength.UPDATE);
    }

    /** As {@link #hold}; and nobody else puts anything into it. */
    public EntryRecord holdForRemoval(EntryRecord entry) {
        return locks.hold(entry, LockStrength.REMOVE);
    }

    public void holdAllForRemoval(Collection<EntryRecord> entries) {
        locks.take(Set.of(), new HashSet<>(entries.stream().map(EntryRecord::id).toList()));
    }

    /** Makes this message the only one that moves directories; to be called before anything is loaded. */
    public void lockMoves() {
        session.entries().lockDirectoryMoves();
        movesLocked = true;
    }

    public void requireMoveLock() {
        if (!movesLocked) {
            throw new NeedsMoveLock();
        }
    }

    // Changing

    public long newId() {
        return session.entries().nextId();
    }

    /** Adds a new entry. */
    public void add(EntryRecord entry) {
        tree.put(entry);
        replicas.isNew(entry.id());
        touched.add(entry.parentId());
    }

    /** Replaces an entry by its changed self, which may have another place. */
    public void change(EntryRecord entry) {
        EntryRecord before = tree.find(entry.id());
        if (before != null
                && (before.parentId() != entry.parentId() || !before.name().equals(entry.name()))) {
            touched.add(before.parentId());
            touched.add(entry.parentId());
        }
        tree.put(entry);
    }

    /** Removes an entry with its replicas. */
    public void remove(EntryRecord entry) {
        if (entry.isFile()) {
            replicas.clear(entry.id());
        }
        tree.remove(entry);
        touched.add(entry.parentId());
    }

    /** From now on the directory's own time of modification counts. */
    public void forgetDirectoryTime(EntryRecord directory) {
        session.entries().forgetDirectoryTimes(List.of(directory.id()));
    }

    public Schemas schemas() {
        return schemas;
    }

    public Attributes attributes() {
        return attributes;
    }

    public @Nullable ReplicaRecord replica(StorageUrl sfn) {
        return replicas.find(sfn);
    }

    public List<ReplicaRecord> replicasOf(EntryRecord file) {
        return replicas.of(file.id());
    }

    public long newReplicaId() {
        return session.replicas().nextId();
    }

    public void putReplica(ReplicaRecord replica) {
        replicas.put(replica);
    }

    public void removeReplica(ReplicaRecord replica) {
        replicas.remove(replica);
    }

    /** Makes a user or group known. @return whether it was not known before */
    public boolean addPrincipal(Principal principal) {
        if (!principals.add(principal)) {
            return false;
        }
        log(Operation.ADD_PRINCIPAL);
        return true;
    }

    /** Notes a change that concerns no entry. */
    public void log(Operation operation) {
        log.add(new LogRecord(operation, 0, null, null, null));
    }

    /** Notes a change for the change log. */
    public void log(
            Operation operation, EntryRecord entry, @Nullable CatalogPath oldPath, @Nullable CatalogPath newPath) {
        log.add(new LogRecord(
                operation,
                entry.id(),
                entry.guid(),
                oldPath == null ? null : oldPath.text(),
                newPath == null ? null : newPath.text()));
    }

    // Writing

    /** Writes all that was changed. */
    public void write(@Nullable String requestId) {
        TreeChanges changes = tree.changes();
        principals.write();
        schemas.write(now);
        replicas.writeRemovals(changes.removed());
        changes.writeTo(session.entries());
        replicas.writeChanges();
        attributes.write();
        touched.removeIf(id -> tree.find(id) == null || !tree.isStored(id));
        if (!touched.isEmpty()) {
            session.entries().touchDirectories(touched, now);
        }
        if (!log.isEmpty()) {
            session.changeLog().append(log, access.caller().user(), now, requestId);
        }
    }
}
