package org.waymark.server.soap.dli;

import io.micrometer.core.instrument.MeterRegistry;
import java.util.List;
import java.util.UUID;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServer;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.boot.web.servlet.ServletRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.waymark.api.Caller;
import org.waymark.server.config.WaymarkProperties;
import org.waymark.server.http.BodyBudget;
import org.waymark.server.http.BodyLimitFilter;
import org.waymark.server.http.Refusals;
import org.waymark.server.http.TomcatSettings;
import org.waymark.server.identity.Authenticators;
import org.waymark.server.identity.IdentityFilter;
import org.waymark.server.identity.User;
import org.waymark.server.soap.SoapEngine;

/** The port of the Data Location Interface: a server of its own in which there is nothing else to reach. */
@Configuration(proxyBeanMethods = false)
class DliConfiguration {

    private static final Refusals BY_FAULT = new Refusals(request -> true);

    @Bean
    DliServer dliServer(
            WaymarkProperties properties,
            MeterRegistry meters,
            Authenticators authenticators,
            SoapEngine engine,
            DataLocationEndpoint endpoint) {
        return new DliServer(
                properties.dli().port() != 0,
                () -> server(properties, meters, identity(properties, authenticators), engine, endpoint));
    }

    private static WebServer server(
            WaymarkProperties properties,
            MeterRegistry meters,
            IdentityFilter identity,
            SoapEngine engine,
            DataLocationEndpoint endpoint) {
        TomcatServletWebServerFactory tomcat = new TomcatServletWebServerFactory();
        new TomcatSettings(
                        properties.dli().address(),
                        properties.dli().port(),
                        () -> UUID.randomUUID().toString(),
                        meters)
                .customize(tomcat);
        long maxBytes = properties.limits().body().toBytes();
        FilterRegistrationBean<BodyLimitFilter> bodies = new FilterRegistrationBean<>(new BodyLimitFilter(
                maxBytes, BodyBudget.ofHeap(Runtime.getRuntime().maxMemory()), System::nanoTime, BY_FAULT));
        FilterRegistrationBean<IdentityFilter> callers = new FilterRegistrationBean<>(identity);
        ServletRegistrationBean<?> servlet = new ServletRegistrationBean<>(engine.servlet(endpoint), "/*");
        servlet.setAsyncSupported(false);
        return tomcat.getWebServer(bodies, callers, servlet);
    }

    private static IdentityFilter identity(WaymarkProperties properties, Authenticators authenticators) {
        String user = properties.dli().user();
        return new IdentityFilter(
                user == null ? authenticators : authenticators.withDefault(caller(user, properties.users())), BY_FAULT);
    }

    /** Never an administrator: the configuration refuses that. */
    private static Caller caller(String name, List<User> users) {
        List<String> groups = users.stream()
                .filter(user -> user.name().equals(name))
                .flatMap(user -> user.groups().stream())
                .toList();
        return new Caller(name, groups, false);
    }
}
