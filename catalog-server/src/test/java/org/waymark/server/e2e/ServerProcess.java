package org.waymark.server.e2e;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.waymark.server.WaymarkServer;

/** The server as a process of its own, which can be killed. */
final class ServerProcess implements AutoCloseable {

    private final Process process;
    private final URI url;

    /** Starts one on {@code data} and waits until it answers. */
    ServerProcess(Path data) throws IOException {
        process = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        WaymarkServer.class.getName(),
                        "--waymark.data=" + data.toAbsolutePath(),
                        "--waymark.port=0",
                        "--waymark.insecure=true"))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        BufferedReader output = process.inputReader(StandardCharsets.UTF_8);
        String line = output.readLine();
        while (line != null && !line.startsWith("ready ")) {
            line = output.readLine();
        }
        if (line == null) {
            throw new IOException("the server did not start");
        }
        url = URI.create(line.substring("ready ".length()));
    }

    URI url() {
        return url;
    }

    /** As kill -9 does. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    @Override
    public void close() throws InterruptedException {
        process.destroy();
        if (!process.waitFor(30, TimeUnit.SECONDS)) {
            kill();
        }
    }
}
