package org.waymark.server.soap;

import java.util.Comparator;
import java.util.List;
import org.apache.cxf.Bus;
import org.apache.cxf.bus.extension.ExtensionManagerBus;
import org.springframework.boot.web.servlet.ServletRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.waymark.server.config.WaymarkProperties;
import org.waymark.server.core.Catalog;
import org.waymark.server.http.SoapPaths;

/** Joins the SOAP interfaces to the catalog and to the paths that they are served under. */
@Configuration(proxyBeanMethods = false)
class SoapConfiguration {

    @Bean(destroyMethod = "shutdown")
    Bus soapEngine() {
        return new ExtensionManagerBus();
    }

    @Bean
    SoapEngine soapServices(Bus soapEngine, Catalog catalog, WaymarkProperties properties) {
        return new SoapEngine(soapEngine, catalog::as, properties.soap());
    }

    @Bean
    ServletRegistrationBean<SoapServlet> soapServlet(SoapEngine engine, List<SoapEndpoint> endpoints) {
        List<SoapEndpoint> byName = endpoints.stream()
                .sorted(Comparator.comparing(SoapEndpoint::name))
                .toList();
        ServletRegistrationBean<SoapServlet> registration = new ServletRegistrationBean<>(engine.servlet(byName));
        registration.setName("soap");
        registration.setUrlMappings(
                SoapPaths.ROOTS.stream().map(root -> root + "/*").toList());
        registration.setAsyncSupported(false);
        return registration;
    }
}
