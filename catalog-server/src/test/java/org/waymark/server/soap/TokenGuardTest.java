package org.waymark.server.soap;

import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.api.Test;
import org.waymark.api.CatalogException;

class TokenGuardTest {

    private static final int LONGEST = 10;

    private static InputStream guarded(byte[] bytes) {
        return new TokenGuard(new ByteArrayInputStream(bytes), LONGEST);
    }

    @Test
    void markupAndBlanksEndAToken() throws IOException {
        byte[] bytes =
                "<abcdefghij klmnopqrst='uvwxyzabcd'>1234567890</abcdefghij>\t1234567890&1234567890;".getBytes(UTF_8);

        assertThat(guarded(bytes).readAllBytes()).isEqualTo(bytes);
        assertThat(guarded("<abcd>".repeat(1_000).getBytes(UTF_16BE)).readAllBytes())
                .hasSize(12_000);
    }

    @Test
    void aLongerTokenIsRefusedWhereverItIsCutIntoPieces() throws IOException {
        byte[] bytes = "<abcdefghijk>".getBytes(UTF_8);

        assertThatThrownBy(() -> guarded(bytes).readAllBytes()).isInstanceOf(CatalogException.class);
        InputStream pieces = guarded(bytes);
        assertThat(pieces.readNBytes(6)).hasSize(6);
        assertThat(pieces.read()).isEqualTo('f');
        assertThatThrownBy(() -> pieces.readNBytes(5)).isInstanceOf(CatalogException.class);
    }

    @Test
    void theEndIsTheEnd() throws IOException {
        assertThat(guarded(new byte[0]).read()).isEqualTo(-1);
        assertThat(guarded(new byte[] {(byte) 0xC3}).read()).isEqualTo(0xC3);
    }
}
