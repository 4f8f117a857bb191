package org.waymark.cli.namespace;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.Change;
import org.waymark.api.Guid;
import org.waymark.api.InitialPermissions;
import org.waymark.api.MissingParents;
import org.waymark.api.Operation;
import org.waymark.cli.command.Arguments;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.ChangingVerb;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Syntax;

/** Makes files without replicas. */
public final class Create implements ChangingVerb {

    private static final Option PARENTS = Option.flag('p', "parents", "make missing parent directories too");

    @Override
    public Syntax syntax() {
        return Syntax.of("create", Operands.ENTRIES, "makes files that have no replicas yet")
                .options(PARENTS, StartingMode.MODE, StartingMode.COPY, Content.SIZE, Content.CHECKSUM, Content.GUID)
                .uses(Operation.CREATE_FILE)
                .notes("See register for files that have replicas.");
    }

    @Override
    public List<Change> changes(Call call) {
        Arguments arguments = call.arguments();
        Guid guid = Content.guid(arguments);
        if (guid != null && arguments.operands().size() > 1) {
            throw CatalogException.invalid("a GUID is for one file");
        }
        @Nullable Long size = Content.size(arguments);
        List<Change> changes = new ArrayList<>();
        for (String lfn : arguments.operands()) {
            changes.add(new Change.CreateFile(
                    call.path(lfn),
                    guid,
                    size == null ? 0 : size,
                    Content.checksums(arguments),
                    arguments.has(PARENTS) ? MissingParents.CREATE : MissingParents.FAIL,
                    StartingMode.of(arguments, InitialPermissions.DEFAULT_FOR_FILE)));
        }
        return changes;
    }
}
