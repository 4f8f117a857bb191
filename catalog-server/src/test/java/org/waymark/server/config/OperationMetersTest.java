package org.waymark.server.config;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.waymark.api.ErrorCode;
import org.waymark.api.Operation;

class OperationMetersTest {

    private final PrometheusMeterRegistry meters = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final OperationMeters observer = new OperationMeters(meters);

    @Test
    void operationsAreTimedByNameAndOutcome() {
        observer.finished(Operation.STAT, 10, TimeUnit.MILLISECONDS.toNanos(4), null);
        observer.finished(Operation.STAT, 20, TimeUnit.MILLISECONDS.toNanos(6), null);
        observer.finished(Operation.STAT, 1, TimeUnit.SECONDS.toNanos(40), ErrorCode.OVERLOADED);

        assertThat(meters.scrape())
                .contains("waymark_operations_seconds_count{operation=\"stat\",outcome=\"OK\"} 2")
                .contains("waymark_operations_seconds_bucket{operation=\"stat\",outcome=\"OK\",le=\"0.005\"} 1")
                .contains("waymark_operations_seconds_count{operation=\"stat\",outcome=\"OVERLOADED\"} 1")
                .contains("waymark_operation_items_total{operation=\"stat\"} 31.0");
    }
}
