package org.waymark.server.soap.waymark;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.waymark.api.Acl;
import org.waymark.api.AclEntry;
import org.waymark.api.AclEntry.Tag;
import org.waymark.api.Attribute;
import org.waymark.api.AttributeDefinition;
import org.waymark.api.AttributeType;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.ChangeRecord;
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
 * A catalog that answers with everything an answer can hold, and, beside it, with as little. {@code /missing} does not exist;
 * {@code /broken/N} is a place where a search fails after N entries.
 */
final class FullCatalog implements CatalogOperations {

    static final Instant TIME = Instant.parse("2026-01-31T12:00:00.120Z");
    static final Guid GUID = Guid.parse("6f1c1d2e-0a4b-4c6d-8e9f-001122334455");

    private static final Acl ACL = Acl.ofMode(new Mode(0750))
            .with(Tag.MASK, Rights.ALL)
            .with(new AclEntry(Tag.USER, "/DC=org/CN=Alice & <Bob", Rights.parse("rw")));

    final List<Message> messages = new ArrayList<>();

    static Entry full(CatalogPath path) {
        return new Entry(
                path,
                EntryKind.FILE,
                GUID,
                "alice",
                "atlas",
                ACL,
                ACL,
                new Mode(Mode.SETGID),
                42,
                Checksums.parse("adler32:0a1b2c3d,md5:00112233445566778899aabbccddeeff"),
                "../target",
                "a < b & c \u0001",
                TIME,
                TIME,
                TIME,
                TIME,
                7);
    }

    private static Replica full() {
        return new Replica(
                new StorageUrl("root://se.example.org//f"),
                ReplicaStatus.TO_BE_DELETED,
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

    private static Replica bare() {
        return new Replica(
                new StorageUrl("root://se.example.org//g"),
                ReplicaStatus.AVAILABLE,
                ReplicaType.PERMANENT,
                false,
                null,
                null,
                null,
                TIME,
                TIME,
                null,
                null,
                0,
                Map.of());
    }

    private static <T> List<Outcome<T>> each(List<? extends Locator> items, Function<Locator, T> answer) {
        return items.stream().map(item -> one(item, answer)).toList();
    }

    private static <T> Outcome<T> one(Locator item, Function<Locator, T> answer) {
        return item.text().equals("/missing")
                ? new Outcome.Failed<>(item.text(), ErrorCode.NOT_FOUND, "/missing does not exist")
                : new Outcome.Ok<>(item.text(), answer.apply(item));
    }

    @Override
    public List<Outcome<Entry>> stat(List<? extends Locator> entries, Follow follow) {
        return each(
                entries,
                item -> follow == Follow.YES
                        ? full(CatalogPath.parse("/f"))
                        : Entry.nameOnly(CatalogPath.parse("/f"), EntryKind.SYMLINK));
    }

    @Override
    public Page<Entry> list(Locator directory, Glob pattern, PageRequest page) {
        return new Page<>(
                List.of(full(CatalogPath.parse("/" + pattern.text())), full(CatalogPath.parse("/" + page.size()))),
                page.token());
    }

    @Override
    public void find(FindRequest request, Consumer<? super Entry> sink) {
        CatalogPath base = (CatalogPath) request.base();
        int size = Integer.parseInt(base.name());
        IntStream.range(0, size).forEach(i -> sink.accept(full(base.child("f" + i))));
        if (base.startsWith(CatalogPath.parse("/broken"))) {
            throw new CatalogException(ErrorCode.UNAVAILABLE, "the database is away");
        }
    }

    @Override
    public List<Outcome<Usage>> du(List<? extends Locator> entries) {
        return each(entries, item -> new Usage(100, 3, 2, 1));
    }

    @Override
    public List<Outcome<List<CatalogPath>>> links(List<? extends Locator> entries) {
        return each(entries, item -> List.of(CatalogPath.parse("/f"), CatalogPath.parse("/link")));
    }

    @Override
    public List<Outcome<List<Replica>>> listReplicas(List<? extends Locator> files) {
        return each(files, item -> item.text().equals("/none") ? List.of() : List.of(full(), bare()));
    }

    @Override
    public Page<FileReplica> findReplicas(ReplicaQuery query, PageRequest page) {
        return new Page<>(List.of(new FileReplica(CatalogPath.parse("/f"), GUID, full())), "more");
    }

    @Override
    public List<Outcome<EntryAcl>> getAcl(List<? extends Locator> entries) {
        return each(entries, item -> new EntryAcl("alice", "atlas", new Mode(02770), ACL, null));
    }

    @Override
    public List<Outcome<Decision>> checkPermission(List<? extends Locator> entries, Rights wanted) {
        return each(
                entries,
                item -> item.text().equals("/none")
                        ? new Decision(true, Rights.ALL, null)
                        : new Decision(false, wanted, AclEntry.of(Tag.OTHER, wanted)));
    }

    @Override
    public List<Outcome<EntryAttributes>> getAttributes(List<? extends Locator> entries, List<String> names) {
        return each(
                entries,
                item -> item.text().equals("/none")
                        ? new EntryAttributes(CatalogPath.parse("/none"), null, List.of())
                        : new EntryAttributes(
                                CatalogPath.parse("/f"),
                                "detector",
                                names.stream()
                                        .map(name -> new Attribute(name, AttributeType.DATE, "2026-01-31"))
                                        .toList()));
    }

    @Override
    public Page<Entry> query(Locator base, Query query, PageRequest page) {
        return new Page<>(List.of(full((CatalogPath) base)), query.text());
    }

    private static Schema schema(String name) {
        return new Schema(
                name,
                "alice",
                List.of(
                        new AttributeDefinition("run", AttributeType.INT),
                        new AttributeDefinition("taken", AttributeType.DATE)));
    }

    @Override
    public Page<Schema> listSchemas(PageRequest page) {
        return new Page<>(List.of(schema("detector"), new Schema("empty", "bob", List.of())), null);
    }

    @Override
    public List<Outcome<Schema>> describeSchemas(List<String> names) {
        return names.stream()
                .<Outcome<Schema>>map(name -> new Outcome.Ok<>(name, schema(name)))
                .toList();
    }

    @Override
    public Page<Principal> listPrincipals(Principal.Kind kind, PageRequest page) {
        return new Page<>(List.of(new Principal(kind, "alice")), null);
    }

    @Override
    public Page<ChangeRecord> listChanges(PageRequest page) {
        return new Page<>(
                List.of(
                        new ChangeRecord(Operation.MKDIR, 11, null, null, "/a", "alice", TIME, null),
                        new ChangeRecord(Operation.UNLINK, 12, GUID, "/f", null, "alice", TIME, "request-1")),
                "12");
    }

    @Override
    public ServiceInfo describeService() {
        return new ServiceInfo("test", "alice", new TreeMap<>(Map.of("bulkItems", 10_000L)));
    }

    @Override
    public List<Outcome<Effect>> apply(Message message) {
        messages.add(message);
        List<Outcome<Effect>> outcomes = new ArrayList<>();
        for (Change change : message.changes()) {
            outcomes.add(
                    change.key().equals("/missing")
                            ? new Outcome.Failed<>(change.key(), ErrorCode.NOT_FOUND, "/missing does not exist")
                            : new Outcome.Ok<>(change.key(), new Effect(Effect.Kind.CREATED, GUID, 8)));
        }
        return outcomes;
    }
}
