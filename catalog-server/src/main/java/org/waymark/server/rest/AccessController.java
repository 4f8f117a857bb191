package org.waymark.server.rest;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.RestController;
import org.waymark.api.CatalogOperations;
import org.waymark.api.Decision;
import org.waymark.api.EntryAcl;
import org.waymark.api.Outcome;
import org.waymark.api.PageRequest;
import org.waymark.api.Rights;
import org.waymark.wsdl.rest.AccessApi;
import org.waymark.wsdl.rest.model.AclAnswerJson;
import org.waymark.wsdl.rest.model.AclOutcomeJson;
import org.waymark.wsdl.rest.model.CheckAnswerJson;
import org.waymark.wsdl.rest.model.CheckOutcomeJson;
import org.waymark.wsdl.rest.model.CheckRequestJson;
import org.waymark.wsdl.rest.model.EntriesRequestJson;
import org.waymark.wsdl.rest.model.PrincipalKindJson;
import org.waymark.wsdl.rest.model.PrincipalPageJson;

/** Who may do what. */
@RestController
class AccessController implements AccessApi {

    private final CallerCatalog catalog;

    AccessController(CallerCatalog catalog) {
        this.catalog = catalog;
    }

    @Override
    public ResponseEntity<AclAnswerJson> getAcl(EntriesRequestJson body) {
        List<Outcome<EntryAcl>> outcomes =
                BulkItems.ofLocators(body.getEntries(), "entries", catalog.operations()::getAcl);
        return ResponseEntity.ok(new AclAnswerJson()
                .outcomes(OutcomeTypes.write(
                        outcomes,
                        (key, acl) -> new AclOutcomeJson().key(key).value(AclTypes.write(acl)),
                        (key, error) -> new AclOutcomeJson().key(key).error(error))));
    }

    @Override
    public ResponseEntity<CheckAnswerJson> checkPermission(CheckRequestJson body) {
        CatalogOperations operations = catalog.operations();
        Rights wanted = Rights.parse(Required.field(body.getRights(), "rights"));
        List<Outcome<Decision>> outcomes = BulkItems.ofLocators(
                body.getEntries(), "entries", entries -> operations.checkPermission(entries, wanted));
        return ResponseEntity.ok(new CheckAnswerJson()
                .outcomes(OutcomeTypes.write(
                        outcomes,
                        (key, decision) -> new CheckOutcomeJson().key(key).value(AclTypes.write(decision)),
                        (key, error) -> new CheckOutcomeJson().key(key).error(error))));
    }

    @Override
    public ResponseEntity<PrincipalPageJson> listPrincipals(
            PrincipalKindJson kind, Integer pageSize, @Nullable String pageToken) {
        PageRequest page = new PageRequest(pageSize, pageToken);
        return ResponseEntity.ok(
                ServiceTypes.principals(catalog.operations().listPrincipals(ServiceTypes.read(kind), page)));
    }
}
