package org.waymark.cli.namespace;

import java.util.ArrayList;
import java.util.List;
import org.waymark.api.Change;
import org.waymark.api.Locator;
import org.waymark.api.Operation;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.ChangingVerb;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Syntax;

/** Removes symlinks and files that have no replicas. */
public final class Unlink implements ChangingVerb {

    @Override
    public Syntax syntax() {
        return Syntax.of("unlink", Operands.ENTRIES, "removes symlinks, and files that have no replicas")
                .uses(Operation.UNLINK);
    }

    @Override
    public List<Change> changes(Call call) {
        List<Change> changes = new ArrayList<>();
        for (Locator entry : call.entries(call.arguments().operands())) {
            changes.add(new Change.Unlink(entry));
        }
        return changes;
    }
}
