package org.waymark.client.rest;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.waymark.api.CatalogOperations;
import org.waymark.client.CatalogClient;
import org.waymark.client.Credentials;
import org.waymark.client.Timeouts;

/** A server that gives the same recorded answer to every request, and remembers the requests. */
final class RecordedService implements AutoCloseable {

    /** One request as it arrived. */
    record Request(String method, String target, Headers headers, String body, int port) {

        String header(String name) {
            return headers.getFirst(name);
        }
    }

    /** How an answer is given. */
    interface Script {
        void answer(HttpExchange exchange) throws IOException;
    }

    private final HttpServer server;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final List<Request> requests = new CopyOnWriteArrayList<>();

    RecordedService(Script script) {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.createContext("/", exchange -> {
            requests.add(new Request(
                    exchange.getRequestMethod(),
                    exchange.getRequestURI().toString(),
                    exchange.getRequestHeaders(),
                    new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8),
                    exchange.getRemoteAddress().getPort()));
            script.answer(exchange);
            exchange.close();
        });
        server.setExecutor(threads);
        server.start();
    }

    static RecordedService json(String answer) {
        return answering(200, "application/json", answer);
    }

    static RecordedService lines(String... lines) {
        return answering(200, "application/x-ndjson", String.join("\n", lines) + "\n");
    }

    static RecordedService problem(int status, String problem) {
        return answering(status, "application/problem+json", problem);
    }

    static RecordedService answering(int status, String contentType, String content) {
        return new RecordedService(exchange -> {
            byte[] bytes = content.getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", contentType);
            exchange.sendResponseHeaders(status, bytes.length);
            exchange.getResponseBody().write(bytes);
        });
    }

    /** Begins a streamed answer and gives the place to write it to. */
    static OutputStream stream(HttpExchange exchange) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", "application/x-ndjson");
        exchange.sendResponseHeaders(200, 0);
        return exchange.getResponseBody();
    }

    URI url() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
    }

    CatalogOperations client() {
        return client(new Credentials.Anonymous());
    }

    CatalogOperations client(Credentials credentials) {
        return CatalogClient.rest(url(), credentials, new Timeouts(Duration.ofSeconds(5), Duration.ofSeconds(5)));
    }

    List<Request> requests() {
        return requests;
    }

    /** The one request that there was. */
    Request request() {
        if (requests.size() != 1) {
            throw new AssertionError(requests.size() + " requests in place of one");
        }
        return requests.get(0);
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
