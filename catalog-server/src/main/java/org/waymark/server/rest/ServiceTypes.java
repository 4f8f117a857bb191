package org.waymark.server.rest;

import org.waymark.api.ChangeRecord;
import org.waymark.api.Page;
import org.waymark.api.Principal;
import org.waymark.api.ServiceInfo;
import org.waymark.wsdl.rest.model.ChangePageJson;
import org.waymark.wsdl.rest.model.ChangeRecordJson;
import org.waymark.wsdl.rest.model.PrincipalJson;
import org.waymark.wsdl.rest.model.PrincipalKindJson;
import org.waymark.wsdl.rest.model.PrincipalPageJson;
import org.waymark.wsdl.rest.model.ServiceInfoJson;

/** Principals, the change log and the service's own description on the wire. */
final class ServiceTypes {

    private ServiceTypes() {}

    static PrincipalPageJson principals(Page<Principal> page) {
        return new PrincipalPageJson()
                .items(page.items().stream().map(ServiceTypes::write).toList())
                .next(page.next());
    }

    private static PrincipalJson write(Principal principal) {
        return new PrincipalJson()
                .kind(PrincipalKindJson.valueOf(principal.kind().name()))
                .name(principal.name());
    }

    static Principal.Kind read(PrincipalKindJson kind) {
        return Principal.Kind.valueOf(kind.name());
    }

    static ChangePageJson changes(Page<ChangeRecord> page) {
        return new ChangePageJson()
                .items(page.items().stream().map(ServiceTypes::write).toList())
                .next(page.next());
    }

    private static ChangeRecordJson write(ChangeRecord change) {
        return new ChangeRecordJson()
                .operation(change.operation().wireName())
                .entryId(change.entryId())
                .guid(change.guid() == null ? null : change.guid().toString())
                .oldPath(change.oldPath())
                .newPath(change.newPath())
                .caller(change.caller())
                .time(change.time())
                .requestId(change.requestId());
    }

    static ServiceInfoJson write(ServiceInfo service) {
        return new ServiceInfoJson()
                .version(service.version())
                .caller(service.caller())
                .limits(service.limits());
    }
}
