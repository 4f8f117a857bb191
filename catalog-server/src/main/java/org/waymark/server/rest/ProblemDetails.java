package org.waymark.server.rest;

import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;
import org.waymark.wsdl.rest.model.ErrorCodeJson;
import org.waymark.wsdl.rest.model.ProblemJson;

/** Errors as RFC 9457 problem details. */
final class ProblemDetails {

    private static final String TYPE = "urn:waymark:error:";
    private static final String RETRY_AFTER_SECONDS = "1";

    private ProblemDetails() {}

    /** What went wrong, in words that do not change with the occasion. */
    static String title(ErrorCode code) {
        return switch (code) {
            case INVALID_ARGUMENT -> "The request is not what the contract asks for";
            case INVALID_PATH -> "That is not a path";
            case TOO_LARGE -> "The request is too large";
            case UNAUTHENTICATED -> "The caller is not known";
            case PERMISSION_DENIED -> "The caller may not do that";
            case NOT_FOUND -> "There is no such thing";
            case ALREADY_EXISTS -> "There is something already";
            case NOT_A_DIRECTORY -> "A directory is needed here";
            case IS_A_DIRECTORY -> "A directory will not do here";
            case NOT_EMPTY -> "The directory is not empty";
            case HAS_REPLICAS -> "The file has replicas";
            case LINK_LOOP -> "Too many symlinks on the way";
            case PRECONDITION_FAILED -> "The entry is not what the request supposes";
            case CONFLICT -> "Concurrent callers were in the way";
            case QUOTA_EXCEEDED -> "The quota is used up";
            case OVERLOADED -> "The server has too much to do";
            case UNAVAILABLE -> "The database cannot be reached";
            case INTERNAL -> "The server failed";
        };
    }

    /** The answer to a call that failed with {@code failure}. */
    static ResponseEntity<Object> answer(CatalogException failure, String requestId) {
        return answer(failure, HttpStatus.valueOf(failure.code().httpStatus()), new HttpHeaders(), requestId);
    }

    /** The same with a status that says more than the code's own, and with headers that belong to it. */
    static ResponseEntity<Object> answer(
            CatalogException failure, HttpStatusCode status, HttpHeaders headers, String requestId) {
        ResponseEntity.BodyBuilder answer =
                ResponseEntity.status(status).headers(headers).contentType(MediaType.APPLICATION_PROBLEM_JSON);
        if (status.value() == HttpStatus.SERVICE_UNAVAILABLE.value()) {
            answer.header(HttpHeaders.RETRY_AFTER, RETRY_AFTER_SECONDS);
        }
        return answer.body(problem(failure, status, requestId));
    }

    private static ProblemJson problem(CatalogException failure, HttpStatusCode status, @Nullable String requestId) {
        return new ProblemJson()
                .type(TYPE + failure.code())
                .title(title(failure.code()))
                .status(status.value())
                .detail(failure.getMessage())
                .code(ErrorCodeJson.valueOf(failure.code().name()))
                .index(failure.index())
                .requestId(requestId);
    }
}
