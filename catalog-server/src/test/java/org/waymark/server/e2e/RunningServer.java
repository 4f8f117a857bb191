package org.waymark.server.e2e;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;
import org.waymark.server.WaymarkServer;

/** The whole server in this JVM, on the embedded database and a free port. */
public final class RunningServer implements AutoCloseable {

    private final ConfigurableApplicationContext context;

    public RunningServer(Path data, String... more) {
        List<String> arguments = new ArrayList<>(List.of(
                "--spring.config.location=classpath:/",
                "--waymark.data=" + data.toAbsolutePath(),
                "--waymark.port=0",
                "--waymark.insecure=true"));
        arguments.addAll(List.of(more));
        context = new SpringApplicationBuilder(WaymarkServer.class).run(arguments.toArray(String[]::new));
    }

    public URI url() {
        int port = ((WebServerApplicationContext) context).getWebServer().getPort();
        return URI.create("http://127.0.0.1:" + port);
    }

    @Override
    public void close() {
        context.close();
    }
}
