package org.waymark.client.rest;

import java.io.InputStream;
import java.time.DateTimeException;
import java.util.function.Consumer;
import org.waymark.api.CatalogException;
import org.waymark.client.form.FormInput;
import org.waymark.client.form.Problem;
import org.waymark.client.http.MediaType;
import org.waymark.client.http.Reply;
import org.waymark.client.json.JsonReader;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;

/** A successful answer, to be read once: as one document, or line by line. Reading it frees the connection for the next. */
final class Answer {

    private final Reply reply;
    private final JsonReader in;

    private Answer(Reply reply, InputStream content) {
        this.reply = reply;
        this.in = new JsonReader(content);
    }

    /** @throws CatalogException if the reply is a problem, or not of the type that is wanted */
    static Answer of(Reply reply, MediaType wanted) {
        InputStream content = reply.success(wanted);
        if (content != null) {
            return new Answer(reply, content);
        }
        InputStream failure = reply.failure(MediaType.PROBLEM);
        if (failure != null) {
            CatalogException problem =
                    new Answer(reply, failure).whole(Problem::read).exception();
            if (problem != null) {
                throw problem;
            }
        }
        throw reply.foreign();
    }

    /** The one document that the answer consists of. */
    <T> T whole(FormInput<T> form) {
        boolean drained = false;
        try {
            T value = next(form);
            drained = isDrained();
            return value;
        } finally {
            close(drained);
        }
    }

    /** Gives {@code sink} every line up to the trailer, and throws what the trailer reports. */
    <T> void each(LineJson<T> form, Consumer<? super T> sink) {
        boolean drained = false;
        try {
            long count = 0;
            Line<T> line = nextLine(form);
            while (line instanceof Line.Item<T> item) {
                sink.accept(item.value());
                count++;
                line = nextLine(form);
            }
            drained = isDrained();
            finish((Line.Trailer<T>) line, count);
        } finally {
            close(drained);
        }
    }

    private void finish(Line.Trailer<?> trailer, long count) {
        if (trailer.error() != null) {
            throw trailer.error();
        }
        if (trailer.count() != count) {
            throw reply.failures().cutOff(null);
        }
    }

    private <T> T next(FormInput<T> form) {
        try {
            begin();
            return form.read(in);
        } catch (JacksonException | CatalogException | IllegalArgumentException | DateTimeException e) {
            throw failure(e);
        }
    }

    private <T> Line<T> nextLine(LineJson<T> form) {
        try {
            begin();
            return form.read(in);
        } catch (JacksonException | CatalogException | IllegalArgumentException | DateTimeException e) {
            throw failure(e);
        }
    }

    private void begin() {
        if (!in.nextDocument()) {
            throw new UnexpectedEndOfInputException(null, JsonToken.NOT_AVAILABLE, "nothing more");
        }
    }

    private CatalogException failure(RuntimeException e) {
        if (e instanceof UnexpectedEndOfInputException) {
            return reply.failures().cutOff(e);
        }
        return e instanceof JacksonIOException lost
                ? reply.failures().lost(lost.getCause())
                : reply.failures().unintelligible(e);
    }

    /** Whether nothing follows. Only a connection whose answer was read to its end can serve the next request. */
    private boolean isDrained() {
        try {
            return !in.nextDocument();
        } catch (JacksonException e) {
            return false;
        }
    }

    private void close(boolean drained) {
        if (drained) {
            in.close();
        } else {
            reply.abandon();
        }
    }
}
