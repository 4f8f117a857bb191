package org.waymark.client.rest;

import java.net.URI;
import java.util.List;
import java.util.function.Consumer;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.ChangeRecord;
import org.waymark.api.Decision;
import org.waymark.api.Effect;
import org.waymark.api.Entry;
import org.waymark.api.EntryAcl;
import org.waymark.api.FileReplica;
import org.waymark.api.FindRequest;
import org.waymark.api.Follow;
import org.waymark.api.Glob;
import org.waymark.api.Locator;
import org.waymark.api.Message;
import org.waymark.api.Outcome;
import org.waymark.api.Page;
import org.waymark.api.PageRequest;
import org.waymark.api.Principal;
import org.waymark.api.Replica;
import org.waymark.api.ReplicaQuery;
import org.waymark.api.Rights;
import org.waymark.api.ServiceInfo;
import org.waymark.api.Usage;
import org.waymark.client.Credentials;
import org.waymark.client.Timeouts;
import org.waymark.client.json.ChangeRecordJson;
import org.waymark.client.json.DecisionJson;
import org.waymark.client.json.EffectJson;
import org.waymark.client.json.EntryAclJson;
import org.waymark.client.json.EntryJson;
import org.waymark.client.json.FileReplicaJson;
import org.waymark.client.json.JsonForm;
import org.waymark.client.json.ListJson;
import org.waymark.client.json.PageJson;
import org.waymark.client.json.PathJson;
import org.waymark.client.json.PrincipalJson;
import org.waymark.client.json.ReplicaJson;
import org.waymark.client.json.ServiceInfoJson;
import org.waymark.client.json.UsageJson;

/**
 * The catalog behind the REST contract: one request for each call, however many items it has. Directories and searches
 * stream in constant memory. A message is sent a second time only when it has a key and the first answer was lost.
 */
public final class RestCatalog implements CatalogOperations {

    private final Service service;

    /** @throws CatalogException INVALID_ARGUMENT if {@code url} is not of a service's form */
    public RestCatalog(URI url, Credentials credentials, Timeouts timeouts) {
        service = new Service(url, credentials, timeouts);
    }

    @Override
    public List<Outcome<Entry>> stat(List<? extends Locator> entries, Follow follow) {
        return lookUp("/v1/stat", LookupBody.entries(entries).following(follow), EntryJson.FORM);
    }

    @Override
    public Page<Entry> list(Locator directory, Glob pattern, PageRequest page) {
        return page(listing(directory, pattern).page(page), EntryJson.FORM);
    }

    @Override
    public void listAll(Locator directory, Glob pattern, Consumer<? super Entry> sink) {
        service.get(listing(directory, pattern), MediaType.LINES).each(new LineJson<>(EntryJson.FORM), sink);
    }

    private static Target listing(Locator directory, Glob pattern) {
        return new Target("/v1/list")
                .with("dir", directory.text())
                .with("pattern", pattern.equals(Glob.ANY) ? null : pattern.text());
    }

    @Override
    public void find(FindRequest request, Consumer<? super Entry> sink) {
        service.ask("/v1/find", new FindBody(request), MediaType.LINES).each(new LineJson<>(EntryJson.FORM), sink);
    }

    @Override
    public List<Outcome<Usage>> du(List<? extends Locator> entries) {
        return lookUp("/v1/du", LookupBody.entries(entries), UsageJson.FORM);
    }

    @Override
    public List<Outcome<List<CatalogPath>>> links(List<? extends Locator> entries) {
        return lookUp("/v1/links", LookupBody.entries(entries), new ListJson<>("paths", PathJson.FORM));
    }

    @Override
    public List<Outcome<List<Replica>>> listReplicas(List<? extends Locator> files) {
        return lookUp("/v1/replicas/list", LookupBody.files(files), new ListJson<>("replicas", ReplicaJson.FORM));
    }

    @Override
    public Page<FileReplica> findReplicas(ReplicaQuery query, PageRequest page) {
        Target target = new Target("/v1/replicas")
                .with("storageElement", query.storageElement())
                .with("setName", query.setName())
                .with("status", query.status() == null ? null : query.status().name());
        return page(target.page(page), FileReplicaJson.FORM);
    }

    @Override
    public List<Outcome<EntryAcl>> getAcl(List<? extends Locator> entries) {
        return lookUp("/v1/acl/get", LookupBody.entries(entries), EntryAclJson.FORM);
    }

    @Override
    public List<Outcome<Decision>> checkPermission(List<? extends Locator> entries, Rights wanted) {
        return lookUp("/v1/acl/check", LookupBody.entries(entries).wanting(wanted), DecisionJson.FORM);
    }

    @Override
    public Page<Principal> listPrincipals(Principal.Kind kind, PageRequest page) {
        return page(new Target("/v1/principals").with("kind", kind.name()).page(page), PrincipalJson.FORM);
    }

    @Override
    public Page<ChangeRecord> listChanges(PageRequest page) {
        return page(new Target("/v1/changes").page(page), ChangeRecordJson.FORM);
    }

    @Override
    public ServiceInfo describeService() {
        return service.get(new Target("/v1/config"), MediaType.JSON).whole(ServiceInfoJson.FORM);
    }

    @Override
    public List<Outcome<Effect>> apply(Message message) {
        try {
            return send(message);
        } catch (CatalogException e) {
            if (message.key() == null || !(e.getCause() instanceof LostAnswer)) {
                throw e;
            }
            return send(message);
        }
    }

    private List<Outcome<Effect>> send(Message message) {
        Answer answer = service.tell("/v1/messages", new MessageBody(message), message.key());
        return outcomes(answer, EffectJson.FORM, message.changes().size());
    }

    private <T> List<Outcome<T>> lookUp(String path, LookupBody body, JsonForm<T> form) {
        return outcomes(
                service.ask(path, body, MediaType.JSON), form, body.items().size());
    }

    private <T> Page<T> page(Target target, JsonForm<T> form) {
        return service.get(target, MediaType.JSON).whole(new PageJson<>(form));
    }

    private static <T> List<Outcome<T>> outcomes(Answer answer, JsonForm<T> form, int expected) {
        return answer.whole(new OutcomesJson<>(form, expected));
    }
}
