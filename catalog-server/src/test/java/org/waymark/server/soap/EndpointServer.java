package org.waymark.server.soap;

import java.net.InetAddress;
import java.net.URI;
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
import org.waymark.server.http.Refusals;
import org.waymark.server.http.SoapPaths;
import org.waymark.server.identity.Authenticators;
import org.waymark.server.identity.IdentityFilter;

/** One interface on a port of its own, before any catalog. Its users are those that requests say they are. */
public final class EndpointServer implements AutoCloseable {

    private final ExtensionManagerBus bus = new ExtensionManagerBus();
    private final WebServer tomcat;
    private final URI url;

    public EndpointServer(SoapEndpoint endpoint, CatalogOperations catalog) {
        SoapEngine engine = new SoapEngine(bus, (caller, requestId) -> catalog, SoapProperties.DEFAULTS);
        TomcatServletWebServerFactory factory = new TomcatServletWebServerFactory(0);
        factory.setAddress(InetAddress.getLoopbackAddress());
        tomcat = factory.getWebServer(
                new FilterRegistrationBean<>(new IdentityFilter(
                        Authenticators.configured(List.of(), Set.of(), true, new SecureRandom()),
                        new Refusals(SoapPaths::contain))),
                new ServletRegistrationBean<>(engine.servlet(List.of(endpoint)), "/services/*"));
        tomcat.start();
        url = URI.create("http://127.0.0.1:%d/services/%s".formatted(tomcat.getPort(), endpoint.name()));
    }

    /** Where the interface is. */
    public URI url() {
        return url;
    }

    @Override
    public void close() {
        tomcat.stop();
        tomcat.destroy();
        bus.shutdown();
    }
}
