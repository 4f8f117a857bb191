package org.waymark.server;

import java.net.InetAddress;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.boot.webmvc.autoconfigure.error.ErrorMvcAutoConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.waymark.server.config.DataDirectory;
import org.waymark.server.config.StartFailure;
import org.waymark.server.config.WaymarkProperties;

/** The catalog's server program. */
@SpringBootApplication(exclude = ErrorMvcAutoConfiguration.class)
@ConfigurationPropertiesScan
public class WaymarkServer {

    private static final Logger LOG = LoggerFactory.getLogger(WaymarkServer.class);

    /** So that no file in the working directory configures the server by chance. */
    private static final Map<String, Object> OWN_CONFIGURATION = Map.of("spring.config.location", "classpath:/");

    /** Serves until it is told to end. Prints {@code ready URL} once it answers; exits with status 1 if it never does. */
    public static void main(String[] arguments) {
        SpringApplication server = new SpringApplication(WaymarkServer.class);
        server.setDefaultProperties(OWN_CONFIGURATION);
        try {
            ConfigurableApplicationContext running = server.run(arguments);
            String url = url((WebServerApplicationContext) running);
            running.getBean(DataDirectory.class).announce(url);
            System.out.println("ready " + url);
        } catch (RuntimeException e) {
            explain(e);
            System.exit(1);
        }
    }

    private static String url(WebServerApplicationContext running) {
        InetAddress address = running.getBean(WaymarkProperties.class).address();
        String host = address.isAnyLocalAddress() ? "127.0.0.1" : address.getHostAddress();
        return "http://%s:%d"
                .formatted(
                        host.contains(":") ? "[" + host + "]" : host,
                        running.getWebServer().getPort());
    }

    private static void explain(RuntimeException failure) {
        Optional<String> reason = StartFailure.explain(failure);
        System.err.println("waymark: " + reason.orElse("the server cannot start: " + failure));
        if (reason.isEmpty()) {
            LOG.error("the server cannot start", failure);
        }
    }
}
