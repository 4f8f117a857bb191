package org.waymark.cli.command;

import java.util.List;

/** The options that every command has, before its name or after it. */
public final class CommonOptions {

    public static final Option HELP = Option.flag('h', "help", "print this help and exit");
    public static final Option QUIET = Option.flag('q', "quiet", "print no errors");
    public static final Option SERVICE =
            Option.value('s', "service", "SERVICE", "the catalog's URL, in place of $WAYMARK_URL");
    public static final Option VERBOSE =
            Option.flag('v', "verbose", "say what is done, and by which service; twice: in which version");
    public static final Option VERSION = Option.flag('V', "version", "print the version and exit");
    public static final Option JSON = Option.flag("json", "print one JSON object per line, errors too");

    /** In the order of help. */
    public static final List<Option> ALL = List.of(HELP, QUIET, SERVICE, VERBOSE, VERSION, JSON);

    private CommonOptions() {}
}
