package org.waymark.server.rest;

import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.RestController;
import org.waymark.api.PageRequest;
import org.waymark.wsdl.rest.ServiceApi;
import org.waymark.wsdl.rest.model.ChangePageJson;
import org.waymark.wsdl.rest.model.ServiceInfoJson;

/** What the server tells about itself and its history. */
@RestController
class ServiceController implements ServiceApi {

    private final CallerCatalog catalog;

    ServiceController(CallerCatalog catalog) {
        this.catalog = catalog;
    }

    @Override
    public ResponseEntity<ServiceInfoJson> describeService() {
        return ResponseEntity.ok(ServiceTypes.write(catalog.operations().describeService()));
    }

    @Override
    public ResponseEntity<ChangePageJson> listChanges(Integer pageSize, @Nullable String pageToken) {
        PageRequest page = new PageRequest(pageSize, pageToken);
        return ResponseEntity.ok(ServiceTypes.changes(catalog.operations().listChanges(page)));
    }
}
