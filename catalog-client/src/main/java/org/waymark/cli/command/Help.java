package org.waymark.cli.command;

import java.util.ArrayList;
import java.util.List;

/** The text of a command's help, in the form that gLite's commands have. */
public final class Help {

    private Help() {}

    /** How a command is called, and what its options mean. */
    public static String of(Syntax syntax) {
        StringBuilder text = new StringBuilder("Usage: ").append(usage(syntax)).append('\n');
        text.append(syntax.name()).append(' ').append(syntax.summary()).append(".\n");
        text.append("Available options:\n");
        List<Option> options = syntax.allOptions();
        int width = 0;
        for (Option option : options) {
            width = Math.max(width, spelling(option, syntax).length());
        }
        for (Option option : options) {
            String spelling = spelling(option, syntax);
            text.append('\t').append(spelling).append(" ".repeat(width - spelling.length() + 2));
            text.append(option.help()).append('\n');
        }
        for (String note : syntax.notes()) {
            text.append('\n').append(note).append('\n');
        }
        return text.toString();
    }

    /** {@code waymark ls [options] [LFN...]}. */
    public static String usage(Syntax syntax) {
        return (CommandLine.PROGRAM + " " + syntax.name() + " [options] "
                        + syntax.operands().usage())
                .strip();
    }

    /** Every way to write an option, dashes and all. */
    public static List<String> spellings(Option option, Syntax syntax) {
        List<String> spellings = new ArrayList<>();
        if (option.letter() != Option.NO_LETTER) {
            spellings.add("-" + option.letter());
        }
        if (!option.name().isEmpty()) {
            spellings.add(dashes(option, syntax) + option.name());
        }
        return spellings;
    }

    private static String dashes(Option option, Syntax syntax) {
        return syntax.oneDash() && syntax.options().contains(option) ? "-" : "--";
    }

    /** An option as help shows it, as {@code -s, --service SERVICE}. */
    public static String spelling(Option option, Syntax syntax) {
        return option.spelling(dashes(option, syntax));
    }
}
