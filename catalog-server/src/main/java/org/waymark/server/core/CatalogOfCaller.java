package org.waymark.server.core;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.waymark.api.AttributeDefinition;
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
import org.waymark.api.ErrorCode;
import org.waymark.api.FileReplica;
import org.waymark.api.FindRequest;
import org.waymark.api.Follow;
import org.waymark.api.Glob;
import org.waymark.api.Locator;
import org.waymark.api.Message;
import org.waymark.api.Operation;
import org.waymark.api.Outcome;
import org.waymark.api.Page;
import org.waymark.api.PageRequest;
import org.waymark.api.Principal;
import org.waymark.api.Query;
import org.waymark.api.Replica;
import org.waymark.api.ReplicaQuery;
import org.waymark.api.Rights;
import org.waymark.api.Schema;
import org.waymark.api.ServiceInfo;
import org.waymark.api.StorageUrl;
import org.waymark.api.Usage;
import org.waymark.db.StoreSession;
import org.waymark.server.core.access.AccessPolicy;
import org.waymark.server.core.read.CheckPermissionOperation;
import org.waymark.server.core.read.DuOperation;
import org.waymark.server.core.read.FindOperation;
import org.waymark.server.core.read.FindReplicasOperation;
import org.waymark.server.core.read.GetAclOperation;
import org.waymark.server.core.read.GetAttributesOperation;
import org.waymark.server.core.read.LinksOperation;
import org.waymark.server.core.read.ListChangesOperation;
import org.waymark.server.core.read.ListOperation;
import org.waymark.server.core.read.ListPrincipalsOperation;
import org.waymark.server.core.read.ListReplicasOperation;
import org.waymark.server.core.read.QueryOperation;
import org.waymark.server.core.read.SchemasOperation;
import org.waymark.server.core.read.StatOperation;
import org.waymark.server.core.tree.Resolution.Found;
import org.waymark.server.core.tree.Target;
import org.waymark.server.core.tree.Workspace;

/** The catalog as one caller sees it: finds the operation's class, and does for all of them what all of them need. */
final class CatalogOfCaller implements CatalogOperations {

    private final AccessPolicy access;
    private final @Nullable String requestId;
    private final CatalogSettings settings;
    private final OperationRunner runner;
    private final OperationObserver observer;
    private final MessageOperation message;

    CatalogOfCaller(
            AccessPolicy access,
            @Nullable String requestId,
            CatalogSettings settings,
            OperationRunner runner,
            OperationObserver observer,
            MessageOperation message) {
        this.access = access;
        this.requestId = requestId;
        this.settings = settings;
        this.runner = runner;
        this.observer = observer;
        this.message = message;
    }

    @Override
    public List<Outcome<Entry>> stat(List<? extends Locator> entries, Follow follow) {
        return bulk(Operation.STAT, entries, work -> new StatOperation().stat(entries, follow, work));
    }

    @Override
    public Page<Entry> list(Locator directory, Glob pattern, PageRequest page) {
        return observed(
                Operation.LIST,
                1,
                () -> runner.statement(
                        session -> new ListOperation().list(directory, pattern, page, workspace(session, false))));
    }

    @Override
    public void find(FindRequest request, Consumer<? super Entry> sink) {
        observed(Operation.FIND, 1, () -> {
            search(request, sink);
            return null;
        });
    }

    private void search(FindRequest request, Consumer<? super Entry> sink) {
        Found base = runner.read((session, single) -> {
            Workspace work = workspace(session, single);
            work.load(List.of(new Target(request.base(), Follow.YES)));
            return work.require(request.base(), Follow.YES);
        });
        FindOperation.Children children = (directories, prefix, most) ->
                runner.statement(session -> session.entries().listChildren(directories, prefix, most));
        new FindOperation(request, access, children, sink).find(base);
    }

    @Override
    public List<Outcome<Usage>> du(List<? extends Locator> entries) {
        requireFew(entries.size());
        return observed(Operation.DU, entries.size(), () -> {
            List<Outcome<Usage>> outcomes = new ArrayList<>();
            for (Locator entry : entries) {
                outcomes.add(usage(entry));
            }
            return outcomes;
        });
    }

    private Outcome<Usage> usage(Locator entry) {
        DuOperation du = new DuOperation();
        try {
            search(FindRequest.everythingBelow(entry), du);
            return new Outcome.Ok<>(entry.text(), du.usage());
        } catch (CatalogException e) {
            return Outcome.failed(entry.text(), e);
        }
    }

    @Override
    public List<Outcome<List<CatalogPath>>> links(List<? extends Locator> entries) {
        return bulkSnapshot(Operation.LINKS, entries, work -> new LinksOperation().links(entries, work));
    }

    @Override
    public List<Outcome<List<Replica>>> listReplicas(List<? extends Locator> files) {
        return bulkSnapshot(Operation.LIST_REPLICAS, files, work -> new ListReplicasOperation().list(files, work));
    }

    @Override
    public Page<FileReplica> findReplicas(ReplicaQuery query, PageRequest page) {
        return observed(
                Operation.FIND_REPLICAS,
                1,
                () -> runner.snapshot(
                        session -> new FindReplicasOperation().find(query, page, workspace(session, false))));
    }

    @Override
    public List<Outcome<EntryAcl>> getAcl(List<? extends Locator> entries) {
        return bulk(Operation.GET_ACL, entries, work -> new GetAclOperation().getAcl(entries, work));
    }

    @Override
    public List<Outcome<Decision>> checkPermission(List<? extends Locator> entries, Rights wanted) {
        return bulk(
                Operation.CHECK_PERMISSION,
                entries,
                work -> new CheckPermissionOperation().check(entries, wanted, work));
    }

    @Override
    public List<Outcome<EntryAttributes>> getAttributes(List<? extends Locator> entries, List<String> names) {
        names.forEach(AttributeDefinition::requireName);
        return bulkSnapshot(
                Operation.GET_ATTRIBUTES, entries, work -> new GetAttributesOperation().get(entries, names, work));
    }

    @Override
    public Page<Entry> query(Locator base, Query query, PageRequest page) {
        return observed(
                Operation.QUERY,
                1,
                () -> runner.snapshot(
                        session -> new QueryOperation().query(base, query, page, workspace(session, false))));
    }

    @Override
    public Page<Schema> listSchemas(PageRequest page) {
        return observed(
                Operation.LIST_SCHEMAS,
                1,
                () -> runner.statement(session -> new SchemasOperation().list(page, session.schemas())));
    }

    @Override
    public List<Outcome<Schema>> describeSchemas(List<String> names) {
        requireFew(names.size());
        return observed(
                Operation.DESCRIBE_SCHEMAS,
                names.size(),
                () -> runner.statement(session -> new SchemasOperation().describe(names, session.schemas())));
    }

    @Override
    public Page<Principal> listPrincipals(Principal.Kind kind, PageRequest page) {
        return observed(
                Operation.LIST_PRINCIPALS,
                1,
                () -> runner.statement(
                        session -> new ListPrincipalsOperation().list(kind, page, session.principals())));
    }

    @Override
    public Page<ChangeRecord> listChanges(PageRequest page) {
        return observed(
                Operation.LIST_CHANGES,
                1,
                () -> runner.statement(session -> new ListChangesOperation().list(page, access, session.changeLog())));
    }

    @Override
    public ServiceInfo describeService() {
        String version = Catalog.class.getPackage().getImplementationVersion();
        Map<String, Long> limits = Map.of(
                "bulk.items", (long) settings.maxItems(),
                "page.items", (long) PageRequest.MAX_SIZE,
                "subtree.entries", (long) settings.maxSubtree(),
                "path.bytes", (long) CatalogPath.MAX_BYTES,
                "sfn.bytes", (long) StorageUrl.MAX_BYTES,
                "deadline.millis", settings.deadline().toMillis());
        return new ServiceInfo(
                version == null ? "development" : version, access.caller().user(), new TreeMap<>(limits));
    }

    @Override
    public List<Outcome<Effect>> apply(Message request) {
        requireFew(request.changes().size() + request.preconditions().size());
        long start = System.nanoTime();
        ErrorCode failure = null;
        try {
            return runner.write((session, movesDirectories) ->
                    message.apply(request, access, requestId, session, movesDirectories));
        } catch (CatalogException e) {
            failure = e.code();
            throw e;
        } finally {
            report(request, System.nanoTime() - start, failure);
        }
    }

    private void report(Message request, long nanos, @Nullable ErrorCode failure) {
        Map<Operation, Integer> items = new EnumMap<>(Operation.class);
        for (Change change : request.changes()) {
            items.merge(change.operation(), 1, Integer::sum);
        }
        items.forEach((operation, count) -> observer.finished(operation, count, nanos, failure));
    }

    private <T> T bulk(Operation operation, List<? extends Locator> items, Function<Workspace, T> work) {
        requireFew(items.size());
        return observed(
                operation,
                items.size(),
                () -> runner.read((session, single) -> work.apply(workspace(session, single))));
    }

    private <T> T bulkSnapshot(Operation operation, List<? extends Locator> items, Function<Workspace, T> work) {
        requireFew(items.size());
        return observed(
                operation, items.size(), () -> runner.snapshot(session -> work.apply(workspace(session, false))));
    }

    private void requireFew(int items) {
        if (items > settings.maxItems()) {
            throw CatalogException.tooLarge(
                    "a call has at most %d items, this one %d".formatted(settings.maxItems(), items));
        }
    }

    private Workspace workspace(StoreSession session, boolean single) {
        return new Workspace(session, access, single, 0, settings.maxSubtree());
    }

    private <T extends @Nullable Object> T observed(Operation operation, int items, Supplier<T> work) {
        long start = System.nanoTime();
        ErrorCode failure = null;
        try {
            return work.get();
        } catch (CatalogException e) {
            failure = e.code();
            throw e;
        } finally {
            observer.finished(operation, items, System.nanoTime() - start, failure);
        }
    }
}
