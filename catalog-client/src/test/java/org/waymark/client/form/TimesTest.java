package org.waymark.client.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TimesTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2026-01-31T12:34:56.789Z",
                "1970-01-01T00:00:00.000Z",
                "1969-12-31T23:59:59.999Z",
                "0000-02-29T00:00:00.001Z",
                "2024-02-29T23:59:59.000Z",
                "9999-12-31T23:59:59.999Z",
                "2026-01-31T12:34:56Z",
                "2026-01-31T12:34:56.789123Z",
                "2026-01-31T12:34:56+05:30",
                "+12026-01-31T12:34:56.789Z"
            })
    void areReadAsTheJdkReadsThem(String text) {
        assertThat(Times.parse(text)).isEqualTo(OffsetDateTime.parse(text).toInstant());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "now",
                "2026-02-30T12:00:00.000Z",
                "2026-13-01T12:00:00.000Z",
                "2026-01-31T12:60:00.000Z",
                "2026-01-31T12:00:61.000Z",
                "2026-01-31T25:00:00.000Z",
                "2026-01-31T12:00:00.00٣Z",
                "2026-01-31 12:00:00.000Z"
            })
    void thatDoNotExistAreRefused(String text) {
        assertThatThrownBy(() -> Times.parse(text)).isInstanceOf(DateTimeException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"2026-01-31T12:34:56.789Z", "1969-12-31T23:59:59.000Z", "0001-01-01T00:00:00.120Z"})
    void areWrittenToTheMillisecond(String text) {
        assertThat(Times.text(Instant.parse(text).plusNanos(999_999))).isEqualTo(text);
    }
}
