package org.waymark.server.soap.waymark;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import org.waymark.api.Atomicity;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogOperations;
import org.waymark.api.Change;
import org.waymark.api.Effect;
import org.waymark.api.IdempotencyKey;
import org.waymark.api.Message;
import org.waymark.api.Operation;
import org.waymark.api.Operation.Access;
import org.waymark.api.Outcome;
import org.waymark.api.Precondition;
import org.waymark.server.soap.SoapAnswer;
import org.waymark.server.soap.SoapEndpoint;
import org.waymark.server.soap.SoapOperation;
import org.waymark.server.soap.SoapRequest;
import org.waymark.server.soap.SoapWriter;

/** Waymark's own service: the reads by their names, and {@code apply}, which carries the changes. */
@Component
final class WaymarkEndpoint implements SoapEndpoint {

    static final String NAMESPACE = "urn:org.waymark:catalog:1";

    private static final String CHANGES = "changes";

    private final Map<String, SoapOperation> operations = new LinkedHashMap<>();

    WaymarkEndpoint() {
        for (Operation operation : Operation.values()) {
            if (operation.access() == Access.READ) {
                operations.put(operation.wireName(), (request, catalog) -> read(operation, request, catalog));
            }
        }
        operations.put("apply", WaymarkEndpoint::apply);
    }

    @Override
    public String name() {
        return "Waymark";
    }

    @Override
    public String namespace() {
        return NAMESPACE;
    }

    @Override
    public boolean isQualified() {
        return true;
    }

    @Override
    public Map<String, SoapOperation> operations() {
        return operations;
    }

    private static SoapAnswer read(Operation operation, SoapRequest request, CatalogOperations catalog) {
        requireOwnNamespace(request);
        Fields fields = new Fields(request.whole());
        Reads.Call call = Reads.decode(operation, fields);
        fields.requireNothingElse();
        return call.apply(catalog);
    }

    /** Each change is decoded as it comes: there is no tree of a whole message. */
    private static SoapAnswer apply(SoapRequest request, CatalogOperations catalog) {
        requireOwnNamespace(request);
        BulkItems<Change, Effect> changes = new BulkItems<>();
        Fields fields = new Fields(request.whole(CHANGES, change -> ChangeTypes.add(change, changes)));
        fields.require(CHANGES).requireNothingElse();
        Atomicity atomicity = MessageTypes.atomicity(fields);
        IdempotencyKey key = MessageTypes.key(fields);
        List<Precondition> conditions = MessageTypes.preconditions(fields);
        fields.requireNothingElse();
        Function<List<Change>, List<Outcome<Effect>>> call =
                wellFormed -> catalog.apply(new Message(atomicity, conditions, wellFormed, key));
        return OutcomeTypes.outcomes(
                switch (atomicity) {
                    case ATOMIC -> changes.together(call);
                    case EACH -> changes.each(call);
                },
                OutcomeTypes::write);
    }

    private static void requireOwnNamespace(SoapRequest request) {
        if (!request.namespace().equals(NAMESPACE)) {
            throw CatalogException.invalid(
                    "%s of the namespace %s is wanted".formatted(request.operation(), NAMESPACE));
        }
    }

    @Override
    public void writeDetail(@Nullable String operation, CatalogException failure, String requestId, SoapWriter detail) {
        detail.start("error", NAMESPACE).text("code", failure.code().name()).text("message", failure.getMessage());
        if (failure.index() != null) {
            detail.number("index", failure.index());
        }
        detail.text("requestId", requestId).end();
    }
}
