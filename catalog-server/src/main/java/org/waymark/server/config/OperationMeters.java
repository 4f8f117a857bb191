package org.waymark.server.config;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.waymark.api.ErrorCode;
import org.waymark.api.Operation;
import org.waymark.server.core.OperationObserver;

/** Measures operations: how long they take, by name and outcome, and how many items they carry. */
final class OperationMeters implements OperationObserver {

    private static final String SUCCESS = "OK";
    private static final Duration[] STEPS = {
        Duration.ofMillis(1),
        Duration.ofMillis(5),
        Duration.ofMillis(20),
        Duration.ofMillis(100),
        Duration.ofMillis(500),
        Duration.ofSeconds(2),
        Duration.ofSeconds(10),
        Duration.ofSeconds(30)
    };

    private final Meter.MeterProvider<Timer> times;
    private final Meter.MeterProvider<Counter> items;

    OperationMeters(MeterRegistry meters) {
        this.times = Timer.builder("waymark.operations")
                .description("Operations by name and outcome")
                .serviceLevelObjectives(STEPS)
                .withRegistry(meters);
        this.items = Counter.builder("waymark.operation.items")
                .description("Items that operations were given")
                .withRegistry(meters);
    }

    @Override
    public void finished(Operation operation, int items, long nanos, @Nullable ErrorCode failure) {
        String name = operation.wireName();
        String outcome = failure == null ? SUCCESS : failure.name();
        times.withTags("operation", name, "outcome", outcome).record(nanos, TimeUnit.NANOSECONDS);
        this.items.withTags("operation", name).increment(items);
    }
}
