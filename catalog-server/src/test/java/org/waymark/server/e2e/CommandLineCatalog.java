package org.waymark.server.e2e;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.waymark.api.Atomicity;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
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
import org.waymark.cli.command.Connector;
import org.waymark.cli.command.Environment;
import org.waymark.client.form.ChangeRecordForm;
import org.waymark.client.form.DecisionForm;
import org.waymark.client.form.EffectForm;
import org.waymark.client.form.EntryAclForm;
import org.waymark.client.form.EntryAttributesForm;
import org.waymark.client.form.EntryForm;
import org.waymark.client.form.FileReplicaForm;
import org.waymark.client.form.Form;
import org.waymark.client.form.ListForm;
import org.waymark.client.form.MessageBody;
import org.waymark.client.form.PathForm;
import org.waymark.client.form.PrincipalForm;
import org.waymark.client.form.ReplicaForm;
import org.waymark.client.form.SchemaForm;
import org.waymark.client.form.ServiceInfoForm;
import org.waymark.client.form.UsageForm;
import org.waymark.client.json.JsonWriter;

/**
 * The catalog by way of commands: each call is typed as one, and the JSON that it prints is the answer. A command prints
 * a whole answer, so that there is only the first page of anything but the change log, and what a query finds is cut into
 * pages here.
 */
final class CommandLineCatalog implements CatalogOperations {

    private static final byte[] NO_INPUT = {};

    private final Environment environment;
    private final Connector connector;

    CommandLineCatalog(Environment environment, Connector connector) {
        this.environment = environment;
        this.connector = connector;
    }

    private JsonAnswer run(byte[] input, List<String> words) {
        return JsonAnswer.of(TypedCommand.run(environment, connector, input, words));
    }

    private JsonAnswer run(String... words) {
        return run(NO_INPUT, List.of(words));
    }

    private JsonAnswer run(List<String> words, List<? extends Locator> operands) {
        List<String> all = new ArrayList<>(words);
        operands.forEach(operand -> all.add(typed(operand)));
        return run(NO_INPUT, all);
    }

    /** A locator as one types it, so that nothing in it counts as a wildcard. */
    private static String typed(Locator locator) {
        String text = locator.text();
        return locator instanceof CatalogPath && text.matches("(?s).*[*?\\[].*")
                ? text.replaceAll("[*?\\[\\\\]", "\\\\$0")
                : text;
    }

    private static List<String> keys(List<? extends Locator> locators) {
        return locators.stream().map(Locator::text).toList();
    }

    private <T> List<Outcome<T>> outcomes(List<? extends Locator> operands, Form<T> form, String... words) {
        return operands.isEmpty() ? List.of() : run(List.of(words), operands).outcomes(keys(operands), form);
    }

    @Override
    public List<Outcome<Entry>> stat(List<? extends Locator> entries, Follow follow) {
        if (entries.isEmpty()) {
            return List.of();
        }
        List<String> words = follow == Follow.YES ? List.of("stat", "--json", "-L") : List.of("stat", "--json");
        return run(words, entries).outcomesOfValues(keys(entries), EntryForm.FORM);
    }

    @Override
    public Page<Entry> list(Locator directory, Glob pattern, PageRequest page) {
        if (!pattern.equals(Glob.ANY)) {
            throw new UnsupportedOperationException("a pattern is a part of the LFN, of which ls makes a search");
        }
        requireFirst(page);
        // Without the slash ls tells of what is no directory too.
        String operand = directory instanceof CatalogPath ? typed(directory) + "/" : typed(directory);
        return new Page<>(run("ls", "--json", operand).values(EntryForm.FORM), null);
    }

    @Override
    public void find(FindRequest request, Consumer<? super Entry> sink) {
        if (!request.equals(FindRequest.everythingBelow(request.base()))) {
            throw new UnsupportedOperationException("the conditions of find are days and sizes of its own");
        }
        run("find", "--json", typed(request.base())).values(EntryForm.FORM).forEach(sink);
    }

    @Override
    public List<Outcome<Usage>> du(List<? extends Locator> entries) {
        return outcomes(entries, UsageForm.FORM, "du", "--json", "--summarize");
    }

    @Override
    public List<Outcome<List<CatalogPath>>> links(List<? extends Locator> entries) {
        return outcomes(entries, new ListForm<>("paths", PathForm.FORM), "links", "--json");
    }

    @Override
    public List<Outcome<List<Replica>>> listReplicas(List<? extends Locator> files) {
        return outcomes(files, new ListForm<>("replicas", ReplicaForm.FORM), "getreplica", "--json");
    }

    @Override
    public Page<FileReplica> findReplicas(ReplicaQuery query, PageRequest page) {
        requireFirst(page);
        List<String> words = new ArrayList<>(List.of("findreplica", "--json"));
        if (query.storageElement() != null) {
            words.add("--se=" + query.storageElement());
        }
        if (query.setName() != null) {
            words.add("--set=" + query.setName());
        }
        if (query.status() != null) {
            words.add("--status=" + query.status());
        }
        return new Page<>(run(NO_INPUT, words).values(FileReplicaForm.FORM), null);
    }

    @Override
    public List<Outcome<EntryAcl>> getAcl(List<? extends Locator> entries) {
        return outcomes(entries, EntryAclForm.FORM, "getacl", "--json");
    }

    @Override
    public List<Outcome<Decision>> checkPermission(List<? extends Locator> entries, Rights wanted) {
        return outcomes(entries, DecisionForm.FORM, "chkperm", "--json", "--", wanted.toString());
    }

    @Override
    public List<Outcome<EntryAttributes>> getAttributes(List<? extends Locator> entries, List<String> names) {
        List<String> words = new ArrayList<>(List.of("getattr", "--json"));
        names.forEach(name -> words.add("--name=" + name));
        return outcomes(entries, EntryAttributesForm.FORM, words.toArray(String[]::new));
    }

    @Override
    public Page<Entry> query(Locator base, Query query, PageRequest page) {
        List<Entry> all =
                run("query", "--json", "--base=" + typed(base), query.text()).values(EntryForm.FORM);
        int from = page.token() == null ? 0 : Integer.parseInt(page.token());
        int to = Math.min(all.size(), from + page.size());
        return new Page<>(all.subList(from, to), to < all.size() ? Integer.toString(to) : null);
    }

    @Override
    public Page<Schema> listSchemas(PageRequest page) {
        requireFirst(page);
        return new Page<>(run("schema", "--json", "ls").values(SchemaForm.FORM), null);
    }

    @Override
    public List<Outcome<Schema>> describeSchemas(List<String> names) {
        if (names.isEmpty()) {
            return List.of();
        }
        List<String> words = new ArrayList<>(List.of("schema", "--json", "show", "--"));
        words.addAll(names);
        return run(NO_INPUT, words).outcomes(names, SchemaForm.FORM);
    }

    @Override
    public Page<Principal> listPrincipals(Principal.Kind kind, PageRequest page) {
        requireFirst(page);
        String word = kind == Principal.Kind.USER ? "users" : "groups";
        return new Page<>(run("principals", "--json", word).values(PrincipalForm.FORM), null);
    }

    @Override
    public Page<ChangeRecord> listChanges(PageRequest page) {
        List<String> words = new ArrayList<>(List.of("changes", "--json", "-v", "--limit=" + page.size()));
        if (page.token() != null) {
            words.add("--from=" + page.token());
        }
        JsonAnswer answer = run(NO_INPUT, words);
        return new Page<>(answer.values(ChangeRecordForm.FORM), answer.next());
    }

    @Override
    public ServiceInfo describeService() {
        return run("config", "--json").values(ServiceInfoForm.FORM).get(0);
    }

    private static void requireFirst(PageRequest page) {
        if (page.token() != null) {
            throw new UnsupportedOperationException("there is one page only");
        }
    }

    @Override
    public List<Outcome<Effect>> apply(Message message) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        try (JsonWriter json = new JsonWriter(file)) {
            new MessageBody(message).write(json);
        }
        List<String> words = new ArrayList<>(List.of("tx", "--json", "-"));
        if (message.key() != null) {
            words.add("--key=" + message.key().value());
        }
        JsonAnswer answer = run(file.toByteArray(), words);
        List<String> origins = IntStream.rangeClosed(1, message.changes().size())
                .mapToObj(number -> "change " + number)
                .toList();
        if (message.atomicity() == Atomicity.ATOMIC) {
            for (Complaint complaint : answer.complaints()) {
                throw complaint.error().atIndex(origins.indexOf(complaint.key()));
            }
        }
        return underOwnKeys(answer.outcomes(origins, EffectForm.FORM), message.changes());
    }

    /** Failures are told under the place in the file that they come from. */
    private static List<Outcome<Effect>> underOwnKeys(List<Outcome<Effect>> outcomes, List<Change> changes) {
        List<Outcome<Effect>> named = new ArrayList<>();
        for (int i = 0; i < changes.size(); i++) {
            named.add(
                    outcomes.get(i) instanceof Outcome.Failed<Effect> failed
                            ? new Outcome.Failed<>(changes.get(i).key(), failed.code(), failed.message())
                            : outcomes.get(i));
        }
        return named;
    }
}
