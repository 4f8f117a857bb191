package org.waymark.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RightsTest {

    @ParameterizedTest
    @CsvSource({
        "0, -d----g-",
        "1, -d---xg-",
        "2, -d-w--gs",
        "3, -d-w-xgs",
        "4, -dr-l-g-",
        "5, -dr-lxg-",
        "6, -drwl-gs",
        "7, -drwlxgs",
    })
    void aPosixDigitStandsForRights(int digit, String rights) {
        assertThat(Rights.ofPosix(digit)).hasToString(rights);
        assertThat(Rights.ofPosixOwner(digit)).hasToString("p" + rights.substring(1));
        assertThat(Rights.ofPosix(digit).posix()).isEqualTo(digit);
    }

    @Test
    void everySetIsReadBackFromItsText() {
        for (int bits = 0; bits <= 0xff; bits++) {
            Rights rights = new Rights(bits);
            assertThat(Rights.parse(rights.toString())).isEqualTo(rights);
        }
    }

    @Test
    void lettersComeInAnyOrder() {
        assertThat(Rights.parse("sgxlwrdp")).isEqualTo(Rights.ALL);
        assertThat(Rights.parse("x-r")).isEqualTo(Rights.of(Right.READ, Right.EXECUTE));
        assertThat(Rights.parse("")).isEqualTo(Rights.NONE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "R", "r w", "rwX", "7", "é"})
    void otherLettersAreRefused(String letters) {
        assertThatExceptionOfType(CatalogException.class).isThrownBy(() -> Rights.parse(letters));
    }

    @Test
    void aBitOrDigitOutOfRangeIsRefused() {
        assertThatExceptionOfType(CatalogException.class).isThrownBy(() -> new Rights(0x100));
        assertThatExceptionOfType(CatalogException.class).isThrownBy(() -> new Rights(-1));
        assertThatExceptionOfType(CatalogException.class).isThrownBy(() -> Rights.ofPosix(8));
        assertThatExceptionOfType(CatalogException.class).isThrownBy(() -> Rights.ofPosix(-1));
    }

    @Test
    void areASet() {
        Rights rw = Rights.parse("rw");
        Rights wx = Rights.parse("wx");
        assertThat(rw.plus(wx)).isEqualTo(Rights.parse("rwx"));
        assertThat(rw.minus(wx)).isEqualTo(Rights.parse("r"));
        assertThat(rw.and(wx)).isEqualTo(Rights.parse("w"));
        assertThat(rw.contains(Right.READ)).isTrue();
        assertThat(rw.contains(wx)).isFalse();
        assertThat(rw.contains(Rights.NONE)).isTrue();
    }

    @Test
    void thePosixViewShowsReadWriteAndExecuteAlone() {
        assertThat(Rights.parse("pdlgs").posixText()).isEqualTo("---");
        assertThat(Rights.parse("rx").posixText()).isEqualTo("r-x");
        assertThat(Rights.ALL.posix()).isEqualTo(7);
    }
}
