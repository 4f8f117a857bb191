package org.waymark.server.config;

import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.util.UUID;
import javax.sql.DataSource;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.waymark.db.Database;
import org.waymark.db.SqlDatabase;
import org.waymark.server.core.Catalog;
import org.waymark.server.core.CatalogSettings;
import org.waymark.server.core.OperationObserver;

/** The catalog itself, which knows no framework, put together from its parts. */
@Configuration(proxyBeanMethods = false)
class CatalogConfiguration {

    @Bean(destroyMethod = "close")
    Database catalogDatabase(DataSource connections, ChosenDatabase chosen) {
        return new SqlDatabase(connections, chosen.dialect());
    }

    @Bean
    Catalog catalog(Database database, WaymarkProperties properties, OperationObserver observer) {
        CatalogSettings settings = new CatalogSettings(
                properties.limits().items(), properties.limits().subtree(), properties.requestDeadline());
        return new Catalog(database, settings, Clock.systemUTC(), UUID::randomUUID, observer);
    }

    @Bean
    OperationObserver operationMeters(MeterRegistry meters) {
        return new OperationMeters(meters);
    }
}
