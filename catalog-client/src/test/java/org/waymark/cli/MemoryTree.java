package org.waymark.cli;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Acl;
import org.waymark.api.AclEntry;
import org.waymark.api.AclScope;
import org.waymark.api.AclText;
import org.waymark.api.AttributeChange;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Checksums;
import org.waymark.api.Effect;
import org.waymark.api.Entry;
import org.waymark.api.EntryKind;
import org.waymark.api.ErrorCode;
import org.waymark.api.Follow;
import org.waymark.api.Guid;
import org.waymark.api.InitialPermissions;
import org.waymark.api.Locator;
import org.waymark.api.MissingParents;
import org.waymark.api.Mode;
import org.waymark.api.ModeChange;
import org.waymark.api.NewReplica;
import org.waymark.api.OnExisting;
import org.waymark.api.Replica;
import org.waymark.api.StorageUrl;

/** The entries of a {@link MemoryCatalog} and what changes do to them. */
final class MemoryTree {

    static final Instant TIME = Instant.parse("2026-11-21T08:53:07.123Z");

    private final TreeMap<CatalogPath, Entry> entries = new TreeMap<>();
    private final Map<Guid, List<Replica>> replicas = new HashMap<>();
    private final MemoryAttributes attributes = new MemoryAttributes();
    private long files;

    MemoryTree() {
        put(entry(CatalogPath.ROOT, EntryKind.DIRECTORY, null, 0, Checksums.NONE, null, new Mode(0755)));
    }

    MemoryTree copy() {
        MemoryTree copy = new MemoryTree();
        copy.become(this);
        return copy;
    }

    void become(MemoryTree other) {
        entries.clear();
        entries.putAll(other.entries);
        replicas.clear();
        other.replicas.forEach((guid, list) -> replicas.put(guid, new ArrayList<>(list)));
        attributes.become(other.attributes);
        files = other.files;
    }

    MemoryAttributes attributes() {
        return attributes;
    }

    @Nullable
    Entry find(Locator locator, Follow follow) {
        Entry entry = null;
        if (locator instanceof CatalogPath path) {
            entry = entries.get(path);
        } else {
            for (Entry one : entries.values()) {
                boolean named = locator instanceof Guid
                        ? locator.equals(one.guid())
                        : replicasOf(one).stream()
                                .anyMatch(replica -> replica.sfn().equals(locator));
                entry = named ? one : entry;
            }
        }
        return entry != null && entry.target() != null && follow == Follow.YES
                ? find(entry.path().parent().resolve(entry.target()), Follow.YES)
                : entry;
    }

    Entry require(Locator locator, Follow follow) {
        Entry entry = find(locator, follow);
        if (entry == null) {
            throw new CatalogException(ErrorCode.NOT_FOUND, "no such entry: " + locator.text());
        }
        return entry;
    }

    List<Entry> children(Entry directory) {
        return below(directory.path()).stream()
                .filter(entry -> entry.path().depth() == directory.path().depth() + 1)
                .toList();
    }

    /** The entry at {@code base} and all below, by path. */
    List<Entry> below(CatalogPath base) {
        return entries.values().stream()
                .filter(entry -> entry.path().startsWith(base))
                .toList();
    }

    List<Replica> replicasOf(Entry entry) {
        return entry.guid() == null ? List.of() : replicas.getOrDefault(entry.guid(), List.of());
    }

    Effect apply(Change change) {
        return switch (change.operation()) {
            case MKDIR -> mkdir((Change.Mkdir) change);
            case CREATE_FILE -> create((Change.CreateFile) change);
            case REGISTER -> register((Change.Register) change);
            case SYMLINK -> symlink((Change.Symlink) change);
            case RENAME -> rename((Change.Rename) change);
            case UNLINK -> remove(require(((Change.Unlink) change).entry(), Follow.NO), false);
            case REMOVE -> remove(require(((Change.Remove) change).entry(), Follow.NO), false);
            case RMDIR -> remove(require(((Change.Rmdir) change).path(), Follow.NO), true);
            case REMOVE_TREE -> removeTree((Change.RemoveTree) change);
            case CHMOD -> chmod((Change.Chmod) change);
            case SET_ACL -> setAcl((Change.SetAcl) change);
            case MODIFY_ACL -> modifyAcl((Change.ModifyAcl) change);
            case ADD_REPLICA -> addReplica((Change.AddReplica) change);
            case SET_COMMENT, SET_TIMES, SET_CONTENT, CHOWN -> touched(change);
            case SET_ATTRIBUTES,
                    CLEAR_ATTRIBUTES,
                    SET_SCHEMA,
                    CREATE_SCHEMA,
                    ADD_SCHEMA_ATTRIBUTES,
                    REMOVE_SCHEMA_ATTRIBUTES,
                    DROP_SCHEMA -> attributes.apply((AttributeChange) change, this);
            default -> new Effect(Effect.Kind.CHANGED, null, 0);
        };
    }

    private Effect touched(Change change) {
        return changed(require(Locator.parse(change.key()), Follow.YES));
    }

    private Effect mkdir(Change.Mkdir change) {
        Entry there = find(change.path(), Follow.YES);
        if (there != null && change.parents() == MissingParents.CREATE && there.kind() == EntryKind.DIRECTORY) {
            return new Effect(Effect.Kind.UNCHANGED, null, there.version());
        }
        prepare(change.path(), change.parents());
        return created(
                entry(change.path(), EntryKind.DIRECTORY, null, 0, Checksums.NONE, null, mode(change.permissions())));
    }

    private Effect create(Change.CreateFile change) {
        prepare(change.path(), change.parents());
        Guid guid = change.guid() == null ? new Guid(new UUID(0, ++files)) : change.guid();
        return created(entry(
                change.path(),
                EntryKind.FILE,
                guid,
                change.size(),
                change.checksums(),
                null,
                mode(change.permissions())));
    }

    private Effect register(Change.Register change) {
        Entry there = find(change.path(), Follow.YES);
        boolean isNew = there == null;
        if (isNew) {
            create(new Change.CreateFile(
                    change.path(),
                    change.guid(),
                    change.size(),
                    change.checksums(),
                    change.parents(),
                    change.permissions()));
            there = require(change.path(), Follow.YES);
        } else if (there.size() != change.size() || there.checksums().conflictWith(change.checksums()) != null) {
            throw new CatalogException(ErrorCode.ALREADY_EXISTS, "another file is there: " + change.path());
        }
        boolean added = false;
        for (NewReplica replica : change.replicas()) {
            added |= addIfAbsent(there, replica);
        }
        Effect.Kind kind = isNew ? Effect.Kind.CREATED : added ? Effect.Kind.CHANGED : Effect.Kind.UNCHANGED;
        return new Effect(kind, there.guid(), there.version());
    }

    private boolean addIfAbsent(Entry file, NewReplica added) {
        Entry holder = find(added.sfn(), Follow.YES);
        if (holder != null && !holder.path().equals(file.path())) {
            throw new CatalogException(ErrorCode.ALREADY_EXISTS, "another file's replica: " + added.sfn());
        }
        if (holder == null && file.guid() != null) {
            replicas.computeIfAbsent(file.guid(), guid -> new ArrayList<>()).add(replica(added));
        }
        return holder == null;
    }

    private Effect addReplica(Change.AddReplica change) {
        Entry file = require(change.file(), Follow.YES);
        if (!addIfAbsent(file, change.replica())) {
            throw new CatalogException(
                    ErrorCode.ALREADY_EXISTS,
                    "there already: " + change.replica().sfn());
        }
        return changed(file);
    }

    private static Replica replica(NewReplica added) {
        StorageUrl sfn = added.sfn();
        return new Replica(
                sfn,
                added.status(),
                added.type(),
                added.master(),
                added.pool(),
                added.fileSystem(),
                added.setName(),
                TIME,
                TIME,
                added.pinnedUntil(),
                added.expires(),
                0,
                added.attributes());
    }

    private Effect symlink(Change.Symlink change) {
        prepare(change.path(), MissingParents.FAIL);
        return created(
                entry(change.path(), EntryKind.SYMLINK, null, 0, Checksums.NONE, change.target(), new Mode(0777)));
    }

    private Effect rename(Change.Rename change) {
        Entry from = require(change.from(), Follow.NO);
        if (change.onExisting() == OnExisting.REPLACE) {
            forget(change.to());
        }
        prepare(change.to(), MissingParents.FAIL);
        for (Entry entry : below(from.path())) {
            entries.remove(entry.path());
            CatalogPath path = change.to();
            for (String name : entry.path()
                    .names()
                    .subList(from.path().depth(), entry.path().depth())) {
                path = path.child(name);
            }
            put(with(entry, path, entry.acl(), entry.defaultAcl(), entry.special()));
            attributes.moved(entry.path(), path);
        }
        return new Effect(Effect.Kind.CHANGED, from.guid(), 1);
    }

    private Effect remove(Entry entry, boolean directory) {
        if ((entry.kind() == EntryKind.DIRECTORY) != directory) {
            throw directory
                    ? new CatalogException(ErrorCode.NOT_A_DIRECTORY, "not a directory: " + entry.path())
                    : new CatalogException(ErrorCode.IS_A_DIRECTORY, "is a directory: " + entry.path());
        }
        if (below(entry.path()).size() > 1) {
            throw new CatalogException(ErrorCode.NOT_EMPTY, "not empty: " + entry.path());
        }
        forget(entry.path());
        return new Effect(Effect.Kind.REMOVED, entry.guid(), 0);
    }

    private Effect removeTree(Change.RemoveTree change) {
        Entry entry = require(change.path(), Follow.NO);
        below(change.path()).forEach(one -> forget(one.path()));
        return new Effect(Effect.Kind.REMOVED, entry.guid(), 0);
    }

    private void forget(CatalogPath path) {
        entries.remove(path);
        attributes.removed(path);
    }

    private Effect chmod(Change.Chmod change) {
        Entry entry = require(change.entry(), Follow.YES);
        Mode mode = change.mode() instanceof ModeChange.Absolute absolute ? absolute.mode() : entry.mode();
        put(with(entry, entry.path(), Acl.ofMode(mode), entry.defaultAcl(), new Mode(mode.special())));
        return changed(entry);
    }

    private Effect setAcl(Change.SetAcl change) {
        Entry entry = require(change.entry(), Follow.YES);
        Acl acl = change.acl();
        put(
                change.scope() == AclScope.ACCESS && acl != null
                        ? with(entry, entry.path(), acl, entry.defaultAcl(), entry.special())
                        : with(entry, entry.path(), entry.acl(), acl, entry.special()));
        return changed(entry);
    }

    private Effect modifyAcl(Change.ModifyAcl change) {
        Entry entry = require(change.entry(), Follow.YES);
        Acl inherited = entry.defaultAcl();
        Acl start = inherited == null
                ? new Acl(entry.acl().without(one -> one.tag().isNamed() || one.tag() == AclEntry.Tag.MASK))
                : inherited;
        Acl before = change.scope() == AclScope.ACCESS ? entry.acl() : start;
        List<AclEntry> list = before.without(one -> one.tag() == AclEntry.Tag.MASK
                || change.put().stream().anyMatch(one::isAbout)
                || change.remove().stream().anyMatch(one::isAbout));
        list.addAll(change.put());
        return setAcl(new Change.SetAcl(change.entry(), change.scope(), AclText.complete(list)));
    }

    private void prepare(CatalogPath path, MissingParents parents) {
        if (entries.containsKey(path)) {
            throw new CatalogException(ErrorCode.ALREADY_EXISTS, "already exists: " + path);
        }
        if (find(path.parent(), Follow.YES) == null) {
            if (parents == MissingParents.FAIL) {
                throw new CatalogException(ErrorCode.NOT_FOUND, "no such entry: " + path.parent());
            }
            mkdir(new Change.Mkdir(path.parent(), parents, InitialPermissions.DEFAULT_FOR_DIRECTORY));
        }
    }

    private static Mode mode(InitialPermissions permissions) {
        return permissions instanceof InitialPermissions.ByMode given
                ? given.mode().minus(given.umask())
                : new Mode(0700);
    }

    private Effect created(Entry entry) {
        put(entry);
        return new Effect(Effect.Kind.CREATED, entry.guid(), entry.version());
    }

    private static Effect changed(Entry entry) {
        return new Effect(Effect.Kind.CHANGED, entry.guid(), entry.version());
    }

    private void put(Entry entry) {
        entries.put(entry.path(), entry);
    }

    private static Entry entry(
            CatalogPath path,
            EntryKind kind,
            @Nullable Guid guid,
            long size,
            Checksums checksums,
            @Nullable String target,
            Mode mode) {
        return new Entry(
                path,
                kind,
                guid,
                "alice",
                "atlas",
                Acl.ofMode(mode),
                null,
                new Mode(mode.special()),
                size,
                checksums,
                target,
                null,
                TIME,
                TIME,
                TIME,
                TIME,
                1);
    }

    private static Entry with(Entry old, CatalogPath path, Acl acl, @Nullable Acl inherited, Mode special) {
        return new Entry(
                path,
                old.kind(),
                old.guid(),
                old.owner(),
                old.group(),
                acl,
                inherited,
                special,
                old.size(),
                old.checksums(),
                old.target(),
                old.comment(),
                old.created(),
                old.modified(),
                old.accessed(),
                old.changed(),
                old.version());
    }
}
