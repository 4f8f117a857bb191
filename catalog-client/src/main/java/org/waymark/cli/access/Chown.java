package org.waymark.cli.access;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Change;
import org.waymark.api.Follow;
import org.waymark.api.Locator;
import org.waymark.api.Operation;
import org.waymark.cli.command.Arguments;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.ChangingVerb;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.Option;
import org.waymark.cli.command.Syntax;

/** Changes owners and groups: as {@code chown} both, as {@code chgrp} the group. */
public final class Chown implements ChangingVerb {

    private static final Option NO_DEREFERENCE = Option.flag('h', "no-dereference", "of a symlink itself");

    private final String name;

    public Chown(String name) {
        this.name = name;
    }

    private boolean ofGroup() {
        return name.equals("chgrp");
    }

    @Override
    public Syntax syntax() {
        Syntax syntax = ofGroup()
                ? Syntax.of(name, Operands.atLeast(2, "GROUP LFN..."), "changes groups")
                : Syntax.of(name, Operands.atLeast(2, "OWNER[:GROUP] LFN..."), "changes owners, and groups with them")
                        .notes(
                                "':GROUP' alone changes the group alone. A colon that belongs to a name, as in some DNs, is "
                                        + "written '\\:'.");
        return syntax.options(Recursive.OPTION, NO_DEREFERENCE).uses(Operation.CHOWN);
    }

    @Override
    public List<Change> changes(Call call) {
        Arguments arguments = call.arguments();
        Names names = ofGroup() ? new Names(null, arguments.operand(0)) : Names.parse(arguments.operand(0));
        List<Change> changes = new ArrayList<>();
        for (Locator entry : call.entries(arguments.operandsFrom(1))) {
            changes.add(new Change.Chown(
                    entry,
                    names.owner(),
                    names.group(),
                    arguments.has(NO_DEREFERENCE) ? Follow.NO : Follow.YES,
                    Recursive.in(arguments)));
        }
        return changes;
    }

    /** The two names in {@code OWNER:GROUP}; null for the one that is not there. */
    record Names(@Nullable String owner, @Nullable String group) {

        static Names parse(String text) {
            StringBuilder owner = new StringBuilder();
            for (int i = 0; i < text.length(); i++) {
                char c = text.charAt(i);
                if (c == ':') {
                    String group = text.substring(i + 1).replace("\\:", ":");
                    return new Names(owner.isEmpty() ? null : owner.toString(), group.isEmpty() ? null : group);
                }
                boolean escaped = c == '\\' && i + 1 < text.length() && text.charAt(i + 1) == ':';
                owner.append(escaped ? text.charAt(++i) : c);
            }
            return new Names(owner.toString(), null);
        }
    }
}
