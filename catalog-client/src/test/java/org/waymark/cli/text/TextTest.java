package org.waymark.cli.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.waymark.api.CatalogException;

class TextTest {

    private static final Clock CLOCK = Clock.fixed(Instant.parse("2026-11-21T08:53:07Z"), ZoneOffset.UTC);

    @Test
    void wordsAreToldApartAsInAShell() {
        assertThat(Words.of("  mv  'a b' \"c\\\" $d\" e\\ f ''x # rest"))
                .containsExactly("mv", "a b", "c\" $d", "e f", "x");
        assertThat(Words.of("a#b 'it'\\''s'")).containsExactly("a#b", "it's");
        assertThat(Words.of("''")).containsExactly("");
        assertThat(Words.of(" # nothing")).isEmpty();
        assertThatThrownBy(() -> Words.of("a 'b")).isInstanceOf(CatalogException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"plain", "/a/b", "two words", "it's", "", "a*b", "\"q\"", "back\\slash", "#x", "é"})
    void aQuotedWordIsReadBack(String word) {
        assertThat(Words.of(Words.quote(word))).containsExactly(word);
    }

    @Test
    void namesBetweenCommasLoseTheirBlanks() {
        assertThat(Words.separatedByCommas(" a, b c ,,d")).isEqualTo(List.of("a", "b c", "d"));
        assertThat(Words.separatedByCommas("")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "0,0",
        "1023,1023",
        "1024,1.0K",
        "1025,1.1K",
        "10188,10K",
        "10240,10K",
        "1047552,1023K",
        "1048576,1.0M",
        "5368709120,5.0G",
        "9223372036854775807,8.0E"
    })
    void sizesAreBrief(long bytes, String text) {
        assertThat(ByteCount.brief(bytes)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"0,0", "17,17", "17c,17", "10k,10240", "1K,1024", "5M,5242880", "1GiB,1073741824", "2TB,2199023255552"})
    void sizesAreRead(String text, long bytes) {
        assertThat(ByteCount.parse(text)).isEqualTo(bytes);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "k", "-1", "1.5k", "1x", "1kk", "99999999999999999999", "9000000000E"})
    void whatIsNoSizeIsRefused(String text) {
        assertThatThrownBy(() -> ByteCount.parse(text)).hasMessageContaining("not a size");
    }

    @ParameterizedTest
    @CsvSource({
        "now,2026-11-21T08:53:07Z",
        "+2,2026-11-23T08:53:07Z",
        "@86400,1970-01-02T00:00:00Z",
        "2020-02-29,2020-02-29T00:00:00Z",
        "2020-02-29 23:59,2020-02-29T23:59:00Z",
        "2020-02-29T23:59:58.123Z,2020-02-29T23:59:58.123Z",
    })
    void timesAreRead(String text, Instant time) {
        assertThat(UtcTime.parse(text, CLOCK)).isEqualTo(time);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "yesterday", "2021-02-29", "2020-01-01 25:00", "@x", "+", "Z"})
    void whatIsNoTimeIsRefused(String text) {
        assertThatThrownBy(() -> UtcTime.parse(text, CLOCK)).hasMessageContaining("not a time");
    }

    @Test
    void timesAreWrittenInUtc() {
        assertThat(UtcTime.toMinute(CLOCK.instant())).isEqualTo("2026-11-21 08:53");
        assertThat(UtcTime.toSecond(Instant.ofEpochMilli(-1))).isEqualTo("1969-12-31 23:59:59");
    }

    @Test
    void textFromStrangersCannotSteerATerminal() {
        assertThat(Printable.text("a\u001b[2Jb\u0085")).isEqualTo("a?[2Jb?");
        assertThat(Printable.text("grün")).isEqualTo("grün");
    }

    @Test
    void progressSaysHowMuchIsLeft() {
        AtomicLong time = new AtomicLong();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
        Progress progress = new Progress(out, false, "files", time::get);
        progress.at(10, 0.01);
        assertThat(bytes.toString(StandardCharsets.UTF_8)).isEmpty();
        time.set(10_000_000_000L);
        progress.at(5000, 0.25);
        assertThat(bytes.toString(StandardCharsets.UTF_8))
                .isEqualTo("[======                  ]  25%  5,000 files  500/s  30 s left\n");
        time.set(40_000_000_000L);
        bytes.reset();
        progress.finish(20_000);
        assertThat(bytes.toString(StandardCharsets.UTF_8))
                .isEqualTo("[========================] 100%  20,000 files  500/s  40.0 s\n");
    }
}
