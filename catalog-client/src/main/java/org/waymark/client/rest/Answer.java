package org.waymark.client.rest;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.time.DateTimeException;
import java.util.function.Consumer;
import org.waymark.api.CatalogException;
import org.waymark.client.json.JsonInput;
import org.waymark.client.json.JsonReader;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;

/** A successful answer, to be read once: as one document, or line by line. Reading it frees the connection for the next. */
final class Answer {

    private final HttpURLConnection connection;
    private final Failures failures;
    private final JsonReader in;

    private Answer(HttpURLConnection connection, Failures failures, InputStream content) {
        this.connection = connection;
        this.failures = failures;
        this.in = new JsonReader(content);
    }

    /**
     * Waits for the answer to what was sent.
     *
     * @throws CatalogException if it is a problem, or not of the type that is wanted
     */
    static Answer to(HttpURLConnection connection, MediaType wanted, Failures failures) throws IOException {
        int status = connection.getResponseCode();
        String type = connection.getContentType();
        if (status == HttpURLConnection.HTTP_OK && wanted.isThatOf(type)) {
            return new Answer(connection, failures, connection.getInputStream());
        }
        InputStream content = connection.getErrorStream();
        if (content != null && MediaType.PROBLEM.isThatOf(type)) {
            Problem problem = new Answer(connection, failures, content).whole(Problem::read);
            if (problem.code() != null) {
                throw problem.exception(problem.code());
            }
        }
        connection.disconnect();
        // HttpURLConnection drops what comes with a 401 when the request was streamed.
        throw content == null && status == HttpURLConnection.HTTP_UNAUTHORIZED
                ? failures.unauthenticated()
                : failures.foreign(status, type, connection.getHeaderField("Location"));
    }

    /** The one document that the answer consists of. */
    <T> T whole(JsonInput<T> form) {
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
            Line<T> line = next(form);
            while (line instanceof Line.Item<T> item) {
                sink.accept(item.value());
                count++;
                line = next(form);
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
            throw failures.cutOff(null);
        }
    }

    private <T> T next(JsonInput<T> form) {
        try {
            if (in.nextDocument()) {
                return form.read(in);
            }
        } catch (UnexpectedEndOfInputException e) {
            throw failures.cutOff(e);
        } catch (JacksonIOException e) {
            throw failures.lost(e.getCause());
        } catch (JacksonException | CatalogException | IllegalArgumentException | DateTimeException e) {
            throw failures.unintelligible(e);
        }
        throw failures.cutOff(null);
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
            connection.disconnect();
        }
    }
}
