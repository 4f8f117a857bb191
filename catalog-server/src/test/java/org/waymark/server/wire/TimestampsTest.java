package org.waymark.server.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimestampsTest {

    private static final long FIRST = Instant.parse("0001-01-01T00:00:00Z").toEpochMilli();
    private static final long LAST = Instant.parse("9999-12-31T23:59:59.999Z").toEpochMilli();

    @ParameterizedTest
    @CsvSource({
        "2026-01-31T12:00:00Z, 2026-01-31T12:00:00.000Z",
        "2026-01-31T12:00:00.0009Z, 2026-01-31T12:00:00.000Z",
        "1969-12-31T23:59:59.999Z, 1969-12-31T23:59:59.999Z",
        "0001-01-01T00:00:00Z, 0001-01-01T00:00:00.000Z",
        "9999-12-31T23:59:59.999Z, 9999-12-31T23:59:59.999Z"
    })
    void timesAreWrittenWithThreeDigitsOfMilliseconds(Instant time, String text) {
        assertThat(Timestamps.text(time)).isEqualTo(text);
    }

    @Test
    void whatIsWrittenIsReadBack() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 10_000; i++) {
            Instant time = Instant.ofEpochMilli(random.nextLong(FIRST, LAST));
            assertThat(Timestamps.parse(Timestamps.text(time))).isEqualTo(time);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "now", "2026-01-31", "2026-01-31T12:00:00", "0000-01-01T00:00:00Z", "+10000-01-01T00:00:00Z"
            })
    void anythingElseIsNoTime(String text) {
        assertThatThrownBy(() -> Timestamps.parse(text)).isInstanceOf(DateTimeException.class);
    }
}
