package org.waymark.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GlobTest {

    @ParameterizedTest
    @CsvSource({
        "*, anything",
        "*, ''",
        "**, x",
        "a*, a",
        "a*, abc",
        "*c, abc",
        "a*c, abbc",
        "a*b*c, axbxc",
        "*.root, .root",
        "?, x",
        "?, é",
        "?, 😀",
        "a?c, abc",
        "[abc], b",
        "[a-c], b",
        "[!a], b",
        "[^a], b",
        "[a-], -",
        "[-a], -",
        "[]a], ]",
        "[!]a], b",
        "[!!], a",
        "[*], *",
        "[é-ü], ö",
        "\\*, *",
        "\\\\, \\",
        "a\\[b, a[b",
        "a]b, a]b",
        "e\u0301*, élan",
        "[a-cx-z]*, yes",
        "*\\?, why?"
    })
    void matches(String pattern, String name) {
        assertThat(new Glob(pattern).matches(name)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "a, A",
        "a*, ba",
        "*c, cb",
        "a*c, abcd",
        "?, ''",
        "?, ab",
        "a?c, ac",
        "[abc], d",
        "[!a], a",
        "[!a], ''",
        "[a-c], -",
        "[!]a], ]",
        "\\*, x",
        "a.c, abc",
        "[c-a], b",
        "[a], ab",
        "[A-Z], b"
    })
    void doesNotMatch(String pattern, String name) {
        assertThat(new Glob(pattern).matches(name)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "[", "[a", "[]", "[!]", "a\\", "a\0b"})
    void whatIsNoPatternIsRefused(String pattern) {
        assertThatExceptionOfType(CatalogException.class)
                .isThrownBy(() -> new Glob(pattern))
                .extracting(CatalogException::code)
                .isEqualTo(ErrorCode.INVALID_ARGUMENT);
    }

    @Test
    void hasALimit() {
        assertThat(new Glob("*".repeat(1020)).matches("x".repeat(255))).isTrue();
        assertThatExceptionOfType(CatalogException.class).isThrownBy(() -> new Glob("*".repeat(1021)));
    }

    @Test
    @Timeout(10)
    void takesNoLongerForAnEvilPattern() {
        Glob glob = new Glob("a*".repeat(500) + "b");
        long start = System.nanoTime();
        for (int i = 0; i < 100; i++) {
            assertThat(glob.matches("a".repeat(255))).isFalse();
        }
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(5));
    }

    @ParameterizedTest
    @CsvSource({"abc, abc, true", "a*c, a, false", "*, '', false", "a[b]c, a, false", "ab\\*, ab, false"})
    void knowsWhatEveryMatchBeginsWith(String pattern, String prefix, boolean literal) {
        assertThat(new Glob(pattern).literalPrefix()).isEqualTo(prefix);
        assertThat(new Glob(pattern).isLiteral()).isEqualTo(literal);
    }

    @Test
    void isToldFromPlainText() {
        assertThat(Glob.isPattern("a*")).isTrue();
        assertThat(Glob.isPattern("a?")).isTrue();
        assertThat(Glob.isPattern("[a]")).isTrue();
        assertThat(Glob.isPattern("a]b")).isFalse();
    }

    @Test
    void aPatternOfPathsIsAPatternForEachName() {
        PathPattern pattern = PathPattern.parse("/run*//**/[ab].root/");
        assertThat(pattern.names()).containsExactly(new Glob("run*"), new Glob("**"), new Glob("[ab].root"));
        assertThat(PathPattern.isAnyDepth(pattern.names().get(1))).isTrue();
        assertThat(PathPattern.isAnyDepth(new Glob("*"))).isFalse();
        assertThat(pattern).hasToString("run*/**/[ab].root");
        assertThatExceptionOfType(CatalogException.class).isThrownBy(() -> PathPattern.parse("a/[/b"));
        assertThatExceptionOfType(CatalogException.class)
                .isThrownBy(() -> PathPattern.parse("a/".repeat(CatalogPath.MAX_BYTES) + "b"));
    }
}
