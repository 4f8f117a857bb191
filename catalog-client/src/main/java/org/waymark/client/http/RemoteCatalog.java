package org.waymark.client.http;

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
import org.waymark.api.EntryAttributes;
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
import org.waymark.api.Usage;
import org.waymark.client.form.Body;
import org.waymark.client.form.ChangeRecordForm;
import org.waymark.client.form.DecisionForm;
import org.waymark.client.form.EffectForm;
import org.waymark.client.form.EntryAclForm;
import org.waymark.client.form.EntryAttributesForm;
import org.waymark.client.form.EntryForm;
import org.waymark.client.form.FileReplicaForm;
import org.waymark.client.form.FindBody;
import org.waymark.client.form.Form;
import org.waymark.client.form.FormInput;
import org.waymark.client.form.ListForm;
import org.waymark.client.form.LookupBody;
import org.waymark.client.form.OutcomesForm;
import org.waymark.client.form.PageForm;
import org.waymark.client.form.Parameters;
import org.waymark.client.form.PathForm;
import org.waymark.client.form.PrincipalForm;
import org.waymark.client.form.QueryBody;
import org.waymark.client.form.ReplicaForm;
import org.waymark.client.form.SchemaForm;
import org.waymark.client.form.ServiceInfoForm;
import org.waymark.client.form.UsageForm;

/**
 * The catalog behind a wire: one request for each call, however many items it has. What is asked and answered is the same
 * on every wire; how it is written and sent is the subclass's. A message is sent a second time only when it has a key and
 * the first answer was lost.
 */
public abstract class RemoteCatalog implements CatalogOperations {

    /** Asks for something that takes a body to say. */
    protected abstract <T> T ask(Operation operation, Body body, FormInput<T> answer);

    /** Asks for something that a few words say. */
    protected abstract <T> T ask(Operation operation, Parameters parameters, FormInput<T> answer);

    /** Asks for an answer of any size, whose items are given to {@code sink} as they come. */
    protected abstract <T> void stream(Operation operation, Body body, Form<T> item, Consumer<? super T> sink);

    /** Sends a message, once. */
    protected abstract <T> T tell(Message message, FormInput<T> answer);

    @Override
    public List<Outcome<Entry>> stat(List<? extends Locator> entries, Follow follow) {
        return lookUp(Operation.STAT, LookupBody.entries(entries).following(follow), EntryForm.FORM);
    }

    @Override
    public Page<Entry> list(Locator directory, Glob pattern, PageRequest page) {
        return page(Operation.LIST, listing(directory, pattern), page, EntryForm.FORM);
    }

    protected static Parameters listing(Locator directory, Glob pattern) {
        return new Parameters()
                .with("dir", directory.text())
                .with("pattern", pattern.equals(Glob.ANY) ? null : pattern.text());
    }

    @Override
    public void find(FindRequest request, Consumer<? super Entry> sink) {
        stream(Operation.FIND, new FindBody(request), EntryForm.FORM, sink);
    }

    @Override
    public List<Outcome<Usage>> du(List<? extends Locator> entries) {
        return lookUp(Operation.DU, LookupBody.entries(entries), UsageForm.FORM);
    }

    @Override
    public List<Outcome<List<CatalogPath>>> links(List<? extends Locator> entries) {
        return lookUp(Operation.LINKS, LookupBody.entries(entries), new ListForm<>("paths", PathForm.FORM));
    }

    @Override
    public List<Outcome<List<Replica>>> listReplicas(List<? extends Locator> files) {
        return lookUp(Operation.LIST_REPLICAS, LookupBody.files(files), new ListForm<>("replicas", ReplicaForm.FORM));
    }

    @Override
    public Page<FileReplica> findReplicas(ReplicaQuery query, PageRequest page) {
        Parameters wanted = new Parameters()
                .with("storageElement", query.storageElement())
                .with("setName", query.setName())
                .with("status", query.status() == null ? null : query.status().name());
        return page(Operation.FIND_REPLICAS, wanted, page, FileReplicaForm.FORM);
    }

    @Override
    public List<Outcome<EntryAcl>> getAcl(List<? extends Locator> entries) {
        return lookUp(Operation.GET_ACL, LookupBody.entries(entries), EntryAclForm.FORM);
    }

    @Override
    public List<Outcome<Decision>> checkPermission(List<? extends Locator> entries, Rights wanted) {
        return lookUp(Operation.CHECK_PERMISSION, LookupBody.entries(entries).wanting(wanted), DecisionForm.FORM);
    }

    @Override
    public List<Outcome<EntryAttributes>> getAttributes(List<? extends Locator> entries, List<String> names) {
        return lookUp(Operation.GET_ATTRIBUTES, LookupBody.entries(entries).naming(names), EntryAttributesForm.FORM);
    }

    @Override
    public Page<Entry> query(Locator base, Query query, PageRequest page) {
        return ask(Operation.QUERY, new QueryBody(base, query, page), new PageForm<>(EntryForm.FORM));
    }

    @Override
    public Page<Schema> listSchemas(PageRequest page) {
        return page(Operation.LIST_SCHEMAS, new Parameters(), page, SchemaForm.FORM);
    }

    @Override
    public List<Outcome<Schema>> describeSchemas(List<String> names) {
        return lookUp(Operation.DESCRIBE_SCHEMAS, LookupBody.schemas(names), SchemaForm.FORM);
    }

    @Override
    public Page<Principal> listPrincipals(Principal.Kind kind, PageRequest page) {
        Parameters wanted = new Parameters().with("kind", kind.name());
        return page(Operation.LIST_PRINCIPALS, wanted, page, PrincipalForm.FORM);
    }

    @Override
    public Page<ChangeRecord> listChanges(PageRequest page) {
        return page(Operation.LIST_CHANGES, new Parameters(), page, ChangeRecordForm.FORM);
    }

    @Override
    public ServiceInfo describeService() {
        return ask(Operation.DESCRIBE_SERVICE, new Parameters(), ServiceInfoForm.FORM);
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
        return tell(message, OutcomesForm.of(EffectForm.FORM, message.changes().size()));
    }

    private <T> List<Outcome<T>> lookUp(Operation operation, LookupBody body, Form<T> form) {
        return ask(operation, body, OutcomesForm.of(form, body.items().size()));
    }

    private <T> Page<T> page(Operation operation, Parameters parameters, PageRequest page, Form<T> form) {
        return ask(operation, parameters.page(page), new PageForm<>(form));
    }
}
