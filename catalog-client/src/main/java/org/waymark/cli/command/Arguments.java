package org.waymark.cli.command;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The words of one command, told apart: its options in the order in which they stand there, and its operands. */
public final class Arguments {

    /** An option of the command line; the value is empty when the option takes none. */
    record Given(Option option, String value) {}

    private final List<Given> given;
    private final List<String> operands;

    Arguments(List<Given> given, List<String> operands) {
        this.given = given;
        this.operands = operands;
    }

    public boolean has(Option option) {
        return value(option) != null;
    }

    /** The option's value, the last one when it is repeated; null when it is absent. */
    public @Nullable String value(Option option) {
        for (int i = given.size() - 1; i >= 0; i--) {
            if (given.get(i).option() == option) {
                return given.get(i).value();
            }
        }
        return null;
    }

    /** All values of an option that may be repeated. */
    public List<String> values(Option option) {
        List<String> values = new ArrayList<>();
        for (Given one : given) {
            if (one.option() == option) {
                values.add(one.value());
            }
        }
        return values;
    }

    /** The option's value as a number of at least {@code least}; {@code absent} when the option is not there. */
    public int number(Option option, int least, int absent) {
        String value = value(option);
        if (value == null) {
            return absent;
        }
        try {
            int number = Integer.parseInt(value);
            if (number >= least) {
                return number;
            }
        } catch (NumberFormatException e) {
            // As a number that is too small, it ends in the complaint below.
        }
        throw new UsageException("Illegal command line arguments: " + option.spelling("--")
                + " takes a number of at least " + least + ", not " + value);
    }

    public List<String> operands() {
        return operands;
    }

    public String operand(int index) {
        return operands.get(index);
    }

    /** The operands from {@code index} on. */
    public List<String> operandsFrom(int index) {
        return operands.subList(index, operands.size());
    }

    public String lastOperand() {
        return operands.get(operands.size() - 1);
    }

    /** How often {@code -v} was given since the last {@code -q}; -1 for quiet. */
    int verbosity() {
        int verbosity = 0;
        for (Given one : given) {
            if (one.option() == CommonOptions.VERBOSE) {
                verbosity = Math.max(verbosity, 0) + 1;
            } else if (one.option() == CommonOptions.QUIET) {
                verbosity = -1;
            }
        }
        return verbosity;
    }

    List<Given> given() {
        return given;
    }
}
