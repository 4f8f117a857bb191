package org.waymark.cli.admin;

import java.util.Map;
import org.waymark.api.Operation;
import org.waymark.api.ServiceInfo;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.Verb;
import org.waymark.client.form.ServiceInfoForm;

/** Tells about the service. */
public final class Config implements Verb {

    @Override
    public Syntax syntax() {
        return Syntax.of(
                        "config",
                        Operands.NONE,
                        "tells the service's version and limits, and whom it takes the caller for")
                .uses(Operation.DESCRIBE_SERVICE);
    }

    @Override
    public void run(Call call) {
        ServiceInfo info = call.catalog().describeService();
        if (call.out().isJson()) {
            ServiceInfoForm.FORM.write(info, call.out().json());
            return;
        }
        call.out().line("service " + call.service());
        call.out().line("version " + info.version());
        call.out().line("caller " + info.caller());
        for (Map.Entry<String, Long> limit : info.limits().entrySet()) {
            call.out().line(limit.getKey() + " " + limit.getValue());
        }
    }
}
