package org.waymark.cli.command;

/** Nobody takes what a command writes any more, or the disk below it is full. */
final class OutputClosed extends RuntimeException {

    private static final long serialVersionUID = 1L;

    OutputClosed() {
        super("cannot write to standard output", null, false, false);
    }
}
