package org.waymark.cli.namespace;

import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.InitialPermissions;
import org.waymark.api.Mode;
import org.waymark.api.ModeChange;
import org.waymark.cli.command.Arguments;
import org.waymark.cli.command.Option;

/** The options by which commands that make entries are told what rights these start with. */
public final class StartingMode {

    public static final Option MODE = Option.value('m', "mode", "MODE", "octal mode, as 0750");
    public static final Option COPY = Option.flag("copy-permissions", "with the parent directory's rights");

    private StartingMode() {}

    /** What the arguments say; {@code usual} when they say nothing. */
    public static InitialPermissions of(Arguments arguments, InitialPermissions usual) {
        return of(arguments, MODE, usual);
    }

    /** As {@link #of(Arguments, InitialPermissions)}, for a command where the mode is another option. */
    public static InitialPermissions of(Arguments arguments, Option option, InitialPermissions usual) {
        if (arguments.has(COPY)) {
            return new InitialPermissions.CopyOfParent();
        }
        @Nullable String mode = arguments.value(option);
        if (mode == null) {
            return usual;
        }
        if (ModeChange.parse(mode) instanceof ModeChange.Absolute absolute) {
            return new InitialPermissions.ByMode(absolute.mode(), new Mode(0));
        }
        throw CatalogException.invalid("an octal mode is wanted here: " + mode);
    }
}
