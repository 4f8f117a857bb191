package org.waymark.server.rest;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.waymark.server.core.Catalog;

/** Joins the wire to the catalog. */
@Configuration(proxyBeanMethods = false)
class RestConfiguration {

    @Bean
    CallerCatalog.Source catalogSource(Catalog catalog) {
        return catalog::as;
    }
}
