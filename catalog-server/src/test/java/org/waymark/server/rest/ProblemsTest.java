package org.waymark.server.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.EOFException;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseEntity;
import org.springframework.mock.web.MockHttpServletRequest;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;

/** Whose connection was lost makes a difference. */
class ProblemsTest {

    private final Problems problems = new Problems();

    @Test
    void aLostDatabaseIsToldToTheClient() {
        CatalogException failure = new CatalogException(
                ErrorCode.UNAVAILABLE, "the database is gone", new IOException(new EOFException()));
        ResponseEntity<Object> answer = problems.any(failure, new MockHttpServletRequest());
        assertThat(answer).isNotNull();
        assertThat(answer.getStatusCode().value()).isEqualTo(503);
        assertThat(answer.getHeaders().getFirst(HttpHeaders.RETRY_AFTER)).isNotNull();
    }

    @Test
    void aLostClientIsToldNothing() {
        assertThat(problems.any(new IOException("Broken pipe"), new MockHttpServletRequest()))
                .isNull();
    }
}
