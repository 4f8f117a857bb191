package org.waymark.cli.access;

import org.waymark.api.Recursion;
import org.waymark.cli.command.Arguments;
import org.waymark.cli.command.Option;

/** The option by which a change of rights is for everything below a directory too. */
final class Recursive {

    static final Option OPTION = Option.flag('R', "recursive", "for all that is below, too");

    private Recursive() {}

    static Recursion in(Arguments arguments) {
        return arguments.has(OPTION) ? Recursion.TREE : Recursion.ENTRY;
    }
}
