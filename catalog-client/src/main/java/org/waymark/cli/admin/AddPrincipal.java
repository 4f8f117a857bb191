package org.waymark.cli.admin;

import java.util.ArrayList;
import java.util.List;
import org.waymark.api.Change;
import org.waymark.api.Operation;
import org.waymark.api.Principal;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.ChangingVerb;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Syntax;

/** Makes users or groups known. */
public final class AddPrincipal implements ChangingVerb {

    @Override
    public Syntax syntax() {
        return Syntax.of(
                        "addprincipal",
                        Operands.atLeast(2, "user|group NAME..."),
                        "makes users or groups known before their first visit")
                .uses(Operation.ADD_PRINCIPAL)
                .notes("For administrators.");
    }

    @Override
    public List<Change> changes(Call call) {
        Principal.Kind kind = PrincipalKind.parse(call.arguments().operand(0));
        List<Change> changes = new ArrayList<>();
        for (String name : call.arguments().operandsFrom(1)) {
            changes.add(new Change.AddPrincipal(new Principal(kind, name)));
        }
        return changes;
    }
}
