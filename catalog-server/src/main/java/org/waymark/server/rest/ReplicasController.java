package org.waymark.server.rest;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.RestController;
import org.waymark.api.Outcome;
import org.waymark.api.PageRequest;
import org.waymark.api.Replica;
import org.waymark.api.ReplicaQuery;
import org.waymark.wsdl.rest.ReplicasApi;
import org.waymark.wsdl.rest.model.FileReplicaPageJson;
import org.waymark.wsdl.rest.model.FilesRequestJson;
import org.waymark.wsdl.rest.model.ReplicaStatusJson;
import org.waymark.wsdl.rest.model.ReplicasAnswerJson;
import org.waymark.wsdl.rest.model.ReplicasOutcomeJson;

/** Where the copies of files are. */
@RestController
class ReplicasController implements ReplicasApi {

    private final CallerCatalog catalog;

    ReplicasController(CallerCatalog catalog) {
        this.catalog = catalog;
    }

    @Override
    public ResponseEntity<ReplicasAnswerJson> listReplicas(FilesRequestJson body) {
        List<Outcome<List<Replica>>> outcomes =
                BulkItems.ofLocators(body.getFiles(), "files", catalog.operations()::listReplicas);
        return ResponseEntity.ok(new ReplicasAnswerJson()
                .outcomes(OutcomeTypes.write(
                        outcomes,
                        (key, replicas) -> new ReplicasOutcomeJson().key(key).value(ReplicaTypes.write(replicas)),
                        (key, error) -> new ReplicasOutcomeJson().key(key).error(error))));
    }

    @Override
    public ResponseEntity<FileReplicaPageJson> findReplicas(
            @Nullable String storageElement,
            @Nullable String setName,
            @Nullable ReplicaStatusJson status,
            Integer pageSize,
            @Nullable String pageToken) {
        ReplicaQuery query = new ReplicaQuery(storageElement, setName, ReplicaTypes.status(status));
        PageRequest page = new PageRequest(pageSize, pageToken);
        return ResponseEntity.ok(ReplicaTypes.write(catalog.operations().findReplicas(query, page)));
    }
}
