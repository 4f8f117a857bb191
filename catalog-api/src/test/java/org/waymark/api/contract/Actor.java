package org.waymark.api.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Acl;
import org.waymark.api.AclScope;
import org.waymark.api.AclText;
import org.waymark.api.Caller;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Checksums;
import org.waymark.api.Decision;
import org.waymark.api.Effect;
import org.waymark.api.Entry;
import org.waymark.api.EntryAcl;
import org.waymark.api.FindRequest;
import org.waymark.api.Follow;
import org.waymark.api.Glob;
import org.waymark.api.Guid;
import org.waymark.api.InitialPermissions;
import org.waymark.api.Locator;
import org.waymark.api.Message;
import org.waymark.api.MissingParents;
import org.waymark.api.NewReplica;
import org.waymark.api.OnExisting;
import org.waymark.api.Outcome;
import org.waymark.api.Recursion;
import org.waymark.api.Replica;
import org.waymark.api.Rights;
import org.waymark.api.StorageUrl;

/** One caller at work in the directory of a test; texts are paths seen from there. */
final class Actor {

    private static final AtomicInteger MADE = new AtomicInteger();

    private final Caller caller;
    private final CatalogOperations catalog;
    private final CatalogPath home;

    Actor(Caller caller, CatalogFixture fixture, CatalogPath home) {
        this.caller = caller;
        this.catalog = fixture.as(caller);
        this.home = home;
    }

    Caller caller() {
        return caller;
    }

    CatalogOperations catalog() {
        return catalog;
    }

    CatalogPath at(String path) {
        return home.resolve(path);
    }

    /** A storage URL that no other test uses. */
    StorageUrl sfn(String name) {
        return new StorageUrl("srm://se.example.org:8446" + home.text() + "/" + name);
    }

    static Guid newGuid() {
        return new Guid(UUID.randomUUID());
    }

    /** A name that no other test uses. */
    static String unique(String stem) {
        return stem + "-" + MADE.incrementAndGet() + "-" + UUID.randomUUID();
    }

    Effect does(Change change) {
        return catalog.apply(change);
    }

    List<Outcome<Effect>> sends(Message message) {
        return catalog.apply(message);
    }

    /** All or nothing. */
    List<Effect> sendsAtomically(Change... changes) {
        return catalog.apply(Message.atomic(changes)).stream()
                .map(Outcome::require)
                .toList();
    }

    Effect mkdir(String path) {
        return does(new Change.Mkdir(at(path)));
    }

    /** Makes a directory with exactly this mode. */
    Effect mkdir(String path, int mode) {
        return does(new Change.Mkdir(at(path), MissingParents.FAIL, InitialPermissions.mode(mode)));
    }

    /** Makes a directory and those above it. */
    Effect mkdirs(String path) {
        return does(new Change.Mkdir(at(path), MissingParents.CREATE, InitialPermissions.DEFAULT_FOR_DIRECTORY));
    }

    Effect create(String path) {
        return does(new Change.CreateFile(at(path)));
    }

    /** Makes a file with exactly this mode. */
    Effect create(String path, int mode) {
        return does(new Change.CreateFile(
                at(path), null, 0, Checksums.NONE, MissingParents.FAIL, InitialPermissions.mode(mode)));
    }

    Effect create(String path, Guid guid) {
        return does(newFile(path, guid));
    }

    Change.CreateFile newFile(String path, @Nullable Guid guid) {
        return new Change.CreateFile(
                at(path), guid, 0, Checksums.NONE, MissingParents.FAIL, InitialPermissions.DEFAULT_FOR_FILE);
    }

    Effect symlink(String path, String target) {
        return does(new Change.Symlink(at(path), target));
    }

    /** Registers a file of 1 byte with replicas of these names; see {@link #sfn}. */
    Effect register(String path, String... sfns) {
        NewReplica[] replicas = new NewReplica[sfns.length];
        for (int i = 0; i < sfns.length; i++) {
            replicas[i] = NewReplica.at(sfn(sfns[i]));
        }
        return does(new Change.Register(at(path), 1, Checksums.NONE, replicas));
    }

    Effect addReplica(String path, String sfn) {
        return does(new Change.AddReplica(at(path), NewReplica.at(sfn(sfn))));
    }

    Effect rename(String from, String to) {
        return does(new Change.Rename(at(from), at(to)));
    }

    /** Renames onto what may be there already. */
    Effect replace(String from, String to) {
        return does(new Change.Rename(at(from), at(to), OnExisting.REPLACE));
    }

    Effect unlink(String path) {
        return does(new Change.Unlink(at(path)));
    }

    Effect remove(String path) {
        return does(new Change.Remove(at(path)));
    }

    Effect rmdir(String path) {
        return does(new Change.Rmdir(at(path)));
    }

    Effect removeTree(String path) {
        return does(new Change.RemoveTree(at(path)));
    }

    Effect chmod(String path, String mode) {
        return does(new Change.Chmod(at(path), mode));
    }

    Effect chown(String path, @Nullable String owner, @Nullable String group) {
        return does(new Change.Chown(at(path), owner, group, Follow.YES, Recursion.ENTRY));
    }

    Effect setAcl(String path, String acl) {
        return does(new Change.SetAcl(at(path), AclScope.ACCESS, AclText.parse(acl)));
    }

    Effect setDefaultAcl(String path, @Nullable String acl) {
        Acl list = acl == null ? null : AclText.parse(acl);
        return does(new Change.SetAcl(at(path), AclScope.DEFAULT, list));
    }

    Effect setComment(String path, @Nullable String comment) {
        return does(new Change.SetComment(at(path), comment));
    }

    Entry stat(String path) {
        return catalog.stat(at(path));
    }

    /** The entry itself, even if it is a symlink. */
    Entry lstat(String path) {
        return catalog.stat(List.of(at(path)), Follow.NO).get(0).require();
    }

    boolean finds(Locator entry) {
        return catalog.stat(List.of(entry), Follow.NO).get(0).isOk();
    }

    boolean finds(String path) {
        return finds(at(path));
    }

    EntryAcl acl(String path) {
        return catalog.getAcl(List.of(at(path))).get(0).require();
    }

    Decision check(String path, Rights wanted) {
        return catalog.checkPermission(List.of(at(path)), wanted).get(0).require();
    }

    /** Whether this caller has the POSIX permissions {@code rwx} (4, 2, 1). */
    boolean may(String path, int rwx) {
        return check(path, posix(rwx)).allowed();
    }

    /** What the letters of {@code rwx} stand for, and no more. */
    static Rights posix(int rwx) {
        return Rights.ofPosix(rwx).minus(Rights.ofPosix(0));
    }

    List<Replica> replicas(String path) {
        return catalog.listReplicas(at(path));
    }

    List<String> names(String directory) {
        List<String> names = new ArrayList<>();
        catalog.listAll(at(directory), Glob.ANY, entry -> names.add(entry.path().name()));
        return names;
    }

    /** The paths, seen from here, of what a search finds, in the order of their bytes. */
    List<String> found(FindRequest request) {
        List<CatalogPath> found = new ArrayList<>();
        catalog.find(request, entry -> found.add(entry.path()));
        return found.stream().sorted().map(this::relative).toList();
    }

    /** The path seen from the directory of the test, which is {@code .} itself. */
    String relative(CatalogPath path) {
        return path.equals(home) ? "." : path.text().substring(home.text().length() + 1);
    }
}
