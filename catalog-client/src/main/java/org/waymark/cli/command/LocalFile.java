package org.waymark.cli.command;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Files of this machine that commands read; {@code -} is standard input. */
public final class LocalFile {

    public static final String STANDARD_INPUT = "-";

    private LocalFile() {}

    /** The file's bytes. Closing the stream leaves standard input open. */
    public static InputStream open(String name, Call call) {
        if (name.equals(STANDARD_INPUT)) {
            return new Unclosed(call.session().console().in());
        }
        try {
            return Files.newInputStream(Path.of(name));
        } catch (IOException | InvalidPathException e) {
            throw unreadable(name, e);
        }
    }

    /** How a command complains that it cannot read a file. */
    public static UsageException unreadable(String name, Exception reason) {
        String why = reason.getMessage();
        if (reason instanceof NoSuchFileException) {
            why = "no such file";
        } else if (reason instanceof FileSystemException system) {
            why = system.getReason() == null ? "cannot be read" : system.getReason();
        }
        return new UsageException(name + ": " + why);
    }

    /** A stream that somebody else closes. */
    private static final class Unclosed extends FilterInputStream {
        Unclosed(InputStream in) {
            super(in);
        }

        @Override
        public void close() {}
    }
}
