package org.waymark.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.waymark.api.AttributeType.BOOLEAN;
import static org.waymark.api.AttributeType.DATE;
import static org.waymark.api.AttributeType.FLOAT;
import static org.waymark.api.AttributeType.INT;
import static org.waymark.api.AttributeType.STRING;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class AttributeTypeTest {

    private static void refused(AttributeType type, String text) {
        assertThatExceptionOfType(CatalogException.class)
                .isThrownBy(() -> type.canonical(text))
                .extracting(CatalogException::code)
                .isEqualTo(ErrorCode.INVALID_ARGUMENT);
    }

    @ParameterizedTest
    @CsvSource({
        "5, 5",
        "+5, 5",
        "-5, -5",
        "007, 7",
        "-0, 0",
        "9223372036854775807, 9223372036854775807",
        "-9223372036854775808, -9223372036854775808"
    })
    void aWholeNumberHas64Bits(String text, String canonical) {
        assertThat(INT.canonical(text)).isEqualTo(canonical);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " 5",
                "5 ",
                "5.0",
                "1e3",
                "0x10",
                "1_000",
                "-",
                "--5",
                "٥",
                "9223372036854775808",
                "-9223372036854775809",
                "null"
            })
    void whatIsNoWholeNumberIsRefused(String text) {
        refused(INT, text);
    }

    @ParameterizedTest
    @CsvSource({
        "1, 1.0",
        "+1.5, 1.5",
        ".5, 0.5",
        "5., 5.0",
        "-0, 0.0",
        "-0.0, 0.0",
        "1e3, 1000.0",
        "1E+7, 1.0E7",
        "1e-4, 1.0E-4",
        "0.1, 0.1",
        "0.10000000000000001, 0.1",
        "9007199254740993, 9.007199254740992E15",
        "1.7976931348623157e308, 1.7976931348623157E308",
        "-1.7976931348623157e308, -1.7976931348623157E308",
        "4.9e-324, 4.9E-324",
        "1e-999, 0.0",
        "-1e-999, 0.0"
    })
    void aFloatIsTheNearestDouble(String text, String canonical) {
        assertThat(FLOAT.canonical(text)).isEqualTo(canonical);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " 1.5",
                "1.5 ",
                "1,5",
                "1.5f",
                "1d",
                "0x1p3",
                "NaN",
                "Infinity",
                "-Infinity",
                "1e999",
                ".",
                "e5"
            })
    void whatIsNoFiniteNumberIsRefused(String text) {
        refused(FLOAT, text);
    }

    @ParameterizedTest
    @CsvSource({
        "2026-11-21T10:15:30Z, 2026-11-21T10:15:30Z",
        "2026-11-21T10:15Z, 2026-11-21T10:15:00Z",
        "2026-11-21T10:15:30.5Z, 2026-11-21T10:15:30.500Z",
        "2026-11-21T10:15:30.123999999Z, 2026-11-21T10:15:30.123Z",
        "2026-11-21T00:15:30+02:00, 2026-11-20T22:15:30Z",
        "2026-11-21T23:15:30-05:30, 2026-11-22T04:45:30Z",
        "2026-11-21, 2026-11-21T00:00:00Z",
        "2024-02-29, 2024-02-29T00:00:00Z",
        "1969-12-31T23:59:59.9999Z, 1969-12-31T23:59:59.999Z",
        "0001-01-01, 0001-01-01T00:00:00Z",
        "9999-12-31T23:59:59.999Z, 9999-12-31T23:59:59.999Z"
    })
    void aDateIsAPointInTimeInUtcToTheMillisecond(String text, String canonical) {
        assertThat(DATE.canonical(text)).isEqualTo(canonical);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "2026",
                "2026-11",
                "2026-02-30",
                "2026-13-01",
                "2026-11-21T25:00:00Z",
                "2026-11-21T10:15:30",
                "2026-11-21 10:15:30Z",
                "2026-11-21T10:15:30Z ",
                "21.11.2026",
                "1795000000",
                "0000-12-31T23:59:59Z",
                "0001-01-01T00:00:00+02:00",
                "+10000-01-01",
                "+10000-01-01T00:00:00Z",
                "+999999999-12-31T23:59:59-18:00",
                "-0001-01-01",
                "now"
            })
    void whatIsNoDateOfTheYears1To9999IsRefused(String text) {
        refused(DATE, text);
    }

    @ParameterizedTest
    @CsvSource({"true, true", "TRUE, true", "False, false"})
    void aBooleanIsTrueOrFalseInAnyLetterCase(String text, String canonical) {
        assertThat(BOOLEAN.canonical(text)).isEqualTo(canonical);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "yes", "1", "0", "t", " true", "true ", "null"})
    void whatIsNeitherIsRefused(String text) {
        refused(BOOLEAN, text);
    }

    @ParameterizedTest
    @ValueSource(strings = {" ", " a ", "a\nb\tc", "''", "'; DROP TABLE entry; --", "äöü 日本 😀", "e\u0301", "\u202e"})
    void aStringStaysAsItIs(String text) {
        assertThat(STRING.canonical(text)).isEqualTo(text);
    }

    @Test
    void aStringHas1To1024Bytes() {
        assertThat(STRING.canonical("x".repeat(1024))).hasSize(1024);
        assertThat(STRING.canonical("😀".repeat(256))).hasSize(512);
        refused(STRING, "");
        refused(STRING, "x".repeat(1025));
        refused(STRING, "é".repeat(513));
        refused(STRING, "a\0");
        refused(STRING, "\ud83d");
    }

    @ParameterizedTest
    @CsvSource({
        "INT, +05",
        "FLOAT, 1e20",
        "FLOAT, 0.001",
        "DATE, 2026-11-21T10:15:30.1+01:00",
        "BOOLEAN, TRUE",
        "STRING, ' x '"
    })
    void theCanonicalTextStandsForItself(AttributeType type, String text) {
        String canonical = type.canonical(text);
        assertThat(type.canonical(canonical)).isEqualTo(canonical);
        assertThat(new Attribute("a", type, text)).isEqualTo(new Attribute("a", type, canonical));
    }

    @ParameterizedTest
    @EnumSource(AttributeType.class)
    void aTypeIsReadByItsNameOnTheWire(AttributeType type) {
        assertThat(AttributeType.parse(type.wireName())).isEqualTo(type);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "STRING", "Int", "integer", "varchar(255)", "string "})
    void whatIsNoTypeIsRefused(String name) {
        assertThatExceptionOfType(CatalogException.class)
                .isThrownBy(() -> AttributeType.parse(name))
                .extracting(CatalogException::code)
                .isEqualTo(ErrorCode.INVALID_ARGUMENT);
    }

    @Test
    void aRefusalNamesTheTypeAndShowsNothingThatCouldDeceive() {
        assertThatExceptionOfType(CatalogException.class)
                .isThrownBy(() -> INT.canonical("5\u202e\n"))
                .withMessage("no value of the type int: 5??");
    }
}
