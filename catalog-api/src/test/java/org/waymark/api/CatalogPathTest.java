package org.waymark.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CatalogPathTest {

    @ParameterizedTest
    @CsvSource({
        "/, /",
        "//, /",
        "/., /",
        "/a/.., /",
        "/a, /a",
        "/a/, /a",
        "//a///b//, /a/b",
        "/a/./b, /a/b",
        "/a/../b, /b",
        "/a/b/../../c, /c",
        "/a/.../b, /a/.../b",
        "/.a/..b, /.a/..b",
        "lfn:/a/b, /a/b",
        "lfn:///a/b, /a/b",
    })
    void isNormalisedInItsText(String text, String normal) {
        assertThat(CatalogPath.parse(text).text()).isEqualTo(normal);
        assertThat(CatalogPath.parse(text)).isEqualTo(CatalogPath.parse(normal)).hasToString(normal);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "a/b", "./a", "lfn:", "lfn:a", "/..", "/a/../..", "/../a", "lfn:/..", "\\a"})
    void isAbsoluteAndStaysBelowTheRoot(String text) {
        refused(text);
    }

    private static void refused(String text) {
        assertThatExceptionOfType(CatalogException.class)
                .isThrownBy(() -> CatalogPath.parse(text))
                .extracting(CatalogException::code)
                .isEqualTo(ErrorCode.INVALID_PATH);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/a\0b",
                "/a\tb",
                "/a\nb",
                "/a\u007f",
                "/a\u0080",
                "/a\u009f",
                "/\u202ea",
                "/a\u2066",
                "/\u200f",
                "/\u061c",
                "/\ud83d",
                "/\ude00\ud83d",
                "/ok/\u0001/ok"
            })
    void holdsNothingInvisibleThatDeceives(String text) {
        refused(text);
    }

    @Test
    void refusalsDoNotRepeatWhatATerminalShouldNotShow() {
        assertThatExceptionOfType(CatalogException.class)
                .isThrownBy(() -> CatalogPath.parse("/\u001b[2J\u202e"))
                .satisfies(e -> assertThat(e.getMessage()).doesNotContain("\u001b", "\u202e"));
    }

    @Test
    void isComposed() {
        assertThat(CatalogPath.parse("/cafe\u0301")).isEqualTo(CatalogPath.parse("/caf\u00e9"));
        assertThat(CatalogPath.parse("/\u212b").name()).isEqualTo("\u00c5");
    }

    @Test
    void comparesByBytesInEverythingElse() {
        assertThat(Stream.of("/a", "/A", "/a ", "/ a", "/á", "/ａ")
                        .map(CatalogPath::parse)
                        .distinct())
                .hasSize(6);
    }

    @Test
    void isOrderedByTheBytesOfItsText() {
        List<CatalogPath> paths = Stream.of("/a", "/a/b", "/a b", "/A", "/é", "/😀", "/\uff5e", "/", "/a-", "/日")
                .map(CatalogPath::parse)
                .toList();
        assertThat(paths.stream().sorted())
                .containsExactlyElementsOf(paths.stream()
                        .sorted((a, b) -> Arrays.compareUnsigned(bytes(a), bytes(b)))
                        .toList());
    }

    private static byte[] bytes(CatalogPath path) {
        return path.text().getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void aNameHasUpTo255Bytes() {
        CatalogPath.parse("/" + "x".repeat(255));
        CatalogPath.parse("/" + "é".repeat(127));
        refused("/" + "x".repeat(256));
        refused("/" + "é".repeat(128));
        refused("/" + "😀".repeat(64));
    }

    @Test
    void aNameIsMeasuredInItsNormalForm() {
        CatalogPath.parse("/" + "e\u0301".repeat(127));
        refused("/" + "e\u0301".repeat(128));
    }

    @Test
    void aPathHasUpTo4096Bytes() {
        String longest = "/x".repeat(2048);
        assertThat(CatalogPath.parse(longest).text()).hasSize(4096);
        refused(longest + "/x");
        refused("/é".repeat(1366));
        assertThat(CatalogPath.parse("/é".repeat(1365)).depth()).isEqualTo(1365);
        refused("/" + "a/../".repeat(10_000));
    }

    @Test
    void knowsItsPlace() {
        CatalogPath path = CatalogPath.parse("/a/b/c");
        assertThat(path.name()).isEqualTo("c");
        assertThat(path.names()).containsExactly("a", "b", "c");
        assertThat(path.depth()).isEqualTo(3);
        assertThat(path.parent()).isEqualTo(CatalogPath.parse("/a/b"));
        assertThat(path.parent().child("d")).isEqualTo(CatalogPath.parse("/a/b/d"));
        assertThat(path.isRoot()).isFalse();
    }

    @Test
    void theRootIsItsOwnParentAndHasNoName() {
        assertThat(CatalogPath.ROOT.parent()).isSameAs(CatalogPath.ROOT);
        assertThat(CatalogPath.parse("/a").parent()).isSameAs(CatalogPath.ROOT);
        assertThat(CatalogPath.ROOT.name()).isEmpty();
        assertThat(CatalogPath.ROOT.isRoot()).isTrue();
        assertThat(CatalogPath.ROOT.text()).isEqualTo("/");
    }

    @Test
    void aChildIsOneName() {
        for (String name : List.of("", "a/b", "/", "\n")) {
            assertThatExceptionOfType(CatalogException.class).isThrownBy(() -> CatalogPath.ROOT.child(name));
        }
    }

    @Test
    void startsWithItselfAndWhatIsAbove() {
        CatalogPath path = CatalogPath.parse("/a/b");
        assertThat(path.startsWith(path)).isTrue();
        assertThat(path.startsWith(CatalogPath.parse("/a"))).isTrue();
        assertThat(path.startsWith(CatalogPath.ROOT)).isTrue();
        assertThat(path.startsWith(CatalogPath.parse("/a/b/c"))).isFalse();
        assertThat(CatalogPath.parse("/ab").startsWith(CatalogPath.parse("/a"))).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"c, /a/b/c", "../c, /a/c", "., /a/b", "'', /a/b", "/c, /c", "../../c/./d, /c/d"})
    void resolvesWhatIsSeenFromIt(String text, String resolved) {
        assertThat(CatalogPath.parse("/a/b").resolve(text).text()).isEqualTo(resolved);
    }
}
