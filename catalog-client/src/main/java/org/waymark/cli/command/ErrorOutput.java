package org.waymark.cli.command;

import java.io.PrintStream;
import org.jspecify.annotations.Nullable;
import org.waymark.api.ErrorCode;
import org.waymark.cli.text.Printable;
import org.waymark.client.json.JsonWriter;

/** Where one command's errors go: lines {@code verb: text}, or JSON objects, or nowhere. All of them are counted. */
final class ErrorOutput {

    private final PrintStream stream;
    private final boolean asJson;
    private final boolean quiet;

    private int count;

    ErrorOutput(PrintStream stream, boolean asJson, boolean quiet) {
        this.stream = stream;
        this.asJson = asJson;
        this.quiet = quiet;
    }

    void tell(String verb, @Nullable String key, @Nullable ErrorCode code, String message) {
        count++;
        if (quiet) {
            return;
        }
        if (asJson) {
            JsonWriter json = new JsonWriter(stream);
            json.beginObject()
                    .field("verb", verb)
                    .field("key", key)
                    .name("error")
                    .beginObject();
            json.field("code", code == null ? "USAGE" : code.name()).field("message", message);
            json.endObject().endObject().flush();
            stream.append('\n');
        } else {
            String prefix = verb + ": ";
            String text = message.startsWith(prefix) ? message : prefix + message;
            stream.append(Printable.text(text)).append('\n');
        }
        stream.flush();
    }

    /** One more error, without a word. */
    void count() {
        count++;
    }

    boolean isEmpty() {
        return count == 0;
    }
}
