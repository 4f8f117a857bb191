package org.waymark.cli.admin;

import org.waymark.api.Operation;
import org.waymark.api.Page;
import org.waymark.api.PageRequest;
import org.waymark.api.Principal;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Syntax;
import org.waymark.cli.command.Verb;
import org.waymark.cli.text.Printable;
import org.waymark.client.form.PrincipalForm;

/** Lists the users or groups that the catalog knows. */
public final class Principals implements Verb {

    @Override
    public Syntax syntax() {
        return Syntax.of(
                        "principals",
                        Operands.exactly(1, PrincipalKind.USAGE),
                        "lists the users or groups that are known")
                .uses(Operation.LIST_PRINCIPALS);
    }

    @Override
    public void run(Call call) {
        Principal.Kind kind = PrincipalKind.parse(call.arguments().operand(0));
        PageRequest request = PageRequest.FIRST;
        while (true) {
            Page<Principal> page = call.catalog().listPrincipals(kind, request);
            for (Principal principal : page.items()) {
                if (call.out().isJson()) {
                    PrincipalForm.FORM.write(principal, call.out().json());
                } else {
                    call.out().line(Printable.text(principal.name()));
                }
            }
            if (page.next() == null) {
                return;
            }
            request = new PageRequest(request.size(), page.next());
        }
    }
}
