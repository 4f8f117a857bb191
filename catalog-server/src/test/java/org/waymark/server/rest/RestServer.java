package org.waymark.server.rest;

import jakarta.servlet.Filter;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Map;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.http.converter.autoconfigure.HttpMessageConvertersAutoConfiguration;
import org.springframework.boot.jackson.autoconfigure.JacksonAutoConfiguration;
import org.springframework.boot.tomcat.autoconfigure.servlet.TomcatServletWebServerAutoConfiguration;
import org.springframework.boot.web.server.servlet.context.ServletWebServerApplicationContext;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.boot.webmvc.autoconfigure.DispatcherServletAutoConfiguration;
import org.springframework.boot.webmvc.autoconfigure.WebMvcAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.FilterType;
import org.waymark.api.Caller;
import org.waymark.server.http.BodyBudget;
import org.waymark.server.http.BodyLimitFilter;
import org.waymark.server.http.Refusals;
import org.waymark.server.http.RequestAttributes;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The REST wire on a port of its own, before a {@link ScriptedCatalog}. */
final class RestServer implements AutoCloseable {

    static final long BODY_LIMIT = 32L << 20;

    private final ServletWebServerApplicationContext context;
    private final HttpClient client = HttpClient.newHttpClient();
    private final JsonMapper json = JsonMapper.builder().build();

    RestServer() {
        context = (ServletWebServerApplicationContext) new SpringApplicationBuilder(Wire.class)
                .properties(Map.of(
                        "server.port", "0",
                        "server.address", "127.0.0.1",
                        "server.tomcat.max-swallow-size", "-1",
                        "waymark.data", "target/rest-server",
                        "spring.web.resources.add-mappings", "false"))
                .run();
    }

    /** No configuration by annotation: the whole server, when a test starts it, would find it on the class path. */
    @ImportAutoConfiguration({
        TomcatServletWebServerAutoConfiguration.class,
        DispatcherServletAutoConfiguration.class,
        WebMvcAutoConfiguration.class,
        HttpMessageConvertersAutoConfiguration.class,
        JacksonAutoConfiguration.class
    })
    @ComponentScan(
            basePackageClasses = RestServer.class,
            excludeFilters =
                    @ComponentScan.Filter(type = FilterType.ASSIGNABLE_TYPE, classes = RestConfiguration.class))
    static class Wire {

        @Bean
        ScriptedCatalog scriptedCatalog() {
            return new ScriptedCatalog();
        }

        @Bean
        CallerCatalog.Source catalogSource(ScriptedCatalog catalog) {
            return (caller, requestId) -> catalog;
        }

        @Bean
        FilterRegistrationBean<Filter> identity() {
            FilterRegistrationBean<Filter> first = new FilterRegistrationBean<>((request, response, chain) -> {
                request.setAttribute(RequestAttributes.CALLER, Caller.of("alice", "atlas"));
                request.setAttribute(RequestAttributes.REQUEST_ID, "request-1");
                chain.doFilter(request, response);
            });
            first.setOrder(0);
            return first;
        }

        @Bean
        FilterRegistrationBean<BodyLimitFilter> bodyLimit() {
            FilterRegistrationBean<BodyLimitFilter> second = new FilterRegistrationBean<>(new BodyLimitFilter(
                    BODY_LIMIT, new BodyBudget(BODY_LIMIT), System::nanoTime, new Refusals(request -> false)));
            second.setOrder(1);
            return second;
        }
    }

    ScriptedCatalog catalog() {
        return context.getBean(ScriptedCatalog.class);
    }

    int port() {
        return context.getWebServer().getPort();
    }

    HttpRequest.Builder request(String pathAndQuery) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port() + pathAndQuery));
    }

    HttpRequest.Builder post(String path, String body) {
        return request(path).header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(body));
    }

    HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    HttpResponse<InputStream> open(HttpRequest.Builder request) throws IOException, InterruptedException {
        return client.send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
    }

    JsonNode json(HttpResponse<String> answer) {
        return json.readTree(answer.body());
    }

    @Override
    public void close() {
        context.close();
    }
}
