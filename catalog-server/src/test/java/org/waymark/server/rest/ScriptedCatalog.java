package org.waymark.server.rest;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Acl;
import org.waymark.api.AclEntry;
import org.waymark.api.Attribute;
import org.waymark.api.AttributeDefinition;
import org.waymark.api.AttributeType;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.ChangeRecord;
import org.waymark.api.Checksum;
import org.waymark.api.Checksums;
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
import org.waymark.api.Mode;
import org.waymark.api.Operation;
import org.waymark.api.Outcome;
import org.waymark.api.Page;
import org.waymark.api.PageRequest;
import org.waymark.api.Precondition;
import org.waymark.api.Principal;
import org.waymark.api.Query;
import org.waymark.api.Replica;
import org.waymark.api.ReplicaQuery;
import org.waymark.api.ReplicaStatus;
import org.waymark.api.ReplicaType;
import org.waymark.api.Rights;
import org.waymark.api.Schema;
import org.waymark.api.ServiceInfo;
import org.waymark.api.StorageUrl;
import org.waymark.api.Usage;

/**
 * A catalog that plays a part: {@code /error/CODE} fails with that code, {@code /crash} with something unforeseen,
 * {@code /many/N} is a directory of N files, {@code /broken/N} one that cannot be read beyond the N-th, {@code /dir} a
 * directory, {@code /missing} nothing, and anything else a file of version 7.
 */
final class ScriptedCatalog implements CatalogOperations {

    static final Instant TIME = Instant.parse("2026-01-31T12:00:00.120Z");
    static final Guid GUID = Guid.parse("6f1c1d2e-0a4b-4c6d-8e9f-001122334455");
    static final long VERSION = 7;

    final List<Message> messages = new CopyOnWriteArrayList<>();
    final Map<String, List<Outcome<Effect>>> recorded = new ConcurrentHashMap<>();
    final AtomicLong sent = new AtomicLong();

    static Entry file(CatalogPath path) {
        return new Entry(
                path,
                EntryKind.FILE,
                GUID,
                "alice",
                "atlas",
                Acl.ofMode(new Mode(0640)),
                null,
                new Mode(0),
                42,
                Checksums.of(Checksum.parse("adler32:0a1b2c3d")),
                null,
                null,
                TIME,
                TIME,
                TIME,
                TIME,
                VERSION);
    }

    static Replica replica() {
        return new Replica(
                new StorageUrl("root://se.example.org//f"),
                ReplicaStatus.AVAILABLE,
                ReplicaType.DURABLE,
                true,
                "pool",
                "/fs",
                "set",
                TIME,
                TIME,
                TIME,
                TIME,
                3,
                Map.of("channel", "fast"));
    }

    private static <T> List<Outcome<T>> each(List<? extends Locator> items, Function<Locator, T> answer) {
        List<Outcome<T>> outcomes = new ArrayList<>();
        for (Locator item : items) {
            try {
                outcomes.add(new Outcome.Ok<>(item.text(), answer.apply(requireFound(item))));
            } catch (CatalogException e) {
                outcomes.add(Outcome.failed(item.text(), e));
            }
        }
        return outcomes;
    }

    private static Locator requireFound(Locator item) {
        if (item.text().startsWith("/error/")) {
            throw new CatalogException(ErrorCode.valueOf(((CatalogPath) item).name()), "as the script says");
        }
        if (item.text().equals("/crash")) {
            throw new IllegalStateException("SELECT secret FROM somewhere");
        }
        if (item.text().equals("/missing")) {
            throw new CatalogException(ErrorCode.NOT_FOUND, "/missing does not exist");
        }
        return item;
    }

    @Override
    public List<Outcome<Entry>> stat(List<? extends Locator> entries, Follow follow) {
        return each(entries, item -> file(item instanceof CatalogPath path ? path : CatalogPath.parse("/found")));
    }

    @Override
    public Page<Entry> list(Locator directory, Glob pattern, PageRequest page) {
        CatalogPath path = (CatalogPath) requireFound(directory);
        int all = Integer.parseInt(path.name());
        int from = page.token() == null ? 0 : Integer.parseInt(page.token());
        int to = Math.min(all, from + page.size());
        if (from >= all && path.startsWith(CatalogPath.parse("/broken"))) {
            throw new CatalogException(ErrorCode.UNAVAILABLE, "the database is away");
        }
        List<Entry> items = IntStream.range(from, to)
                .mapToObj(i -> file(path.child("file-%07d".formatted(i))))
                .toList();
        sent.addAndGet(items.size());
        boolean more = to < all || path.startsWith(CatalogPath.parse("/broken"));
        return new Page<>(items, more ? String.valueOf(to) : null);
    }

    @Override
    public void find(FindRequest request, Consumer<? super Entry> sink) {
        listAll(request.base(), new Glob("*"), sink);
    }

    @Override
    public List<Outcome<Usage>> du(List<? extends Locator> entries) {
        return each(entries, item -> new Usage(100, 3, 2, 1));
    }

    @Override
    public List<Outcome<List<CatalogPath>>> links(List<? extends Locator> entries) {
        return each(entries, item -> List.of((CatalogPath) item, CatalogPath.parse("/link")));
    }

    @Override
    public List<Outcome<List<Replica>>> listReplicas(List<? extends Locator> files) {
        return each(files, item -> List.of(replica()));
    }

    @Override
    public Page<FileReplica> findReplicas(ReplicaQuery query, PageRequest page) {
        return new Page<>(List.of(new FileReplica(CatalogPath.parse("/f"), GUID, replica())), "more");
    }

    @Override
    public List<Outcome<EntryAcl>> getAcl(List<? extends Locator> entries) {
        Acl acl = Acl.ofMode(new Mode(0750));
        return each(entries, item -> new EntryAcl("alice", "atlas", new Mode(02750), acl, acl));
    }

    @Override
    public List<Outcome<Decision>> checkPermission(List<? extends Locator> entries, Rights wanted) {
        return each(entries, item -> new Decision(true, wanted, AclEntry.of(AclEntry.Tag.OWNER, Rights.ALL)));
    }

    @Override
    public List<Outcome<EntryAttributes>> getAttributes(List<? extends Locator> entries, List<String> names) {
        List<Attribute> set = Stream.of(
                        new Attribute("calibrated", AttributeType.BOOLEAN, "true"),
                        new Attribute("run", AttributeType.INT, "4711"))
                .filter(attribute -> names.isEmpty() || names.contains(attribute.name()))
                .toList();
        return each(entries, item -> new EntryAttributes((CatalogPath) item, schemaOf((CatalogPath) item), set));
    }

    private static @Nullable String schemaOf(CatalogPath path) {
        return path.text().equals("/ungoverned") ? null : "detector";
    }

    /** Finds the base, and tells as the token of the next page what was asked. */
    @Override
    public Page<Entry> query(Locator base, Query query, PageRequest page) {
        Entry found = file((CatalogPath) requireFound(base));
        return new Page<>(List.of(found), "%d after %s of %s".formatted(page.size(), page.token(), query));
    }

    @Override
    public Page<Schema> listSchemas(PageRequest page) {
        return new Page<>(List.of(schema("detector"), new Schema("empty", "bob", List.of())), page.token());
    }

    @Override
    public List<Outcome<Schema>> describeSchemas(List<String> names) {
        return names.stream()
                .<Outcome<Schema>>map(name -> name.equals("detector")
                        ? new Outcome.Ok<>(name, schema(name))
                        : new Outcome.Failed<>(name, ErrorCode.NOT_FOUND, "there is no schema " + name))
                .toList();
    }

    private static Schema schema(String name) {
        return new Schema(
                name,
                "alice",
                Stream.of(AttributeType.values())
                        .map(type -> new AttributeDefinition("a_" + type.wireName(), type))
                        .toList());
    }

    @Override
    public Page<Principal> listPrincipals(Principal.Kind kind, PageRequest page) {
        return new Page<>(List.of(new Principal(kind, "alice")), null);
    }

    @Override
    public Page<ChangeRecord> listChanges(PageRequest page) {
        return new Page<>(
                List.of(new ChangeRecord(Operation.MKDIR, 11, null, null, "/a", "alice", TIME, "request-1")), "12");
    }

    @Override
    public ServiceInfo describeService() {
        return new ServiceInfo("test", "alice", new TreeMap<>(Map.of("bulkItems", 10_000L)));
    }

    @Override
    public List<Outcome<Effect>> apply(Message message) {
        messages.add(message);
        String key = message.key() == null ? "" : message.key().value();
        if (recorded.containsKey(key)) {
            return recorded.get(key);
        }
        message.preconditions().forEach(ScriptedCatalog::requireMet);
        List<Outcome<Effect>> outcomes = new ArrayList<>();
        for (Change change : message.changes()) {
            outcomes.add(outcome(change, outcomes.size(), message));
        }
        if (!key.isEmpty()) {
            recorded.put(key, outcomes);
        }
        return outcomes;
    }

    private static void requireMet(Precondition condition) {
        boolean met = condition instanceof Precondition.IfVersion version
                ? version.version() == VERSION
                : condition.locator().text().equals("/missing");
        if (!met) {
            throw new CatalogException(
                    ErrorCode.PRECONDITION_FAILED, condition.locator().text());
        }
    }

    private static Outcome<Effect> outcome(Change change, int index, Message message) {
        @Nullable CatalogException failure = failure(change);
        if (failure == null) {
            return new Outcome.Ok<>(change.key(), new Effect(kind(change), GUID, VERSION + 1));
        }
        return switch (message.atomicity()) {
            case ATOMIC -> throw failure.atIndex(index);
            case EACH -> Outcome.failed(change.key(), failure);
        };
    }

    private static Effect.Kind kind(Change change) {
        return switch (change.operation()) {
            case REMOVE, RMDIR -> Effect.Kind.REMOVED;
            case REGISTER, MKDIR -> Effect.Kind.CREATED;
            default -> Effect.Kind.CHANGED;
        };
    }

    private static @Nullable CatalogException failure(Change change) {
        if (change.key().equals("/dir") && change.operation() == Operation.REMOVE) {
            return new CatalogException(ErrorCode.IS_A_DIRECTORY, "/dir is a directory");
        }
        if (!change.key().equals("/dir") && change.operation() == Operation.RMDIR) {
            return new CatalogException(ErrorCode.NOT_FOUND, change.key() + " does not exist");
        }
        return change.key().startsWith("/error/")
                ? new CatalogException(
                        ErrorCode.valueOf(change.key().substring("/error/".length())), "as the script says")
                : null;
    }
}
