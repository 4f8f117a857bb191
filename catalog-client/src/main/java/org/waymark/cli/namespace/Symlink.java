package org.waymark.cli.namespace;

import java.util.ArrayList;
import java.util.List;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Entry;
import org.waymark.api.EntryKind;
import org.waymark.api.Follow;
import org.waymark.api.Operation;
import org.waymark.api.Outcome;
import org.waymark.cli.command.Arguments;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.ChangingVerb;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Syntax;

/** Makes symlinks: as {@code symlink}, and as {@code ln} with the option that one is used to. */
public final class Symlink implements ChangingVerb {

    private static final Option FORCE = Option.flag('f', "force", "replace a symlink that has the name");
    private static final Option SYMBOLIC = Option.flag('s', "symbolic", "as always: there are no other links");

    private final String name;

    public Symlink(String name) {
        this.name = name;
    }

    @Override
    public Syntax syntax() {
        Option[] options = name.equals("ln") ? new Option[] {FORCE, SYMBOLIC} : new Option[] {FORCE};
        return Syntax.of(name, Operands.atLeast(2, "TARGET LINKNAME | TARGET... DIRECTORY"), "makes symlinks")
                .options(options)
                .uses(Operation.SYMLINK, Operation.STAT)
                .notes("A target is kept as it is written. It need not exist, and when it is relative it starts at the "
                        + "link's directory.");
    }

    @Override
    public List<Change> changes(Call call) {
        Arguments arguments = call.arguments();
        List<String> targets =
                arguments.operands().subList(0, arguments.operands().size() - 1);
        Destination destination = Destination.of(arguments.lastOperand(), targets.size() > 1, call);
        List<Change> changes = new ArrayList<>();
        for (String target : targets) {
            CatalogPath link = destination.placeFor(lastNameOf(target));
            if (arguments.has(FORCE) && isSymlink(link, call)) {
                changes.add(new Change.Unlink(link));
            }
            changes.add(new Change.Symlink(link, target));
        }
        return changes;
    }

    private static boolean isSymlink(CatalogPath path, Call call) {
        Outcome<Entry> there = call.catalog().stat(List.of(path), Follow.NO).get(0);
        return there.isOk() && there.require().kind() == EntryKind.SYMLINK;
    }

    private static String lastNameOf(String target) {
        int end = target.length();
        while (end > 1 && target.charAt(end - 1) == '/') {
            end--;
        }
        return target.substring(target.lastIndexOf('/', end - 1) + 1, end);
    }
}
