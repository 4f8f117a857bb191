package org.waymark.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Acl;
import org.waymark.api.AclEntry;
import org.waymark.api.Atomicity;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.ChangeRecord;
import org.waymark.api.Decision;
import org.waymark.api.Effect;
import org.waymark.api.Entry;
import org.waymark.api.EntryAcl;
import org.waymark.api.EntryAttributes;
import org.waymark.api.EntryKind;
import org.waymark.api.ErrorCode;
import org.waymark.api.FileReplica;
import org.waymark.api.FindRequest;
import org.waymark.api.Follow;
import org.waymark.api.Glob;
import org.waymark.api.Guid;
import org.waymark.api.Locator;
import org.waymark.api.Message;
import org.waymark.api.Outcome;
import org.waymark.api.Page;
import org.waymark.api.PageRequest;
import org.waymark.api.PathPattern;
import org.waymark.api.Precondition;
import org.waymark.api.Principal;
import org.waymark.api.Query;
import org.waymark.api.Replica;
import org.waymark.api.ReplicaQuery;
import org.waymark.api.Rights;
import org.waymark.api.Schema;
import org.waymark.api.ServiceInfo;
import org.waymark.api.StorageUrl;
import org.waymark.api.Usage;

/** A catalog for tests: in memory, for one caller who may do everything, without symlinks in the middle of paths. */
final class MemoryCatalog implements CatalogOperations {

    private final MemoryTree tree;
    private final Map<String, List<Outcome<Effect>>> answered;
    private final List<Message> messages;
    private final List<String> schemasDescribed;
    private final String caller;

    MemoryCatalog() {
        this(new MemoryTree(), new HashMap<>(), new ArrayList<>(), new ArrayList<>(), "alice");
    }

    private MemoryCatalog(
            MemoryTree tree,
            Map<String, List<Outcome<Effect>>> answered,
            List<Message> messages,
            List<String> schemasDescribed,
            String caller) {
        this.tree = tree;
        this.answered = answered;
        this.messages = messages;
        this.schemasDescribed = schemasDescribed;
        this.caller = caller;
    }

    /** The same catalog for another caller. */
    MemoryCatalog as(String user) {
        return new MemoryCatalog(tree, answered, messages, schemasDescribed, user);
    }

    /** Every message that came, in order. */
    List<Message> messages() {
        return messages;
    }

    /** Every schema that was asked for by its name, in order. */
    List<String> schemasDescribed() {
        return schemasDescribed;
    }

    @Override
    public synchronized List<Outcome<Entry>> stat(List<? extends Locator> entries, Follow follow) {
        return each(entries, entry -> tree.require(entry, follow));
    }

    private static <T> List<Outcome<T>> each(List<? extends Locator> entries, Function<Locator, T> work) {
        List<Outcome<T>> outcomes = new ArrayList<>();
        for (Locator entry : entries) {
            outcomes.add(outcome(entry.text(), () -> work.apply(entry)));
        }
        return outcomes;
    }

    private static <T> Outcome<T> outcome(String key, java.util.function.Supplier<T> work) {
        try {
            return new Outcome.Ok<>(key, work.get());
        } catch (CatalogException e) {
            return Outcome.failed(key, e);
        }
    }

    /** Two entries a page, so that no caller gets by with the first. */
    @Override
    public synchronized Page<Entry> list(Locator directory, Glob pattern, PageRequest page) {
        List<Entry> matching = new ArrayList<>();
        for (Entry entry : tree.children(tree.require(directory, Follow.YES))) {
            if (pattern.matches(entry.path().name())) {
                matching.add(entry);
            }
        }
        return page(matching, page);
    }

    private static <T> Page<T> page(List<T> all, PageRequest page) {
        int from = page.token() == null ? 0 : Integer.parseInt(page.token());
        int to = Math.min(all.size(), from + Math.min(page.size(), 2));
        return new Page<>(all.subList(from, to), to < all.size() ? Integer.toString(to) : null);
    }

    @Override
    public synchronized void find(FindRequest request, Consumer<? super Entry> sink) {
        CatalogPath base = tree.require(request.base(), Follow.YES).path();
        tree.below(base).stream()
                .filter(entry -> matches(entry, base, request))
                .limit(request.limit() == 0 ? Long.MAX_VALUE : request.limit())
                .toList()
                .forEach(sink);
    }

    private static boolean matches(Entry entry, CatalogPath base, FindRequest request) {
        List<String> names =
                entry.path().names().subList(base.depth(), entry.path().depth());
        PathPattern pattern = request.pathPattern();
        Glob name = request.name();
        Long least = request.minSize();
        Long most = request.maxSize();
        return names.size() <= request.maxDepth()
                && (pattern == null || matches(names, pattern.names()))
                && (name == null || name.matches(entry.path().name()))
                && (request.kind() == null || request.kind() == entry.kind())
                && (least == null || entry.size() >= least)
                && (most == null || entry.size() <= most)
                && (request.owner() == null || request.owner().equals(entry.owner()));
    }

    private static boolean matches(List<String> names, List<Glob> globs) {
        if (globs.isEmpty()) {
            return names.isEmpty();
        }
        List<Glob> rest = globs.subList(1, globs.size());
        if (PathPattern.isAnyDepth(globs.get(0))) {
            return matches(names, rest) || (!names.isEmpty() && matches(names.subList(1, names.size()), globs));
        }
        return !names.isEmpty() && globs.get(0).matches(names.get(0)) && matches(names.subList(1, names.size()), rest);
    }

    @Override
    public synchronized List<Outcome<Usage>> du(List<? extends Locator> entries) {
        return each(entries, entry -> {
            long[] counts = new long[4];
            for (Entry one : tree.below(tree.require(entry, Follow.YES).path())) {
                counts[0] += one.size();
                counts[
                        switch (one.kind()) {
                            case FILE -> 1;
                            case DIRECTORY -> 2;
                            case SYMLINK -> 3;
                        }]++;
            }
            return new Usage(counts[0], counts[1], counts[2], counts[3]);
        });
    }

    @Override
    public synchronized List<Outcome<List<CatalogPath>>> links(List<? extends Locator> entries) {
        return each(entries, entry -> {
            CatalogPath path = tree.require(entry, Follow.NO).path();
            List<CatalogPath> paths = new ArrayList<>(List.of(path));
            for (Entry one : tree.below(CatalogPath.ROOT)) {
                if (path.text().equals(one.target())) {
                    paths.add(one.path());
                }
            }
            return paths;
        });
    }

    @Override
    public synchronized List<Outcome<List<Replica>>> listReplicas(List<? extends Locator> files) {
        return each(files, file -> List.copyOf(tree.replicasOf(tree.require(file, Follow.YES))));
    }

    @Override
    public synchronized Page<FileReplica> findReplicas(ReplicaQuery query, PageRequest page) {
        List<FileReplica> found = new ArrayList<>();
        for (Entry entry : tree.below(CatalogPath.ROOT)) {
            Guid guid = entry.guid();
            for (Replica replica : guid == null ? List.<Replica>of() : tree.replicasOf(entry)) {
                if (replica.sfn().storageElement().equals(query.storageElement()) && guid != null) {
                    found.add(new FileReplica(entry.path(), guid, replica));
                }
            }
        }
        return new Page<>(found, null);
    }

    @Override
    public synchronized List<Outcome<EntryAcl>> getAcl(List<? extends Locator> entries) {
        return each(entries, locator -> {
            Entry entry = tree.require(locator, Follow.YES);
            return new EntryAcl(entry.owner(), entry.group(), entry.mode(), entry.acl(), entry.defaultAcl());
        });
    }

    /** Grants what the caller's own entry grants, else what is granted to others. */
    @Override
    public synchronized List<Outcome<Decision>> checkPermission(List<? extends Locator> entries, Rights wanted) {
        return each(entries, locator -> {
            Acl acl = tree.require(locator, Follow.YES).acl();
            AclEntry decisive = acl.entries().stream()
                    .filter(entry -> entry.principal().equals(caller))
                    .findFirst()
                    .orElse(AclEntry.of(AclEntry.Tag.OTHER, acl.of(AclEntry.Tag.OTHER)));
            return new Decision(decisive.rights().contains(wanted), decisive.rights(), decisive);
        });
    }

    @Override
    public synchronized List<Outcome<EntryAttributes>> getAttributes(
            List<? extends Locator> entries, List<String> names) {
        return each(entries, locator -> tree.attributes().of(tree.require(locator, Follow.YES), names));
    }

    /** Two entries a page, as {@link #list}. */
    @Override
    public synchronized Page<Entry> query(Locator base, Query query, PageRequest page) {
        List<Entry> found =
                new ArrayList<>(tree.below(tree.require(base, Follow.YES).path()));
        found.removeIf(entry -> !MemoryQuery.holds(query.condition(), entry, tree.attributes()));
        return page(found, page);
    }

    @Override
    public synchronized Page<Schema> listSchemas(PageRequest page) {
        return page(tree.attributes().schemas(), page);
    }

    @Override
    public synchronized List<Outcome<Schema>> describeSchemas(List<String> names) {
        List<Outcome<Schema>> outcomes = new ArrayList<>();
        for (String name : names) {
            schemasDescribed.add(name);
            outcomes.add(outcome(name, () -> tree.attributes().require(name)));
        }
        return outcomes;
    }

    @Override
    public Page<Principal> listPrincipals(Principal.Kind kind, PageRequest page) {
        return new Page<>(List.of(new Principal(kind, "alice")), null);
    }

    @Override
    public Page<ChangeRecord> listChanges(PageRequest page) {
        return new Page<>(List.of(), page.token());
    }

    @Override
    public ServiceInfo describeService() {
        return new ServiceInfo("9.9", "root", new TreeMap<>(Map.of("bulkItems", 10_000L)));
    }

    @Override
    public synchronized List<Outcome<Effect>> apply(Message message) {
        messages.add(message);
        String key = message.key() == null ? null : message.key().value();
        if (key != null && answered.containsKey(key)) {
            return answered.get(key);
        }
        List<Outcome<Effect>> outcomes = new ArrayList<>();
        MemoryTree before = tree.copy();
        message.preconditions().forEach(this::require);
        for (Change change : message.changes()) {
            Outcome<Effect> outcome = outcome(change.key(), () -> tree.apply(change));
            if (message.atomicity() == Atomicity.ATOMIC && outcome instanceof Outcome.Failed<Effect> failed) {
                tree.become(before);
                throw new CatalogException(failed.code(), failed.message()).atIndex(outcomes.size());
            }
            outcomes.add(outcome);
        }
        if (key != null) {
            answered.put(key, outcomes);
        }
        return outcomes;
    }

    private void require(Precondition condition) {
        @Nullable Entry entry = tree.find(condition.locator(), Follow.YES);
        boolean holds = switch (condition.getClass().getSimpleName()) {
            case "MustNotExist" -> entry == null;
            case "IfVersion" -> entry != null && entry.version() == ((Precondition.IfVersion) condition).version();
            default ->
                entry != null && entry.checksums().all().contains(((Precondition.IfChecksum) condition).checksum());
        };
        if (!holds) {
            throw new CatalogException(
                    ErrorCode.PRECONDITION_FAILED,
                    "no longer so: " + condition.locator().text());
        }
    }

    /** The entry of this name, which must be there. */
    Entry entry(String lfn) {
        return tree.require(CatalogPath.parse(lfn), Follow.NO);
    }

    boolean has(String lfn) {
        return tree.find(CatalogPath.parse(lfn), Follow.NO) != null;
    }

    List<String> sfns(String lfn) {
        return tree.replicasOf(entry(lfn)).stream()
                .map(Replica::sfn)
                .map(StorageUrl::text)
                .toList();
    }

    long files() {
        return tree.below(CatalogPath.ROOT).stream()
                .filter(entry -> entry.kind() == EntryKind.FILE)
                .count();
    }
}
