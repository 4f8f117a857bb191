package org.waymark.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.waymark.api.ModeChange.Absolute;
import org.waymark.api.ModeChange.Clause;
import org.waymark.api.ModeChange.Grammar;
import org.waymark.api.ModeChange.Symbolic;

class ModeTest {

    @ParameterizedTest
    @CsvSource({
        "0, 0000, ---------",
        "755, 0755, rwxr-xr-x",
        "01777, 1777, rwxrwxrwt",
        "7000, 7000, --S--S--T",
        "6755, 6755, rwsr-sr-x",
        "0124, 0124, --x-w-r--"
    })
    void isReadFromOctalDigits(String text, String octal, String symbolic) {
        Mode mode = Mode.parse(text);
        assertThat(mode).hasToString(octal);
        assertThat(mode.symbolic()).isEqualTo(symbolic);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "8", "0o7", "-1", "10000", "000755", "7 5", "٧"})
    void whatIsNotOctalOrTooLargeIsRefused(String text) {
        assertThatExceptionOfType(CatalogException.class)
                .isThrownBy(() -> Mode.parse(text))
                .extracting(CatalogException::code)
                .isEqualTo(ErrorCode.INVALID_ARGUMENT);
    }

    @Test
    void hasDigitsAndSpecialBits() {
        Mode mode = new Mode(03640);
        assertThat(mode.owner()).isEqualTo(6);
        assertThat(mode.group()).isEqualTo(4);
        assertThat(mode.other()).isZero();
        assertThat(mode.special()).isEqualTo(Mode.SETGID | Mode.STICKY);
        assertThat(mode.isSetgid()).isTrue();
        assertThat(mode.isSticky()).isTrue();
        assertThat(mode.minus(new Mode(02027))).hasToString("1640");
    }

    @Test
    void aChangeInDigitsIsAbsolute() {
        assertThat(ModeChange.parse("2750"))
                .isEqualTo(new Absolute(new Mode(02750)))
                .hasToString("2750");
    }

    @ParameterizedTest
    @CsvSource({
        "u+x, u, +, x",
        "go-w, go, -, w",
        "a=rX, ugo, =, rX",
        "+t, ugo, +, t",
        "ua+s, ugo, +, s",
        "o=, o, =, ''",
    })
    void aChangeInLettersIsPosix(String text, String subjects, char operator, String letters) {
        Symbolic change = (Symbolic) ModeChange.parse(text);
        assertThat(change.grammar()).isEqualTo(Grammar.POSIX);
        assertThat(change.clauses()).containsExactly(new Clause(subjects, operator, letters));
        assertThat(change).hasToString(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"u+p", "go-d", "o=rl", "a+g", "ug+rwg", "u+x,o-l"})
    void aChangeWithALetterThatPosixDoesNotKnowIsGlite(String text) {
        assertThat(((Symbolic) ModeChange.parse(text)).grammar()).isEqualTo(Grammar.GLITE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"g+r", "ug=rw", "g-x,o=r", "go+s"})
    void aSubjectIsNoPermission(String text) {
        assertThat(((Symbolic) ModeChange.parse(text)).grammar()).isEqualTo(Grammar.POSIX);
    }

    @Test
    void severalClausesAreCarriedOutInOrder() {
        Symbolic change = (Symbolic) ModeChange.parse("u+x,go=r-w");
        assertThat(change.clauses())
                .containsExactly(new Clause("u", '+', "x"), new Clause("go", '=', "r"), new Clause("go", '-', "w"));
    }

    @Test
    void theGrammarMayBeChosen() {
        assertThat(((Symbolic) ModeChange.parse("u+rws", Grammar.GLITE)).grammar())
                .isEqualTo(Grammar.GLITE);
        assertThatExceptionOfType(CatalogException.class).isThrownBy(() -> ModeChange.parse("u+t", Grammar.GLITE));
        assertThatExceptionOfType(CatalogException.class).isThrownBy(() -> ModeChange.parse("u+p", Grammar.POSIX));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "u", "r", "u+", "u-", "+", "u+y", "u+r,", ",u+r", "u*r", "u+r w", "8", "0x1", "u+lX"})
    void whatIsNeitherIsRefused(String text) {
        assertThatExceptionOfType(CatalogException.class)
                .isThrownBy(() -> ModeChange.parse(text))
                .extracting(CatalogException::code)
                .isEqualTo(ErrorCode.INVALID_ARGUMENT);
    }
}
