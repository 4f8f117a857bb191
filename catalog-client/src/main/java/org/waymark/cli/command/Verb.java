package org.waymark.cli.command;

/** One command. */
public interface Verb {

    Syntax syntax();

    /**
     * Does what {@code call} asks for. What fails for one operand alone is told to {@link Call#failed}; what stops the
     * command is thrown.
     */
    void run(Call call);
}
