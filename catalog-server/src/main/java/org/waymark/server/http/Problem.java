package org.waymark.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import jakarta.servlet.ServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.json.JsonWriter;
import org.springframework.http.HttpStatus;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;

/**
 * An error as {@code application/problem+json} (RFC 9457), for requests that no wire answers.
 *
 * @param status of the HTTP answer, which may say more than the code's own
 */
public record Problem(int status, ErrorCode code, String detail) {

    private static final String MEDIA_TYPE = "application/problem+json";
    private static final String RETRY_AFTER_SECONDS = "1";

    private record Body(Problem problem, @Nullable String requestId) {}

    private static final JsonWriter<Body> JSON = JsonWriter.of(members -> {
        members.add("type", "about:blank");
        members.add("title", body -> title(body.problem().status()));
        members.add("status", body -> body.problem().status());
        members.add("detail", body -> body.problem().detail());
        members.add("code", body -> body.problem().code().name());
        members.add("requestId", Body::requestId).whenNotNull();
    });

    public static Problem of(CatalogException failure) {
        return new Problem(failure.code().httpStatus(), failure.code(), failure.getMessage());
    }

    /** Answers with this problem; the answer must not have begun. */
    public void answer(ServletRequest request, HttpServletResponse response) throws IOException {
        byte[] body = JSON.writeToString(new Body(this, RequestAttributes.requestId(request)))
                .getBytes(UTF_8);
        response.setStatus(status);
        response.setContentType(MEDIA_TYPE);
        response.setContentLength(body.length);
        if (code.retryable()) {
            response.setHeader("Retry-After", RETRY_AFTER_SECONDS);
        }
        response.getOutputStream().write(body);
    }

    private static String title(int status) {
        HttpStatus known = HttpStatus.resolve(status);
        return known == null ? "Error" : known.getReasonPhrase();
    }
}
