package org.waymark.server.http;

import io.micrometer.core.instrument.MeterRegistry;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.InetAddress;
import java.util.function.LongSupplier;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServer;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.boot.web.servlet.ServletRegistrationBean;
import org.waymark.api.CatalogException;

/** Tomcat as the server sets it up, with an endpoint that counts the bytes of each body. */
final class ProbeServer implements AutoCloseable {

    static final int MAX_BYTES = 1_000_000;

    private static final int ANY_PORT = 0;

    private final WebServer tomcat;

    ProbeServer(MeterRegistry meters, LongSupplier nanoClock) {
        TomcatServletWebServerFactory factory = new TomcatServletWebServerFactory();
        new TomcatSettings(InetAddress.getLoopbackAddress(), ANY_PORT, () -> "made-here", meters).customize(factory);
        tomcat = factory.getWebServer(
                new FilterRegistrationBean<>(new BodyLimitFilter(
                        MAX_BYTES, new BodyBudget(MAX_BYTES), nanoClock, new Refusals(request -> false))),
                new ServletRegistrationBean<>(new CountingServlet(), "/count"),
                new ServletRegistrationBean<>(new HealthPage(() -> false), "/health"));
        tomcat.start();
    }

    int port() {
        return tomcat.getPort();
    }

    @Override
    public void close() {
        tomcat.stop();
    }

    private static final class CountingServlet extends HttpServlet {

        private static final long serialVersionUID = 1L;

        @Override
        protected void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
            try {
                int count = request.getInputStream().readAllBytes().length;
                response.getOutputStream().print(count);
            } catch (CatalogException e) {
                Problem.of(e).answer(request, response);
            }
        }

        @Override
        protected void doPut(HttpServletRequest request, HttpServletResponse response) {
            throw new IllegalStateException("a secret of the server's own");
        }

        @Override
        protected void doDelete(HttpServletRequest request, HttpServletResponse response) throws IOException {
            response.getOutputStream().print("without a look at the body");
        }
    }
}
