package org.waymark.cli.load;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;
import org.waymark.cli.command.Call;
import org.waymark.cli.command.LocalFile;

/** The lines of a file that may be compressed with gzip, whatever its name. */
final class ImportSource implements AutoCloseable {

    /** The longest line: a path and hundreds of the longest replicas. */
    static final int MAX_LINE = 1 << 20;

    private static final int BUFFER = 1 << 16;

    /** One line without its end; without its bytes when it is too long. */
    static final class Line {
        private final long number;
        private final byte @Nullable [] bytes;

        private Line(long number, byte @Nullable [] bytes) {
            this.number = number;
            this.bytes = bytes;
        }

        long number() {
            return number;
        }

        byte @Nullable [] bytes() {
            return bytes;
        }
    }

    private final Counting raw;
    private final InputStream text;
    private final long length;

    private long number;

    private ImportSource(Counting raw, InputStream text, long length) {
        this.raw = raw;
        this.text = text;
        this.length = length;
    }

    static ImportSource open(String name, Call call) throws IOException {
        Counting raw = new Counting(LocalFile.open(name, call));
        BufferedInputStream buffered = new BufferedInputStream(raw, BUFFER);
        buffered.mark(2);
        boolean gzip = buffered.read() == 0x1f && buffered.read() == 0x8b;
        buffered.reset();
        InputStream text = gzip ? new BufferedInputStream(new GZIPInputStream(buffered, BUFFER), BUFFER) : buffered;
        long length = name.equals(LocalFile.STANDARD_INPUT) ? 0 : Files.size(Path.of(name));
        return new ImportSource(raw, text, length);
    }

    /** The next line, or null at the end. */
    @Nullable
    Line next() throws IOException {
        int c = text.read();
        if (c < 0) {
            return null;
        }
        number++;
        ByteArrayOutputStream line = new ByteArrayOutputStream(512);
        boolean tooLong = false;
        for (; c >= 0 && c != '\n'; c = text.read()) {
            if (line.size() < MAX_LINE) {
                line.write(c);
            } else {
                tooLong = true;
            }
        }
        return new Line(number, tooLong ? null : line.toByteArray());
    }

    /** How much of the file is read, from 0 to 1; 0 when that is not known. */
    double fraction() {
        return length == 0 ? 0 : (double) raw.count / length;
    }

    @Override
    public void close() throws IOException {
        text.close();
    }

    /** Knows how many bytes have been read. */
    private static final class Counting extends FilterInputStream {
        private long count;

        Counting(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            int read = super.read();
            count += read < 0 ? 0 : 1;
            return read;
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            int read = super.read(bytes, offset, length);
            count += Math.max(0, read);
            return read;
        }
    }
}
