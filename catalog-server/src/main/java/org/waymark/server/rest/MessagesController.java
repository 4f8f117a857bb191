package org.waymark.server.rest;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.RestController;
import org.waymark.api.Atomicity;
import org.waymark.api.CatalogOperations;
import org.waymark.api.Effect;
import org.waymark.api.IdempotencyKey;
import org.waymark.api.Message;
import org.waymark.api.Outcome;
import org.waymark.api.Precondition;
import org.waymark.wsdl.rest.MessagesApi;
import org.waymark.wsdl.rest.model.ChangeJson;
import org.waymark.wsdl.rest.model.EffectOutcomeJson;
import org.waymark.wsdl.rest.model.MessageAnswerJson;
import org.waymark.wsdl.rest.model.MessageJson;

/** Changing the catalog. */
@RestController
class MessagesController implements MessagesApi {

    private final CallerCatalog catalog;

    MessagesController(CallerCatalog catalog) {
        this.catalog = catalog;
    }

    @Override
    public ResponseEntity<MessageAnswerJson> apply(MessageJson body, @Nullable String idempotencyKey) {
        return ResponseEntity.ok(new MessageAnswerJson()
                .outcomes(OutcomeTypes.write(
                        outcomes(body, MessageTypes.key(idempotencyKey)),
                        (key, effect) -> new EffectOutcomeJson().key(key).value(OutcomeTypes.write(effect)),
                        (key, error) -> new EffectOutcomeJson().key(key).error(error))));
    }

    private List<Outcome<Effect>> outcomes(MessageJson body, @Nullable IdempotencyKey key) {
        CatalogOperations operations = catalog.operations();
        List<ChangeJson> changes = BulkItems.require(body.getChanges(), "changes");
        List<Precondition> conditions = MessageTypes.preconditions(body.getPreconditions());
        Atomicity atomicity = MessageTypes.atomicity(body.getAtomicity());
        return switch (atomicity) {
            case ATOMIC -> operations.apply(new Message(atomicity, conditions, MessageTypes.changes(changes), key));
            case EACH ->
                BulkItems.outcomes(
                        changes,
                        ChangeTypes::key,
                        ChangeTypes::read,
                        wellFormed -> operations.apply(new Message(atomicity, conditions, wellFormed, key)));
        };
    }
}
