package org.waymark.client.http;

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
public final class RecordedService implements AutoCloseable {

    /** One request as it arrived. */
    public record Request(String method, String target, Headers headers, String body, int port) {

        public String header(String name) {
            return headers.getFirst(name);
        }
    }

    /** How an answer is given. */
    public interface Script {
        void answer(HttpExchange exchange) throws IOException;
    }

    private final HttpServer server;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final List<Request> requests = new CopyOnWriteArrayList<>();

    public RecordedService(Script script) {
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

    public static RecordedService json(String answer) {
        return answering(200, "application/json", answer);
    }

    public static RecordedService lines(String... lines) {
        return answering(200, "application/x-ndjson", String.join("\n", lines) + "\n");
    }

    public static RecordedService problem(int status, String problem) {
        return answering(status, "application/problem+json", problem);
    }

    public static RecordedService answering(int status, String contentType, String content) {
        return new RecordedService(exchange -> {
            byte[] bytes = content.getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", contentType);
            exchange.sendResponseHeaders(status, bytes.length);
            exchange.getResponseBody().write(bytes);
        });
    }

    /** {@code content} in the body of a SOAP envelope. */
    public static RecordedService soap(String content) {
        return answering(200, "text/xml;charset=UTF-8", Soap.envelope(content));
    }

    /** {@code detail} as that of a SOAP fault. */
    public static RecordedService fault(int status, String detail) {
        return answering(status, "text/xml;charset=UTF-8", Soap.fault(detail));
    }

    /** Begins a streamed answer and gives the place to write it to. */
    public static OutputStream stream(HttpExchange exchange, String contentType) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", contentType);
        exchange.sendResponseHeaders(200, 0);
        return exchange.getResponseBody();
    }

    public URI url() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
    }

    public CatalogOperations client() {
        return client(new Credentials.Anonymous());
    }

    public CatalogOperations client(Credentials credentials) {
        return CatalogClient.rest(url(), credentials, new Timeouts(Duration.ofSeconds(5), Duration.ofSeconds(5)));
    }

    public CatalogOperations soapClient() {
        return soapClient(new Credentials.Anonymous());
    }

    public CatalogOperations soapClient(Credentials credentials) {
        return CatalogClient.soap(
                URI.create(url() + "/services/Waymark"),
                credentials,
                new Timeouts(Duration.ofSeconds(5), Duration.ofSeconds(5)));
    }

    public List<Request> requests() {
        return requests;
    }

    /** The one request that there was. */
    public Request request() {
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
