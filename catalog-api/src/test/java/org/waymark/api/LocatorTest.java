package org.waymark.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LocatorTest {

    private static final String GUID = "0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9";

    @Test
    void isAPathAGuidOrAStorageUrl() {
        assertThat(Locator.parse("/a/b")).isEqualTo(CatalogPath.parse("/a/b"));
        assertThat(Locator.parse("lfn:/a/b")).isEqualTo(CatalogPath.parse("/a/b"));
        assertThat(Locator.parse("guid:" + GUID)).isEqualTo(Guid.parse(GUID));
        assertThat(Locator.parse("srm://se/x")).isEqualTo(new StorageUrl("srm://se/x"));
        assertThat(Locator.parse("urn:x")).isEqualTo(new StorageUrl("urn:x"));
        assertThat(Locator.parse("/a:/b")).isEqualTo(CatalogPath.parse("/a:/b"));
    }

    @Test
    void isReadBackFromItsText() {
        List<Locator> locators = List.of(
                CatalogPath.parse("/a b/é"),
                CatalogPath.parse("/guid:x"),
                Guid.parse(GUID),
                new StorageUrl("file:/x"),
                new StorageUrl("mailto:x"),
                new StorageUrl("LFN:/x"));
        for (Locator locator : locators) {
            assertThat(Locator.parse(locator.text())).isEqualTo(locator);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "a/b", "1:/x", ":/x", "guid:", "guid:x", "lfn:x", "srm:// /"})
    void isNothingElse(String text) {
        assertThatExceptionOfType(CatalogException.class).isThrownBy(() -> Locator.parse(text));
    }

    @Test
    void aGuidIsReadInAnyLetterCaseAndWrittenInLowerCase() {
        Guid guid = Guid.parse(GUID.toUpperCase(Locale.ROOT));
        assertThat(guid).isEqualTo(Guid.parse(GUID)).hasToString(GUID);
        assertThat(guid.text()).isEqualTo("guid:" + GUID);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "guid:",
                "1-2-3-4-5",
                "0a1b2c3d4e5f60718293a4b5c6d7e8f9",
                "{0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9}",
                "0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9 ",
                "0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8fg",
                "0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f",
                "guid:guid:0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9",
            })
    void aGuidHasTheFormOfTheRfc(String text) {
        assertThatExceptionOfType(CatalogException.class)
                .isThrownBy(() -> Guid.parse(text))
                .extracting(CatalogException::code)
                .isEqualTo(ErrorCode.INVALID_ARGUMENT);
    }

    @ParameterizedTest
    @CsvSource({
        "srm://se.example.org:8446/x, se.example.org",
        "srm://SE.Example.ORG/x, se.example.org",
        "root://user@se.example.org//x, se.example.org",
        "root://a:b@se.example.org:1094//x, se.example.org",
        "srm://se_1.example.org:8446/x, se_1.example.org",
        "https://[2001:DB8::1]:443/x, [2001:db8::1]",
        "https://[2001:db8::1]/x, [2001:db8::1]",
        "file:///x, ''",
        "file:/x, ''",
        "urn:x, ''",
    })
    void aStorageUrlKnowsItsStorageElement(String url, String element) {
        assertThat(new StorageUrl(url).storageElement()).isEqualTo(element);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "x",
                "/x",
                "//se/x",
                "srm://se/a b",
                "srm://se/%",
                "srm://se/%g0",
                "srm://se/\n",
                "srm://se/\0",
                "srm://se/\ud800",
                "srm://se/x\udc00",
                "srm://",
                "1srm://se/x",
                "lfn:/x",
                "guid:x",
                "srm://se/<x>"
            })
    void aStorageUrlIsAUriWithAScheme(String text) {
        assertThatExceptionOfType(CatalogException.class)
                .isThrownBy(() -> new StorageUrl(text))
                .extracting(CatalogException::code)
                .isEqualTo(ErrorCode.INVALID_ARGUMENT);
    }

    @Test
    void aStorageUrlHasUpTo2048Bytes() {
        String stem = "srm://se/";
        assertThat(new StorageUrl(stem + "x".repeat(2048 - stem.length())).text())
                .hasSize(2048);
        for (String tail : List.of("x".repeat(2049 - stem.length()), "é".repeat(1020))) {
            assertThatExceptionOfType(CatalogException.class).isThrownBy(() -> new StorageUrl(stem + tail));
        }
    }
}
