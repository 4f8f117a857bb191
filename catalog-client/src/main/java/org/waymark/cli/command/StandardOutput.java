package org.waymark.cli.command;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * The process's standard output. A {@link java.io.PrintStream} above it keeps silent about errors, of which one should be
 * heard: a full disk, unlike a reader who has seen enough.
 */
final class StandardOutput extends OutputStream {

    private static final String READER_IS_GONE = "Broken pipe";

    private final FileOutputStream out = new FileOutputStream(FileDescriptor.out);
    private boolean broken;

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        try {
            out.write(bytes, offset, length);
        } catch (IOException e) {
            if (!broken && !READER_IS_GONE.equals(e.getMessage())) {
                System.err.println(CommandLine.PROGRAM + ": cannot write to standard output: " + e.getMessage());
            }
            broken = true;
            throw e;
        }
    }
}
