package org.waymark.server.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.waymark.api.Attribute;
import org.waymark.api.AttributeChange.CreateSchema;
import org.waymark.api.AttributeChange.DropSchema;
import org.waymark.api.AttributeChange.SetAttributes;
import org.waymark.api.AttributeChange.SetSchema;
import org.waymark.api.AttributeDefinition;
import org.waymark.api.AttributeType;
import org.waymark.api.Caller;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.Effect;
import org.waymark.api.EntryAttributes;
import org.waymark.api.Message;

/** Idempotency keys are kept for a day and then forgotten. */
class HousekeepingTest {

    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

    private final AtomicReference<Instant> now = new AtomicReference<>(START);
    private final Clock clock = new Clock() {
        @Override
        public Instant instant() {
            return now.get();
        }

        @Override
        public ZoneOffset getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(java.time.ZoneId zone) {
            return this;
        }
    };

    private TestDatabase database;
    private CatalogOperations catalog;
    private Housekeeping housekeeping;

    @BeforeEach
    void open() {
        database = TestDatabase.create();
        catalog = database.catalog(clock).as(Caller.administrator("root"), null);
        housekeeping = database.housekeeping(clock);
    }

    @AfterEach
    void close() {
        database.close();
    }

    private Effect makeDirectory() {
        Message message =
                Message.atomic(new Change.Mkdir(CatalogPath.parse("/d"))).withKey("key");
        return catalog.apply(message).get(0).require();
    }

    private void wait(Duration time) {
        now.set(now.get().plus(time));
    }

    @Test
    void whatIsYoungerThanADayStays() {
        Effect first = makeDirectory();
        wait(Duration.ofHours(23));
        assertThat(housekeeping.forgetOldOutcomes()).isZero();
        assertThat(makeDirectory()).isEqualTo(first);
    }

    @Test
    void whatIsOlderThanADayGoes() {
        makeDirectory();
        wait(Duration.ofHours(25));
        assertThat(housekeeping.forgetOldOutcomes()).isEqualTo(2);
        assertThatThrownBy(this::makeDirectory)
                .isInstanceOf(CatalogException.class)
                .hasMessageContaining("already exists");
    }

    @Test
    void anOldKeyCountsNoMoreEvenBeforeItIsCleanedUp() {
        makeDirectory();
        wait(Duration.ofHours(25));
        assertThatThrownBy(this::makeDirectory)
                .isInstanceOf(CatalogException.class)
                .hasMessageContaining("already exists");
    }

    private static final CatalogPath FILE = CatalogPath.parse("/f");

    private void defineAndSet() {
        catalog.apply(Message.atomic(
                new CreateSchema("s", List.of(new AttributeDefinition("run", AttributeType.INT))),
                new SetSchema(FILE, "s"),
                new SetAttributes(FILE, Map.of("run", "7"))));
    }

    @Test
    void whatEntriesHadOfADroppedSchemaIsClearedAway() {
        catalog.apply(new Change.CreateFile(FILE));
        defineAndSet();
        assertThat(housekeeping.clearRemovedDefinitions()).isZero();

        catalog.apply(new DropSchema("s"));
        assertThat(housekeeping.clearRemovedDefinitions())
                .as("the value, and the schema that was set on the file")
                .isEqualTo(2);
        assertThat(housekeeping.clearRemovedDefinitions()).isZero();
    }

    @Test
    void whatIsDefinedAnewIsNotClearedAway() {
        catalog.apply(new Change.CreateFile(FILE));
        defineAndSet();
        catalog.apply(new DropSchema("s"));
        defineAndSet();
        housekeeping.clearRemovedDefinitions();
        wait(Duration.ofDays(2));
        housekeeping.clearRemovedDefinitions();

        EntryAttributes left =
                catalog.getAttributes(List.of(FILE), List.of()).get(0).require();
        assertThat(left.attributes()).containsExactly(new Attribute("run", AttributeType.INT, "7"));
    }
}
