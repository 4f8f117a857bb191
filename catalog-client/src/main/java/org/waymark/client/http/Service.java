package org.waymark.client.http;

import java.io.IOException;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.client.Credentials;
import org.waymark.client.Timeouts;

/** The server at one URL, as one caller meets it: sends requests, and gives back what is answered. */
public final class Service {

    private static final int CHUNK_BYTES = 32 * 1024;

    private final String url;
    private final Identity identity;
    private final Timeouts timeouts;
    private final Failures reading;
    private final Failures writing;

    public Service(URI url, Credentials credentials, Timeouts timeouts) {
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

    public Reply get(String target, MediaType wanted) {
        return exchange(open(target, wanted), null, reading);
    }

    /**
     * Asks for something that takes a body to say. The body is held in memory, which lets the connection send it again when
     * the server has closed a connection that was kept.
     */
    public Reply ask(String target, Content content, MediaType wanted) {
        return exchange(open(target, wanted), content, reading);
    }

    /** Sends changes of any size, once. */
    public Reply tell(String target, Content content, MediaType wanted) {
        HttpURLConnection connection = open(target, wanted);
        // Besides needing no memory, this is what keeps HttpURLConnection from repeating a request by itself.
        connection.setChunkedStreamingMode(CHUNK_BYTES);
        return exchange(connection, content, writing);
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

    private static Reply exchange(HttpURLConnection connection, @Nullable Content content, Failures failures) {
        try {
            if (content != null) {
                connection.setDoOutput(true);
                // Said before it connects: only for a POST it makes sure that a kept connection is still alive.
                connection.setRequestMethod("POST");
                for (Map.Entry<String, String> header : content.headers().entrySet()) {
                    connection.setRequestProperty(header.getKey(), header.getValue());
                }
            }
            connection.connect();
        } catch (IOException e) {
            throw failures.unreachable(e);
        }
        try {
            if (content != null) {
                OutputStream out = connection.getOutputStream();
                content.write(out);
                // Not when writing has failed: what is not whole must not look as if it were.
                out.close();
            }
            return Reply.to(connection, failures);
        } catch (IOException e) {
            connection.disconnect();
            throw failures.lost(e);
        } catch (CatalogException e) {
            // It cannot be said on this wire; what was said of it so far is no request.
            connection.disconnect();
            throw e;
        }
    }
}
