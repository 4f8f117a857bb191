package org.waymark.server.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PagesTest extends RestTest {

    @ParameterizedTest
    @CsvSource({
        "/, text/html",
        "/docs, text/html",
        "/docs/try.js, text/javascript",
        "/docs/waymark.css, text/css",
        "/docs/swagger-ui/swagger-ui.css, text/css",
        "/docs/swagger-ui/swagger-ui-bundle.js, text/javascript",
        "/openapi.yaml, application/yaml"
    })
    void thePagesAreServed(String url, String type) throws Exception {
        var answer = get(url);

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Content-Type").orElseThrow()).startsWith(type);
        assertThat(answer.body()).isNotBlank();
    }

    @Test
    void theContractIsServedAsItIs() throws Exception {
        try (var contract = getClass().getResourceAsStream("/org/waymark/wsdl/openapi/waymark.yaml")) {
            assertThat(get("/openapi.yaml").body())
                    .isEqualTo(new String(contract.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/docs", "/docs/try.js", "/docs/waymark.css"})
    void nothingIsFetchedFromElsewhere(String url) throws Exception {
        assertThat(get(url).body()).doesNotContainPattern(Pattern.compile("(https?:)?//[a-z]"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/docs/../application.yaml", "/docs/..%2f..%2fapplication.yaml", "/docs/swagger-ui/nothing.js"})
    void nothingElseIsServed(String url) throws Exception {
        assertThat(get(url).statusCode()).isIn(400, 404);
    }
}
