package org.waymark.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ChecksumTest {

    private static final Checksum ADLER = Checksum.parse("adler32:0a1b2c3d");
    private static final Checksum MD5 = Checksum.parse("md5:" + "ab".repeat(16));

    @ParameterizedTest
    @EnumSource
    void everyTypeHasItsLength(ChecksumType type) {
        String value = "A".repeat(type.digits());
        Checksum checksum = Checksum.parse(type.name() + ":" + value);
        assertThat(checksum).isEqualTo(new Checksum(type, value.toLowerCase(Locale.ROOT)));
        assertThat(Checksum.parse(checksum.toString())).isEqualTo(checksum);
        for (String wrong : new String[] {"", value + "a", value.substring(1), value.substring(1) + "g"}) {
            assertThatExceptionOfType(CatalogException.class).isThrownBy(() -> new Checksum(type, wrong));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "adler32",
                ":0a1b2c3d",
                "crc:0a1b2c3d",
                "adler32:",
                "adler32:0a1b2c3",
                "adler32:0a1b2c3g",
                "adler32: a1b2c3d",
                "adler32:０a1b2c3",
                "adler32:-a1b2c3d",
                "adler32:0x1b2c3d",
                " adler32:0a1b2c3d"
            })
    void whatIsNoChecksumIsRefused(String text) {
        assertThatExceptionOfType(CatalogException.class)
                .isThrownBy(() -> Checksum.parse(text))
                .extracting(CatalogException::code)
                .isEqualTo(ErrorCode.INVALID_ARGUMENT);
    }

    @Test
    void aFileHasOneOfEachTypeInTheirOrder() {
        assertThat(Checksums.of(MD5, ADLER)).isEqualTo(Checksums.of(ADLER, MD5)).hasToString(ADLER + "," + MD5);
        assertThat(Checksums.parse(ADLER + "," + MD5)).isEqualTo(Checksums.of(ADLER, MD5));
        assertThat(Checksums.parse("")).isEqualTo(Checksums.NONE);
        assertThatExceptionOfType(CatalogException.class).isThrownBy(() -> Checksums.of(MD5, ADLER, MD5));
        assertThatExceptionOfType(CatalogException.class).isThrownBy(() -> Checksums.parse(ADLER + ","));
    }

    @Test
    void onlyTheSameTypeContradicts() {
        Checksum other = Checksum.parse("adler32:ffffffff");
        assertThat(Checksums.of(ADLER).conflictWith(Checksums.of(MD5))).isNull();
        assertThat(Checksums.of(ADLER).conflictWith(Checksums.NONE)).isNull();
        assertThat(Checksums.of(ADLER, MD5).conflictWith(Checksums.of(ADLER))).isNull();
        assertThat(Checksums.of(ADLER, MD5).conflictWith(Checksums.of(other))).isEqualTo(other);
    }

    @Test
    void theLaterOneCountsWhereTwoAreMerged() {
        Checksum other = Checksum.parse("adler32:ffffffff");
        assertThat(Checksums.of(ADLER, MD5).with(Checksums.of(other))).isEqualTo(Checksums.of(other, MD5));
        assertThat(Checksums.NONE.with(Checksums.of(MD5)).ofType(ChecksumType.MD5))
                .isEqualTo(MD5);
        assertThat(Checksums.of(MD5).ofType(ChecksumType.ADLER32)).isNull();
    }
}
