package org.waymark.server.rest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.waymark.api.ErrorCode;

class ProblemDetailsTest extends RestTest {

    @ParameterizedTest
    @EnumSource
    void everyErrorCodeHasItsProblem(ErrorCode code) throws Exception {
        var answer = get("/v1/entry?lfn=/error/" + code);

        var problem = refused(answer, code.httpStatus(), code.name());
        assertThat(problem.path("type").asString()).isEqualTo("urn:waymark:error:" + code);
        assertThat(problem.path("detail").asString()).isEqualTo("as the script says");
        assertThat(problem.has("index")).isFalse();
        assertThat(answer.headers().firstValue("Retry-After").isPresent()).isEqualTo(code.httpStatus() == 503);
    }

    @ParameterizedTest
    @EnumSource
    void everyErrorCodeHasATitleOfItsOwn(ErrorCode code) {
        assertThat(Arrays.stream(ErrorCode.values())
                        .filter(other -> ProblemDetails.title(other).equals(ProblemDetails.title(code))))
                .containsExactly(code);
    }
}
