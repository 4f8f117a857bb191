package org.waymark.cli.namespace;

import java.util.ArrayList;
import java.util.List;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Locator;
import org.waymark.api.OnExisting;
import org.waymark.api.Operation;
import org.waymark.cli.command.Arguments;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.ChangingVerb;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Syntax;

/** Renames and moves entries. */
public final class Mv implements ChangingVerb {

    private static final Option FORCE = Option.flag(
            'f', "force", "replace what has the new name: an empty directory, a symlink, a file without replicas");
    private static final Option NO_TARGET_DIRECTORY =
            Option.flag('T', "no-target-directory", "never move into the directory that has the new name");

    @Override
    public Syntax syntax() {
        return Syntax.of("mv", Operands.atLeast(2, "LFN NEWNAME | LFN... DIRECTORY"), "renames and moves entries")
                .options(FORCE, NO_TARGET_DIRECTORY)
                .uses(Operation.RENAME, Operation.STAT);
    }

    @Override
    public List<Change> changes(Call call) {
        Arguments arguments = call.arguments();
        List<String> operands = arguments.operands();
        List<Locator> sources = call.entries(operands.subList(0, operands.size() - 1));
        Destination destination = arguments.has(NO_TARGET_DIRECTORY) && sources.size() < 2
                ? new Destination(call.path(arguments.lastOperand()), false)
                : Destination.of(arguments.lastOperand(), sources.size() > 1, call);
        List<Change> changes = new ArrayList<>();
        for (Locator source : sources) {
            CatalogPath to =
                    destination.isDirectory() ? destination.placeFor(nameOf(source, call)) : destination.path();
            changes.add(new Change.Rename(source, to, arguments.has(FORCE) ? OnExisting.REPLACE : OnExisting.FAIL));
        }
        return changes;
    }

    private static String nameOf(Locator source, Call call) {
        return source instanceof CatalogPath path
                ? path.name()
                : call.catalog().stat(source).path().name();
    }
}
