package org.waymark.cli.command;

import java.io.PrintStream;
import org.jspecify.annotations.Nullable;
import org.waymark.client.json.JsonWriter;

/** What one command prints: lines of text, or JSON objects, one a line. */
public final class Output {

    /** How many lines may be lost on a reader that has gone before that is noticed. */
    private static final int LINES_BETWEEN_CHECKS = 1024;

    private final PrintStream stream;
    private final boolean asJson;
    private final int verbosity;

    private int lines;
    private @Nullable JsonWriter json;

    Output(PrintStream stream, boolean asJson, int verbosity) {
        this.stream = stream;
        this.asJson = asJson;
        this.verbosity = verbosity;
    }

    public boolean isJson() {
        return asJson;
    }

    public boolean isVerbose() {
        return verbosity > 0;
    }

    int verbosity() {
        return verbosity;
    }

    public void line(String text) {
        stream.append(text).append('\n');
        if (++lines % LINES_BETWEEN_CHECKS == 0) {
            requireReader();
        }
    }

    /** A line that only a verbose command prints. */
    public void remark(String text) {
        if (isVerbose() && !asJson) {
            line("# " + text);
        }
    }

    /** Where to write JSON objects; each is a line. */
    public JsonWriter json() {
        if (json == null) {
            json = new JsonWriter(stream);
        } else if (++lines % LINES_BETWEEN_CHECKS == 0) {
            requireReader();
        }
        return json;
    }

    /** The stream itself, for what is neither lines nor objects. */
    public PrintStream stream() {
        return stream;
    }

    /** Sends out what is buffered. */
    public void flush() {
        if (json != null) {
            json.flush();
        }
        requireReader();
    }

    void finish() {
        if (json != null) {
            json.flush();
            stream.append('\n');
            json = null;
        }
        requireReader();
    }

    private void requireReader() {
        if (stream.checkError()) {
            throw new OutputClosed();
        }
    }
}
