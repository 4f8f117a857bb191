package org.waymark.server.http;

import io.micrometer.core.instrument.MeterRegistry;
import java.net.InetAddress;
import java.time.Duration;
import java.util.function.Supplier;
import org.apache.catalina.Context;
import org.apache.catalina.connector.Connector;
import org.apache.catalina.core.StandardHost;
import org.apache.coyote.ContinueResponseTiming;
import org.apache.coyote.http11.AbstractHttp11Protocol;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.Shutdown;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;

/** How Tomcat serves: bounded in threads, connections, sizes and time, and silent about itself. */
public final class TomcatSettings implements WebServerFactoryCustomizer<TomcatServletWebServerFactory> {

    private static final int THREADS = 200;
    private static final int SPARE_THREADS = 10;
    private static final int CONNECTIONS = 8_192;
    private static final int BACKLOG = 512;
    private static final Duration SILENCE = Duration.ofSeconds(10);
    private static final Duration KEEP_ALIVE = Duration.ofSeconds(60);
    /** A path of 4,096 bytes, each percent-encoded, and room for a token. */
    private static final int HEADER_BYTES = 32 * 1024;

    private final InetAddress address;
    private final int port;
    private final Supplier<String> newRequestIds;
    private final MeterRegistry meters;

    public TomcatSettings(InetAddress address, int port, Supplier<String> newRequestIds, MeterRegistry meters) {
        this.address = address;
        this.port = port;
        this.newRequestIds = newRequestIds;
        this.meters = meters;
    }

    @Override
    public void customize(TomcatServletWebServerFactory factory) {
        factory.setAddress(address);
        factory.setPort(port);
        factory.setShutdown(Shutdown.GRACEFUL);
        factory.addEngineValves(new RequestIds(newRequestIds), new AccessLog(meters));
        factory.addContextCustomizers(TomcatSettings::withoutPages);
        factory.addConnectorCustomizers(TomcatSettings::bound);
    }

    private static void withoutPages(Context context) {
        StandardHost host = (StandardHost) context.getParent();
        host.setErrorReportValveClass("");
        host.getPipeline().addValve(new PlainErrorPage());
    }

    private static void bound(Connector connector) {
        AbstractHttp11Protocol<?> protocol = (AbstractHttp11Protocol<?>) connector.getProtocolHandler();
        protocol.setMaxThreads(THREADS);
        protocol.setMinSpareThreads(SPARE_THREADS);
        protocol.setMaxConnections(CONNECTIONS);
        protocol.setAcceptCount(BACKLOG);
        protocol.setConnectionTimeout(Math.toIntExact(SILENCE.toMillis()));
        protocol.setKeepAliveTimeout(Math.toIntExact(KEEP_ALIVE.toMillis()));
        protocol.setMaxKeepAliveRequests(-1);
        protocol.setMaxHttpRequestHeaderSize(HEADER_BYTES);
        // BodyLimitFilter reads what is left of a body; Tomcat would read it for as long as a slow client likes.
        protocol.setMaxSwallowSize(0);
        protocol.setCompression("off");
        // A client that asks before it sends a large body is told to go on only by an endpoint that reads it.
        protocol.setContinueResponseTiming(ContinueResponseTiming.ON_REQUEST_BODY_READ.toString());
    }
}
