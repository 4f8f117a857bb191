package org.waymark.cli.namespace;

import java.util.ArrayList;
import java.util.List;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Operation;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.ChangingVerb;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Syntax;

/** Removes empty directories. */
public final class Rmdir implements ChangingVerb {

    @Override
    public Syntax syntax() {
        return Syntax.of("rmdir", Operands.ENTRIES, "removes empty directories").uses(Operation.RMDIR);
    }

    @Override
    public List<Change> changes(Call call) {
        List<Change> changes = new ArrayList<>();
        for (CatalogPath path : call.paths(call.arguments().operands())) {
            changes.add(new Change.Rmdir(path));
        }
        return changes;
    }
}
