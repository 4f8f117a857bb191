package org.waymark.server.rest;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.io.ClassPathResource;
import org.springframework.http.MediaType;
import org.springframework.web.servlet.config.annotation.ResourceHandlerRegistry;
import org.springframework.web.servlet.config.annotation.ViewControllerRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import org.springframework.web.servlet.function.RouterFunction;
import org.springframework.web.servlet.function.RouterFunctions;
import org.springframework.web.servlet.function.ServerResponse;

/** The contract as it is, a page to try it out, and a page of links. Nothing is fetched from elsewhere. */
@Configuration(proxyBeanMethods = false)
class Pages implements WebMvcConfigurer {

    private static final String OWN = "classpath:/org/waymark/server/rest/docs/";
    private static final String PACKED = "classpath:/META-INF/resources/webjars/";
    private static final String CONTRACT = "org/waymark/wsdl/openapi/waymark.yaml";

    @Bean
    static RouterFunction<ServerResponse> contract() {
        return RouterFunctions.route()
                .GET(
                        "/openapi.yaml",
                        request -> ServerResponse.ok()
                                .contentType(MediaType.APPLICATION_YAML)
                                .body(new ClassPathResource(CONTRACT)))
                .build();
    }

    @Override
    public void addResourceHandlers(ResourceHandlerRegistry resources) {
        resources
                .addResourceHandler("/docs/**")
                .addResourceLocations(OWN, PACKED)
                .resourceChain(true);
    }

    @Override
    public void addViewControllers(ViewControllerRegistry views) {
        views.addViewController("/").setViewName("forward:/docs/welcome.html");
        views.addViewController("/docs").setViewName("forward:/docs/try.html");
        views.addRedirectViewController("/docs/", "/docs");
    }
}
