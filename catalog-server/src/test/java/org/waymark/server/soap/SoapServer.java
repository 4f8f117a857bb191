package org.waymark.server.soap;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Proxy;
import java.net.InetAddress;
import java.net.Socket;
import java.security.SecureRandom;
import java.util.List;
import java.util.Set;
import org.apache.cxf.bus.extension.ExtensionManagerBus;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServer;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.boot.web.servlet.ServletRegistrationBean;
import org.waymark.api.CatalogOperations;
import org.waymark.server.config.SoapProperties;
import org.waymark.server.http.BodyBudget;
import org.waymark.server.http.BodyLimitFilter;
import org.waymark.server.http.Refusals;
import org.waymark.server.http.SoapPaths;
import org.waymark.server.http.TomcatSettings;
import org.waymark.server.identity.Authenticators;
import org.waymark.server.identity.IdentityFilter;

/** A {@link ProbeEndpoint} as the server serves SOAP, without a catalog. Its users are those that requests say they are. */
final class SoapServer implements AutoCloseable {

    static final long BODY_LIMIT = 32L << 20;

    /** Writes the body of a request. */
    interface Body {
        void writeTo(OutputStream out) throws IOException;

        static Body of(String text) {
            return out -> out.write(text.getBytes(UTF_8));
        }

        static Body repeated(String head, String text, int times, String tail) {
            return out -> {
                out.write(head.getBytes(UTF_8));
                byte[] bytes = text.getBytes(UTF_8);
                for (int i = 0; i < times; i++) {
                    out.write(bytes);
                }
                out.write(tail.getBytes(UTF_8));
            };
        }
    }

    final ProbeEndpoint probe = new ProbeEndpoint();

    private final ExtensionManagerBus bus = new ExtensionManagerBus();
    private final WebServer tomcat;

    SoapServer(boolean insecure) {
        TomcatServletWebServerFactory factory = new TomcatServletWebServerFactory();
        new TomcatSettings(InetAddress.getLoopbackAddress(), 0, () -> "made-here", new SimpleMeterRegistry())
                .customize(factory);
        Refusals refusals = new Refusals(SoapPaths::contain);
        SoapEngine engine = new SoapEngine(bus, (caller, requestId) -> noCatalog(), SoapProperties.DEFAULTS);
        tomcat = factory.getWebServer(
                new FilterRegistrationBean<>(
                        new BodyLimitFilter(BODY_LIMIT, BodyBudget.ofHeap(1L << 30), System::nanoTime, refusals)),
                new FilterRegistrationBean<>(new IdentityFilter(
                        Authenticators.configured(List.of(), Set.of(), insecure, new SecureRandom()), refusals)),
                new ServletRegistrationBean<>(engine.servlet(List.of(probe)), "/services/*"));
        tomcat.start();
    }

    private static CatalogOperations noCatalog() {
        Class<?>[] type = {CatalogOperations.class};
        return (CatalogOperations) Proxy.newProxyInstance(type[0].getClassLoader(), type, (self, method, arguments) -> {
            throw new UnsupportedOperationException(method.getName());
        });
    }

    /** The whole answer, headers and all, to a message sent in chunks. */
    String call(Body message) {
        return call("text/xml; charset=utf-8", message);
    }

    String call(String contentType, Body message) {
        String head = "POST /services/Probe HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nSOAPAction: \"\"\r\n"
                + "Content-Type: " + contentType + "\r\nTransfer-Encoding: chunked\r\n\r\n";
        return exchange(out -> {
            out.write(head.getBytes(UTF_8));
            OutputStream chunks = new BufferedOutputStream(new Chunks(out), 1 << 16);
            message.writeTo(chunks);
            chunks.flush();
            out.write("0\r\n\r\n".getBytes(UTF_8));
        });
    }

    /** Sends what is given, byte for byte; the answer may come before all is sent. */
    String exchange(Body request) {
        try (Socket client = new Socket(InetAddress.getLoopbackAddress(), tomcat.getPort())) {
            client.setSoTimeout(30_000);
            try {
                request.writeTo(client.getOutputStream());
                client.getOutputStream().flush();
            } catch (IOException e) {
                // The server has heard enough, and its answer is there.
            }
            return new String(client.getInputStream().readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    int port() {
        return tomcat.getPort();
    }

    @Override
    public void close() {
        tomcat.stop();
        tomcat.destroy();
        bus.shutdown();
    }

    private static final class Chunks extends OutputStream {

        private final OutputStream out;

        Chunks(OutputStream out) {
            this.out = out;
        }

        @Override
        public void write(int octet) throws IOException {
            write(new byte[] {(byte) octet}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            out.write((Integer.toHexString(length) + "\r\n").getBytes(UTF_8));
            out.write(bytes, offset, length);
            out.write("\r\n".getBytes(UTF_8));
        }
    }
}
