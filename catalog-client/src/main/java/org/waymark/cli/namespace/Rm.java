package org.waymark.cli.namespace;

import java.util.ArrayList;
import java.util.List;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Entry;
import org.waymark.api.ErrorCode;
import org.waymark.api.Follow;
import org.waymark.api.Locator;
import org.waymark.api.Operation;
import org.waymark.api.Outcome;
import org.waymark.api.StorageUrl;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.ChangingVerb;
import org.waymark.cli.command.Chunks;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Syntax;

/** Removes files with the records of their replicas, symlinks, and with an option whole trees. */
public final class Rm implements ChangingVerb {

    private static final Option RECURSIVE = Option.flag('r', "recursive", "directories with all that is below");
    private static final Option RECURSIVE_TOO = Option.flag('R', "as -r");
    private static final Option FORCE = Option.flag('f', "force", "what is not there is no error");

    @Override
    public Syntax syntax() {
        return Syntax.of("rm", Operands.ENTRIES, "removes files with the records of their replicas, and symlinks")
                .options(RECURSIVE, RECURSIVE_TOO, FORCE)
                .uses(Operation.REMOVE, Operation.REMOVE_TREE)
                .notes("The replicas themselves stay where they are. See unlink for files that have no replicas, and "
                        + "rmreplica for replicas.");
    }

    @Override
    public List<Change> changes(Call call) {
        boolean tree = call.arguments().has(RECURSIVE) || call.arguments().has(RECURSIVE_TOO);
        List<Change> changes = new ArrayList<>();
        List<Locator> entries = call.entries(call.arguments().operands());
        for (Locator entry : call.arguments().has(FORCE) ? present(entries, call) : entries) {
            if (entry instanceof StorageUrl) {
                call.failed(CatalogException.invalid("this names a replica, which rmreplica removes: " + entry.text()));
            } else if (tree && entry instanceof CatalogPath path) {
                changes.add(new Change.RemoveTree(path));
            } else {
                changes.add(new Change.Remove(entry));
            }
        }
        return changes;
    }

    /** Without those that are not there, which would undo a whole transaction. */
    private static List<Locator> present(List<Locator> entries, Call call) {
        List<Locator> present = new ArrayList<>();
        for (List<Locator> some : Chunks.of(entries, Chunks.MESSAGE)) {
            List<Outcome<Entry>> outcomes = call.catalog().stat(some, Follow.NO);
            for (int i = 0; i < some.size(); i++) {
                if (!(outcomes.get(i) instanceof Outcome.Failed<Entry> failed
                        && failed.code() == ErrorCode.NOT_FOUND)) {
                    present.add(some.get(i));
                }
            }
        }
        return present;
    }

    @Override
    public boolean tolerates(Call call, ErrorCode code) {
        return code == ErrorCode.NOT_FOUND && call.arguments().has(FORCE);
    }
}
