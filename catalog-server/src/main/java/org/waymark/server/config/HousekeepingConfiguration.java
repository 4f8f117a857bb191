package org.waymark.server.config;

import java.time.Clock;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.scheduling.annotation.EnableScheduling;
import org.springframework.scheduling.annotation.Scheduled;
import org.waymark.db.Database;
import org.waymark.server.core.Housekeeping;

/** Cleans up every hour. */
@Configuration(proxyBeanMethods = false)
@EnableScheduling
class HousekeepingConfiguration {

    private static final Logger LOG = LoggerFactory.getLogger(HousekeepingConfiguration.class);

    @Bean
    Housekeeping housekeeping(Database database) {
        return new Housekeeping(database, Clock.systemUTC());
    }

    @Bean
    HourlyRound hourlyRound(Housekeeping housekeeping) {
        return new HourlyRound(housekeeping);
    }

    /** One round; what fails is left to the next. */
    record HourlyRound(Housekeeping housekeeping) {

        @Scheduled(initialDelay = 10, fixedDelay = 60, timeUnit = TimeUnit.MINUTES)
        void run() {
            try {
                LOG.info("forgot {} recorded outcomes", housekeeping.forgetOldOutcomes());
                LOG.info("cleared {} values of removed attributes", housekeeping.clearRemovedDefinitions());
            } catch (RuntimeException e) {
                LOG.warn("cleaning up failed", e);
            }
        }
    }
}
