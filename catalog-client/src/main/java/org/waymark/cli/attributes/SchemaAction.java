package org.waymark.cli.attributes;

import java.util.List;
import java.util.Locale;
import org.waymark.cli.command.Operands;
import org.waymark.cli.command.UsageException;

/** What {@code schema} can do, and what words each of that takes. */
enum SchemaAction {
    CREATE(Operands.atLeast(1, "NAME [ATTRIBUTE:TYPE...]")),
    ADD(Operands.atLeast(2, "NAME ATTRIBUTE:TYPE...")),
    REMOVE(Operands.atLeast(2, "NAME ATTRIBUTE...")),
    DROP(Operands.atLeast(1, "NAME...")),
    LS(Operands.NONE),
    SHOW(Operands.atLeast(1, "NAME...")),
    SET(Operands.atLeast(2, "NAME LFN...")),
    UNSET(Operands.atLeast(1, "LFN..."));

    static final String USAGE = "create|add|remove|drop|ls|show|set|unset ...";

    private final Operands operands;

    SchemaAction(Operands operands) {
        this.operands = operands;
    }

    /** The action that the first of {@code words} names and the others suit. */
    static SchemaAction of(List<String> words) {
        for (SchemaAction action : values()) {
            if (action.word().equals(words.get(0))) {
                action.operands.require(words.size() - 1);
                return action;
            }
        }
        throw new UsageException("Illegal command line arguments: " + USAGE + " is wanted, not " + words.get(0));
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
