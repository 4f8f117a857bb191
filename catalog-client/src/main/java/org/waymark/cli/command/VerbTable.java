package org.waymark.cli.command;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The commands there are. */
public interface VerbTable {

    /** All names, in the order of help. */
    List<String> names();

    /** The command called {@code name}, made when it is asked for, or null. */
    @Nullable
    Verb named(String name);
}
