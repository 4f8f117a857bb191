package org.waymark.cli.namespace;

import java.util.ArrayList;
import java.util.List;
import org.waymark.api.Change;
import org.waymark.api.InitialPermissions;
import org.waymark.api.MissingParents;
import org.waymark.api.Operation;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.ChangingVerb;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Syntax;

/** Makes directories. */
public final class Mkdir implements ChangingVerb {

    private static final Option PARENTS =
            Option.flag('p', "parents", "make missing parents too; a directory that is there is no error");

    @Override
    public Syntax syntax() {
        return Syntax.of("mkdir", Operands.ENTRIES, "makes directories")
                .options(PARENTS, StartingMode.MODE, StartingMode.COPY)
                .uses(Operation.MKDIR);
    }

    @Override
    public List<Change> changes(Call call) {
        MissingParents parents = call.arguments().has(PARENTS) ? MissingParents.CREATE : MissingParents.FAIL;
        InitialPermissions permissions = StartingMode.of(call.arguments(), InitialPermissions.DEFAULT_FOR_DIRECTORY);
        List<Change> changes = new ArrayList<>();
        for (String lfn : call.arguments().operands()) {
            changes.add(new Change.Mkdir(call.path(lfn), parents, permissions));
        }
        return changes;
    }
}
