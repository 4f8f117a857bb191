package org.waymark.cli.command;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Operation;

/**
 * All that a command says about itself: the parser, its help, the shells' completion and the reference page follow this.
 *
 * @param options the command's own, which go before {@link CommonOptions} where they share a letter
 * @param uses the catalog's operations that the command may call
 * @param notes paragraphs for the reader who wants to know more
 * @param oneDash whether long options start with one dash, as those of {@code find}
 */
public record Syntax(
        String name,
        Operands operands,
        String summary,
        List<Option> options,
        List<Operation> uses,
        List<String> notes,
        boolean oneDash) {

    public static Syntax of(String name, Operands operands, String summary) {
        return new Syntax(name, operands, summary, List.of(), List.of(), List.of(), false);
    }

    public Syntax options(Option... own) {
        return new Syntax(name, operands, summary, List.of(own), uses, notes, oneDash);
    }

    public Syntax uses(Operation... operations) {
        return new Syntax(name, operands, summary, options, List.of(operations), notes, oneDash);
    }

    public Syntax notes(String... paragraphs) {
        return new Syntax(name, operands, summary, options, uses, List.of(paragraphs), oneDash);
    }

    public Syntax withOneDash() {
        return new Syntax(name, operands, summary, options, uses, notes, true);
    }

    /** The command's own options, then those that every command has and that this one does not redefine. */
    public List<Option> allOptions() {
        List<Option> all = new ArrayList<>(options);
        for (Option common : CommonOptions.ALL) {
            boolean hidden = common.letter() != Option.NO_LETTER && find(options, common.letter()) != null;
            all.add(hidden ? common.withoutLetter() : common);
        }
        return all;
    }

    /** The option that {@code letter} stands for, or null. */
    @Nullable
    Option withLetter(char letter) {
        Option own = find(options, letter);
        return own == null ? find(CommonOptions.ALL, letter) : own;
    }

    /** The option called {@code long name}, or null. */
    @Nullable
    Option withName(String longName) {
        Option own = find(options, longName);
        return own == null ? find(CommonOptions.ALL, longName) : own;
    }

    private static @Nullable Option find(List<Option> options, char letter) {
        for (Option option : options) {
            if (option.letter() == letter) {
                return option;
            }
        }
        return null;
    }

    private static @Nullable Option find(List<Option> options, String longName) {
        for (Option option : options) {
            if (option.name().equals(longName)) {
                return option;
            }
        }
        return null;
    }
}
