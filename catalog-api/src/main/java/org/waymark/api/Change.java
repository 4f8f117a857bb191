package org.waymark.api;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One mutating operation as a value, so that any of them can travel in one {@link Message}. A component that may be null
 * and is null stays as it is, unless said otherwise.
 */
public sealed interface Change
        permits Change.Mkdir,
                Change.CreateFile,
                Change.Register,
                Change.Symlink,
                Change.Rename,
                Change.Unlink,
                Change.Remove,
                Change.Rmdir,
                Change.RemoveTree,
                Change.SetTimes,
                Change.SetContent,
                Change.SetComment,
                Change.AddReplica,
                Change.RemoveReplica,
                Change.SetReplica,
                Change.Chmod,
                Change.Chown,
                Change.SetAcl,
                Change.ModifyAcl,
                Change.AddPrincipal,
                AttributeChange {

    Operation operation();

    /** What the outcome of this change is filed under: the text of the entry or replica it is about. */
    String key();

    /** Makes a directory. With {@link MissingParents#CREATE} a directory that is there already is no error. */
    record Mkdir(CatalogPath path, MissingParents parents, InitialPermissions permissions) implements Change {
        public Mkdir(CatalogPath path) {
            this(path, MissingParents.FAIL, InitialPermissions.DEFAULT_FOR_DIRECTORY);
        }

        @Override
        public Operation operation() {
            return Operation.MKDIR;
        }

        @Override
        public String key() {
            return path.text();
        }
    }

    /** Makes a file that must not exist yet. The server makes a GUID when none is given. */
    record CreateFile(
            CatalogPath path,
            @Nullable Guid guid,
            long size,
            Checksums checksums,
            MissingParents parents,
            InitialPermissions permissions)
            implements Change {
        public CreateFile {
            Limits.requireSize(size);
        }

        public CreateFile(CatalogPath path) {
            this(path, null, 0, Checksums.NONE, MissingParents.FAIL, InitialPermissions.DEFAULT_FOR_FILE);
        }

        @Override
        public Operation operation() {
            return Operation.CREATE_FILE;
        }

        @Override
        public String key() {
            return path.text();
        }
    }

    /**
     * Says that a file exists and where its replicas are. May be repeated: a file of the same size, GUID (when given) and
     * checksums gains the replicas that it lacks; a different one is ALREADY_EXISTS, naming what differs.
     */
    record Register(
            CatalogPath path,
            @Nullable Guid guid,
            long size,
            Checksums checksums,
            List<NewReplica> replicas,
            MissingParents parents,
            InitialPermissions permissions)
            implements Change {
        public Register {
            Limits.requireSize(size);
            replicas = List.copyOf(replicas);
        }

        public Register(CatalogPath path, long size, Checksums checksums, NewReplica... replicas) {
            this(
                    path,
                    null,
                    size,
                    checksums,
                    List.of(replicas),
                    MissingParents.FAIL,
                    InitialPermissions.DEFAULT_FOR_FILE);
        }

        @Override
        public Operation operation() {
            return Operation.REGISTER;
        }

        @Override
        public String key() {
            return path.text();
        }
    }

    /** Makes a symlink; {@code target} is an absolute path or one relative to the link's directory, and need not exist. */
    record Symlink(CatalogPath path, String target) implements Change {
        public Symlink {
            if (target.isEmpty()) {
                throw CatalogException.invalidPath("a symlink needs a target");
            }
            if (target.getBytes(StandardCharsets.UTF_8).length > CatalogPath.MAX_BYTES) {
                throw CatalogException.invalidPath(
                        "the target of a symlink has at most " + CatalogPath.MAX_BYTES + " bytes");
            }
            path.parent().resolve(target.startsWith("lfn:") ? target.substring(4) : target);
        }

        @Override
        public Operation operation() {
            return Operation.SYMLINK;
        }

        @Override
        public String key() {
            return path.text();
        }
    }

    /** Moves or renames an entry with all that is below it. A symlink is renamed itself. */
    record Rename(Locator from, CatalogPath to, OnExisting onExisting) implements Change {
        public Rename(Locator from, CatalogPath to) {
            this(from, to, OnExisting.FAIL);
        }

        @Override
        public Operation operation() {
            return Operation.RENAME;
        }

        @Override
        public String key() {
            return from.text();
        }
    }

    /** Removes a symlink, or a file that has no replicas. */
    record Unlink(Locator entry) implements Change {
        @Override
        public Operation operation() {
            return Operation.UNLINK;
        }

        @Override
        public String key() {
            return entry.text();
        }
    }

    /** Removes a file with the records of its replicas, or a symlink. */
    record Remove(Locator entry) implements Change {
        @Override
        public Operation operation() {
            return Operation.REMOVE;
        }

        @Override
        public String key() {
            return entry.text();
        }
    }

    /** Removes an empty directory. */
    record Rmdir(CatalogPath path) implements Change {
        @Override
        public Operation operation() {
            return Operation.RMDIR;
        }

        @Override
        public String key() {
            return path.text();
        }
    }

    /** Removes an entry and everything below it, replicas included. */
    record RemoveTree(CatalogPath path) implements Change {
        @Override
        public Operation operation() {
            return Operation.REMOVE_TREE;
        }

        @Override
        public String key() {
            return path.text();
        }
    }

    /** Sets the times of modification and access; when both are null, both become now. */
    record SetTimes(
            Locator entry,
            @Nullable Instant modified,
            @Nullable Instant accessed) implements Change {
        public SetTimes {
            modified = Limits.requireTime(modified);
            accessed = Limits.requireTime(accessed);
        }

        @Override
        public Operation operation() {
            return Operation.SET_TIMES;
        }

        @Override
        public String key() {
            return entry.text();
        }
    }

    /** Sets a file's size, its checksums (all of them), or both. */
    record SetContent(
            Locator file, @Nullable Long size, @Nullable Checksums checksums) implements Change {
        public SetContent {
            if (size != null) {
                Limits.requireSize(size);
            }
        }

        @Override
        public Operation operation() {
            return Operation.SET_CONTENT;
        }

        @Override
        public String key() {
            return file.text();
        }
    }

    /** Sets the comment of an entry; null removes it. */
    record SetComment(Locator entry, @Nullable String comment) implements Change {
        public SetComment {
            if (comment != null) {
                Limits.requireText("a comment", comment, Limits.COMMENT_BYTES);
                comment = comment.isEmpty() ? null : comment;
            }
        }

        @Override
        public Operation operation() {
            return Operation.SET_COMMENT;
        }

        @Override
        public String key() {
            return entry.text();
        }
    }

    /** Adds a replica to a file. One that the file has already is ALREADY_EXISTS. */
    record AddReplica(Locator file, NewReplica replica) implements Change {
        @Override
        public Operation operation() {
            return Operation.ADD_REPLICA;
        }

        @Override
        public String key() {
            return replica.sfn().text();
        }
    }

    /** Removes a replica, of {@code file} when that is given. */
    record RemoveReplica(StorageUrl sfn, @Nullable Locator file, LastReplica lastReplica) implements Change {
        public RemoveReplica(StorageUrl sfn) {
            this(sfn, null, LastReplica.KEEP_FILE);
        }

        @Override
        public Operation operation() {
            return Operation.REMOVE_REPLICA;
        }

        @Override
        public String key() {
            return sfn.text();
        }
    }

    /**
     * Changes what is recorded of a replica.
     *
     * @param master true makes this the file's master replica in place of the one it has
     * @param accessed when the replica was used; recording it counts one access
     * @param attributes all of the replica's own attributes
     */
    record SetReplica(
            StorageUrl sfn,
            @Nullable ReplicaStatus status,
            @Nullable ReplicaType type,
            @Nullable Boolean master,
            @Nullable String pool,
            @Nullable String fileSystem,
            @Nullable String setName,
            @Nullable Instant accessed,
            @Nullable Instant pinnedUntil,
            @Nullable Instant expires,
            @Nullable Map<String, String> attributes)
            implements Change {
        public SetReplica {
            Limits.requireLabel("pool", pool);
            Limits.requireLabel("fileSystem", fileSystem);
            Limits.requireLabel("setName", setName);
            accessed = Limits.requireTime(accessed);
            pinnedUntil = Limits.requireTime(pinnedUntil);
            expires = Limits.requireTime(expires);
            attributes = attributes == null ? null : Limits.requireAttributes(attributes);
        }

        public static SetReplica status(StorageUrl sfn, ReplicaStatus status) {
            return new SetReplica(sfn, status, null, null, null, null, null, null, null, null, null);
        }

        public static SetReplica master(StorageUrl sfn) {
            return new SetReplica(sfn, null, null, true, null, null, null, null, null, null, null);
        }

        @Override
        public Operation operation() {
            return Operation.SET_REPLICA;
        }

        @Override
        public String key() {
            return sfn.text();
        }
    }

    /** Changes an entry's mode. */
    record Chmod(Locator entry, ModeChange mode, Recursion recursion) implements Change {
        public Chmod(Locator entry, String mode) {
            this(entry, ModeChange.parse(mode), Recursion.ENTRY);
        }

        @Override
        public Operation operation() {
            return Operation.CHMOD;
        }

        @Override
        public String key() {
            return entry.text();
        }
    }

    /** Changes an entry's owner, its group, or both. */
    record Chown(
            Locator entry, @Nullable String owner, @Nullable String group, Follow follow, Recursion recursion)
            implements Change {
        public Chown {
            if (owner != null) {
                Principal.requireName(owner);
            }
            if (group != null) {
                Principal.requireName(group);
            }
        }

        @Override
        public Operation operation() {
            return Operation.CHOWN;
        }

        @Override
        public String key() {
            return entry.text();
        }
    }

    /** Replaces one of an entry's lists; null takes a directory's default list away. */
    record SetAcl(Locator entry, AclScope scope, @Nullable Acl acl, Recursion recursion) implements Change {
        public SetAcl {
            if (acl == null && scope == AclScope.ACCESS) {
                throw CatalogException.invalid("an entry always has an access ACL");
            }
        }

        public SetAcl(Locator entry, AclScope scope, @Nullable Acl acl) {
            this(entry, scope, acl, Recursion.ENTRY);
        }

        @Override
        public Operation operation() {
            return Operation.SET_ACL;
        }

        @Override
        public String key() {
            return entry.text();
        }
    }

    /**
     * Adds, replaces and takes away single entries of a list. Unless {@code put} holds a mask, the mask becomes the union of
     * what it masks.
     *
     * @param put entries to add, or to replace where the list has one for the same user, group or class
     * @param remove entries to take away, whatever their rights
     */
    record ModifyAcl(Locator entry, AclScope scope, List<AclEntry> put, List<AclEntry> remove, Recursion recursion)
            implements Change {
        public ModifyAcl {
            put = List.copyOf(put);
            remove = List.copyOf(remove);
        }

        @Override
        public Operation operation() {
            return Operation.MODIFY_ACL;
        }

        @Override
        public String key() {
            return entry.text();
        }
    }

    /** Makes a user or a group known before its first visit. */
    record AddPrincipal(Principal principal) implements Change {
        @Override
        public Operation operation() {
            return Operation.ADD_PRINCIPAL;
        }

        @Override
        public String key() {
            return principal.name();
        }
    }
}
