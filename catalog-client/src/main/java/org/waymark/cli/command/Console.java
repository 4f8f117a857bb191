package org.waymark.cli.command;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Where a command reads and writes. Text is UTF-8, whatever the locale; what goes to {@code out} is buffered. */
public record Console(InputStream in, PrintStream out, PrintStream err) {

    private static final int BUFFER = 1 << 16;

    /** The console of this process. */
    public static Console ofProcess() {
        return new Console(
                new BufferedInputStream(new FileInputStream(FileDescriptor.in)),
                new PrintStream(new BufferedOutputStream(new StandardOutput(), BUFFER), false, StandardCharsets.UTF_8),
                new PrintStream(new FileOutputStream(FileDescriptor.err), false, StandardCharsets.UTF_8));
    }

    /** Whether somebody watches: both input and output are a terminal. */
    @SuppressWarnings(
            "SystemConsoleNull") // From JDK 22 on there may be a console without a terminal, which is asked then.
    public boolean isTerminal() {
        java.io.Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            return (Boolean) java.io.Console.class.getMethod("isTerminal").invoke(console);
        } catch (NoSuchMethodException e) {
            return true;
        } catch (ReflectiveOperationException e) {
            return false;
        }
    }
}
