package org.waymark.cli.command;

/** One option of a command. Two options are the same only if they are one object: a command asks for those it declared. */
public final class Option {

    static final char NO_LETTER = 0;

    private final char letter;
    private final String name;
    private final String argument;
    private final String help;

    private Option(char letter, String name, String argument, String help) {
        this.letter = letter;
        this.name = name;
        this.argument = argument;
        this.help = help;
    }

    public static Option flag(char letter, String name, String help) {
        return new Option(letter, name, "", help);
    }

    /** An option that has only a letter. */
    public static Option flag(char letter, String help) {
        return new Option(letter, "", "", help);
    }

    /** An option that has no letter. */
    public static Option flag(String name, String help) {
        return new Option(NO_LETTER, name, "", help);
    }

    public static Option value(char letter, String name, String argument, String help) {
        return new Option(letter, name, argument, help);
    }

    /** An option that has a value and no letter. */
    public static Option value(String name, String argument, String help) {
        return new Option(NO_LETTER, name, argument, help);
    }

    /** This option without its letter. */
    Option withoutLetter() {
        return new Option(NO_LETTER, name, argument, help);
    }

    /** The letter of the short form; {@link #NO_LETTER} when there is none. */
    char letter() {
        return letter;
    }

    /** The name of the long form; empty when there is none. */
    public String name() {
        return name;
    }

    public String help() {
        return help;
    }

    public boolean takesValue() {
        return !argument.isEmpty();
    }

    /** How help shows it, as {@code -s, --service SERVICE}; {@code dashes} come before a long name. */
    String spelling(String dashes) {
        StringBuilder text = new StringBuilder();
        if (letter != NO_LETTER) {
            text.append('-').append(letter);
        }
        if (!name.isEmpty()) {
            text.append(text.isEmpty() ? "" : ", ").append(dashes).append(name);
        }
        return takesValue() ? text.append(' ').append(argument).toString() : text.toString();
    }
}
