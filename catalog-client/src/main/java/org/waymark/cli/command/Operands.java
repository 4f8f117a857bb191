package org.waymark.cli.command;

/** What stands after a command's options: how help shows it, and how many words it may be. */
public record Operands(String usage, int least, int most) {

    public static final Operands NONE = new Operands("", 0, 0);

    /** One or more entries of the catalog. */
    public static final Operands ENTRIES = atLeast(1, "LFN...");

    public static Operands exactly(int count, String usage) {
        return new Operands(usage, count, count);
    }

    public static Operands atLeast(int count, String usage) {
        return new Operands(usage, count, Integer.MAX_VALUE);
    }

    public static Operands between(int least, int most, String usage) {
        return new Operands(usage, least, most);
    }

    /** @throws UsageException unless there may be {@code count} of them */
    public void require(int count) {
        if (count < least || count > most) {
            throw new UsageException(
                    "Illegal command line arguments: " + (usage.isEmpty() ? "none are taken" : usage + " is wanted"));
        }
    }
}
