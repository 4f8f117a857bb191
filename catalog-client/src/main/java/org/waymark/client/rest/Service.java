package org.waymark.client.rest;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.IdempotencyKey;
import org.waymark.client.Credentials;
import org.waymark.client.Timeouts;
import org.waymark.client.json.JsonWriter;
import tools.jackson.core.exc.JacksonIOException;

/** The server at one URL, as one caller meets it: sends requests, and gives back answers that tell of success. */
final class Service {

    private static final int CHUNK_BYTES = 32 * 1024;

    private final String url;
    private final Identity identity;
    private final Timeouts timeouts;
    private final Failures reading;
    private final Failures writing;

    Service(URI url, Credentials credentials, Timeouts timeouts) {
        this.url = root(url);
        this.identity = new Identity(credentials);
        this.timeouts = timeouts;
        this.reading = new Failures(this.url, timeouts, "");
        this.writing = new Failures(this.url, timeouts, "; whether the changes were made is not known");
    }

    private static String root(URI url) {
        String scheme = url.getScheme();
        String authority = url.getRawAuthority();
        boolean http = "http".equalsIgnoreCase(scheme) || "https".equalsIgnoreCase(scheme);
        if (authority != null && authority.indexOf('@') >= 0) {
            throw CatalogException.invalid("a service's URL holds no user or password");
        }
        if (!http || authority == null || url.getRawQuery() != null || url.getRawFragment() != null) {
            throw CatalogException.invalid("a service's URL is like https://host:port/path, not " + url);
        }
        String text = url.toString();
        return text.endsWith("/") ? text.substring(0, text.length() - 1) : text;
    }

    Answer get(Target target, MediaType wanted) {
        return exchange(open(target.toString(), wanted), null, wanted, reading);
    }

    /**
     * Asks for something that takes a body to say. The body is held in memory, which lets the connection send it again when
     * the server has closed a connection that was kept.
     */
    Answer ask(String path, Body body, MediaType wanted) {
        return exchange(open(path, wanted), body, wanted, reading);
    }

    /** Sends changes of any size, once. */
    Answer tell(String path, Body body, @Nullable IdempotencyKey key) {
        HttpURLConnection connection = open(path, MediaType.JSON);
        // Besides needing no memory, this is what keeps HttpURLConnection from repeating a request by itself.
        connection.setChunkedStreamingMode(CHUNK_BYTES);
        if (key != null) {
            connection.setRequestProperty("Idempotency-Key", key.value());
        }
        return exchange(connection, body, MediaType.JSON, writing);
    }

    private HttpURLConnection open(String target, MediaType wanted) {
        try {
            HttpURLConnection connection = (HttpURLConnection) new URL(url + target).openConnection();
            connection.setConnectTimeout((int) timeouts.connect().toMillis());
            connection.setReadTimeout((int) timeouts.read().toMillis());
            // Credentials are for this server, not for one that it points to.
            connection.setInstanceFollowRedirects(false);
            connection.setRequestProperty("Accept", wanted.accept());
            connection.setRequestProperty("User-Agent", "waymark");
            identity.sign(connection);
            return connection;
        } catch (MalformedURLException e) {
            throw CatalogException.invalid("not a service's URL: " + url);
        } catch (IOException e) {
            throw reading.unreachable(e);
        }
    }

    private static Answer exchange(
            HttpURLConnection connection, @Nullable Body body, MediaType wanted, Failures failures) {
        try {
            if (body != null) {
                connection.setDoOutput(true);
                // Said before it connects: only for a POST it makes sure that a kept connection is still alive.
                connection.setRequestMethod("POST");
                connection.setRequestProperty("Content-Type", MediaType.JSON.toString());
            }
            connection.connect();
        } catch (IOException e) {
            throw failures.unreachable(e);
        }
        try {
            if (body != null) {
                try (JsonWriter out = new JsonWriter(connection.getOutputStream())) {
                    body.write(out);
                }
            }
            return Answer.to(connection, wanted, failures);
        } catch (JacksonIOException e) {
            connection.disconnect();
            throw failures.lost(e.getCause());
        } catch (IOException e) {
            connection.disconnect();
            throw failures.lost(e);
        }
    }
}
