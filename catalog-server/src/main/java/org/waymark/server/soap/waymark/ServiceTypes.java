package org.waymark.server.soap.waymark;

import org.waymark.api.ChangeRecord;
import org.waymark.api.Principal;
import org.waymark.api.ServiceInfo;
import org.waymark.server.soap.SoapWriter;
import org.waymark.server.wire.Timestamps;

/** Principals, the change log and the service's own description on the wire. */
final class ServiceTypes {

    private ServiceTypes() {}

    static void write(SoapWriter to, Principal principal) {
        to.text("kind", principal.kind().name()).text("name", principal.name());
    }

    static void write(SoapWriter to, ChangeRecord change) {
        to.text("operation", change.operation().wireName()).number("entryId", change.entryId());
        if (change.guid() != null) {
            to.text("guid", change.guid().toString());
        }
        to.optional("oldPath", change.oldPath())
                .optional("newPath", change.newPath())
                .text("caller", change.caller())
                .text("time", Timestamps.text(change.time()))
                .optional("requestId", change.requestId());
    }

    static void write(SoapWriter to, ServiceInfo service) {
        to.text("version", service.version()).text("caller", service.caller());
        service.limits()
                .forEach((name, value) -> to.start("limits")
                        .text("name", name)
                        .number("value", value)
                        .end());
    }
}
