package org.waymark.server.config;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import jakarta.servlet.Filter;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.UUID;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.boot.web.servlet.ServletRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.waymark.db.Database;
import org.waymark.server.http.BodyBudget;
import org.waymark.server.http.BodyLimitFilter;
import org.waymark.server.http.HealthPage;
import org.waymark.server.http.MetricsPage;
import org.waymark.server.http.Refusals;
import org.waymark.server.http.SoapPaths;
import org.waymark.server.http.TomcatSettings;
import org.waymark.server.identity.Authenticators;
import org.waymark.server.identity.IdentityFilter;

/** What each request passes, in this order, before it reaches a wire. */
@Configuration(proxyBeanMethods = false)
class HttpConfiguration {

    private static final int FIRST = -300;
    private static final Duration HEALTH_MEMORY = Duration.ofSeconds(1);

    @Bean
    TomcatSettings tomcatSettings(WaymarkProperties properties, MeterRegistry meters) {
        return new TomcatSettings(
                properties.address(), properties.port(), () -> UUID.randomUUID().toString(), meters);
    }

    @Bean
    Refusals refusals() {
        return new Refusals(SoapPaths::contain);
    }

    @Bean
    FilterRegistrationBean<BodyLimitFilter> bodyLimit(WaymarkProperties properties, Refusals refusals) {
        BodyBudget budget = BodyBudget.ofHeap(Runtime.getRuntime().maxMemory());
        return inOrder(
                new BodyLimitFilter(properties.limits().body().toBytes(), budget, System::nanoTime, refusals), 0);
    }

    @Bean
    Authenticators authenticators(WaymarkProperties properties) {
        return Authenticators.configured(
                properties.users(), properties.administrators(), properties.insecure(), new SecureRandom());
    }

    @Bean
    FilterRegistrationBean<IdentityFilter> identity(Authenticators authenticators, Refusals refusals) {
        return inOrder(new IdentityFilter(authenticators, refusals), 1);
    }

    private static <F extends Filter> FilterRegistrationBean<F> inOrder(F filter, int place) {
        FilterRegistrationBean<F> registration = new FilterRegistrationBean<>(filter);
        registration.setOrder(FIRST + place);
        return registration;
    }

    @Bean
    ServletRegistrationBean<MetricsPage> metricsPage(PrometheusMeterRegistry meters) {
        return new ServletRegistrationBean<>(new MetricsPage(meters), "/metrics");
    }

    /** Asks the database once a second at most, since anybody may ask. */
    @Bean
    ServletRegistrationBean<HealthPage> healthPage(Database database) {
        Supplier<Boolean> reachable = Suppliers.memoizeWithExpiration(database::isAvailable, HEALTH_MEMORY);
        return new ServletRegistrationBean<>(new HealthPage(reachable::get), "/health");
    }
}
