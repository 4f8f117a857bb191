package org.waymark.client.http;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.waymark.api.CatalogOperations;

/** A server that reads its first requests whole and then hangs up; the others it answers, and keeps their connections. */
final class FickleServer implements AutoCloseable {

    private final ServerSocket listener = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
    private final List<Socket> connections = new CopyOnWriteArrayList<>();
    private final AtomicInteger requests = new AtomicInteger();
    private final Wire wire;
    private final String answer;
    private final int lost;

    /** @param lost how many requests get no answer */
    FickleServer(Wire wire, String answer, int lost) throws IOException {
        this.wire = wire;
        this.answer = answer;
        this.lost = lost;
        start(this::accept);
    }

    private static void start(Runnable task) {
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        thread.start();
    }

    private void accept() {
        try {
            while (true) {
                Socket connection = listener.accept();
                connections.add(connection);
                start(() -> serve(connection));
            }
        } catch (IOException e) {
            // The listener is closed: the test is over.
        }
    }

    private void serve(Socket connection) {
        try (connection;
                BufferedReader in = new BufferedReader(
                        new InputStreamReader(connection.getInputStream(), StandardCharsets.ISO_8859_1))) {
            while (readRequest(in)) {
                if (requests.incrementAndGet() <= lost) {
                    return;
                }
                String head =
                        "HTTP/1.1 200 OK\r\nContent-Type: " + wire.type() + "\r\nContent-Length: " + answer.length();
                connection.getOutputStream().write((head + "\r\n\r\n" + answer).getBytes(StandardCharsets.ISO_8859_1));
            }
        } catch (IOException e) {
            // The connection is closed, by the client or by the test.
        }
    }

    /** Reads a request with a body; false when the client has closed the connection. */
    private static boolean readRequest(BufferedReader in) throws IOException {
        int length = -1;
        String line = in.readLine();
        if (line == null) {
            return false;
        }
        for (; !line.isEmpty(); line = in.readLine()) {
            if (line.startsWith("Content-Length: ")) {
                length = Integer.parseInt(line.substring("Content-Length: ".length()));
            }
        }
        if (length >= 0) {
            in.skip(length);
        } else {
            while (!in.readLine().equals("0")) {
                // A chunk, or its length.
            }
            in.readLine();
        }
        return true;
    }

    CatalogOperations client() {
        return wire.client(URI.create("http://127.0.0.1:" + listener.getLocalPort()));
    }

    int requests() {
        return requests.get();
    }

    void closeConnections() throws IOException {
        for (Socket connection : connections) {
            connection.close();
        }
    }

    @Override
    public void close() throws IOException {
        listener.close();
        closeConnections();
    }
}
