package org.waymark.server.config;

import io.micrometer.core.instrument.MeterRegistry;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The database, its schema and the connections to it. They are let go in the reverse order, the data directory last. */
@Configuration(proxyBeanMethods = false)
class DatabaseConfiguration {

    @Bean
    DataDirectory dataDirectory(WaymarkProperties properties) {
        return DataDirectory.take(properties.data());
    }

    @Bean
    ChosenDatabase chosenDatabase(WaymarkProperties properties, DataDirectory directory) {
        return ChosenDatabase.of(properties.database(), directory);
    }

    /** Gives only a database whose schema is up to date. */
    @Bean(destroyMethod = "close")
    DataSource dataSource(WaymarkProperties properties, ChosenDatabase database, MeterRegistry meters) {
        migrate(database);
        return Pool.open(database, properties.database().poolSize(), properties.requestDeadline(), meters);
    }

    /** On a connection of its own, since building an index may take longer than a request may. */
    private static void migrate(ChosenDatabase database) {
        Flyway.configure()
                .dataSource(database.url(), database.user(), database.password())
                .locations(database.dialect().migrations())
                // A schema that a newer version has made is not understood.
                .ignoreMigrationPatterns(new String[0])
                .load()
                .migrate();
    }
}
