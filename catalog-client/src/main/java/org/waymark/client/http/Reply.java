package org.waymark.client.http;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;

/** An answer whose head has been read. Reading its content to the end frees the connection for the next request. */
public final class Reply {

    private final HttpURLConnection connection;
    private final Failures failures;
    private final int status;
    private final @Nullable String type;

    private Reply(HttpURLConnection connection, Failures failures) throws IOException {
        this.connection = connection;
        this.failures = failures;
        this.status = connection.getResponseCode();
        this.type = connection.getContentType();
    }

    /** Waits for the answer to what was sent. */
    static Reply to(HttpURLConnection connection, Failures failures) throws IOException {
        return new Reply(connection, failures);
    }

    /** What came if it tells of success in the form that is {@code wanted}, else null. */
    public @Nullable InputStream success(MediaType wanted) {
        if (status != HttpURLConnection.HTTP_OK || !wanted.isThatOf(type)) {
            return null;
        }
        try {
            return connection.getInputStream();
        } catch (IOException e) {
            connection.disconnect();
            throw failures.lost(e);
        }
    }

    /** What came if it tells of a failure in the form in which the service does that, else null. */
    public @Nullable InputStream failure(MediaType wanted) {
        return wanted.isThatOf(type) ? connection.getErrorStream() : null;
    }

    /** The error of an answer that is of neither form. The connection is given up. */
    public CatalogException foreign() {
        connection.disconnect();
        // HttpURLConnection drops what comes with a 401 when the request was streamed.
        return connection.getErrorStream() == null && status == HttpURLConnection.HTTP_UNAUTHORIZED
                ? failures.unauthenticated()
                : failures.foreign(status, type, connection.getHeaderField("Location"));
    }

    /** Says what is wrong with the content. */
    public Failures failures() {
        return failures;
    }

    /** Gives the connection up, for its content was not read to the end. */
    public void abandon() {
        connection.disconnect();
    }
}
