package org.waymark.server.rest;

import jakarta.servlet.http.HttpServletRequest;
import org.apache.tomcat.util.http.InvalidParameterException;
import org.jspecify.annotations.Nullable;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.web.ErrorResponse;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.context.request.RequestAttributes;
import org.springframework.web.context.request.WebRequest;
import org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler;
import org.springframework.web.util.DisconnectedClientHelper;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;

/** Answers every exception, the catalog's and the framework's, with {@link ProblemDetails}. */
@RestControllerAdvice
@Order(Ordered.HIGHEST_PRECEDENCE)
class Problems extends ResponseEntityExceptionHandler {

    @ExceptionHandler
    @Nullable
    ResponseEntity<Object> any(Exception failure, HttpServletRequest request) {
        // The helper goes by names of causes: to it a lost database looks like a lost client.
        boolean ours = failure instanceof CatalogException;
        if (!ours && DisconnectedClientHelper.isClientDisconnectedException(failure)) {
            return null;
        }
        return ProblemDetails.answer(Failures.told(failure), requestId(request));
    }

    /** Tomcat's word for a query that is not percent-encoded UTF-8. */
    @ExceptionHandler
    ResponseEntity<Object> badQuery(InvalidParameterException failure, HttpServletRequest request) {
        CatalogException told = CatalogException.invalid("the query is not percent-encoded UTF-8");
        return ProblemDetails.answer(told, requestId(request));
    }

    private static String requestId(HttpServletRequest request) {
        return String.valueOf(request.getAttribute(org.waymark.server.http.RequestAttributes.REQUEST_ID));
    }

    @Override
    protected @Nullable ResponseEntity<Object> handleHttpMessageNotReadable(
            HttpMessageNotReadableException unreadable,
            HttpHeaders headers,
            HttpStatusCode status,
            WebRequest request) {
        CatalogException told = UnreadableBodies.explain(unreadable);
        return ProblemDetails.answer(
                told, HttpStatusCode.valueOf(told.code().httpStatus()), headers, requestId(request));
    }

    /** Where all of the framework's own exceptions arrive. */
    @Override
    protected @Nullable ResponseEntity<Object> handleExceptionInternal(
            Exception failure, @Nullable Object body, HttpHeaders headers, HttpStatusCode status, WebRequest request) {
        CatalogException told = new CatalogException(code(status), detail(failure, body), failure);
        if (status.is5xxServerError()) {
            told = Failures.told(failure);
        }
        return ProblemDetails.answer(told, status, headers, requestId(request));
    }

    private static String requestId(WebRequest request) {
        return String.valueOf(request.getAttribute(
                org.waymark.server.http.RequestAttributes.REQUEST_ID, RequestAttributes.SCOPE_REQUEST));
    }

    private static ErrorCode code(HttpStatusCode status) {
        return switch (status.value()) {
            case 401 -> ErrorCode.UNAUTHENTICATED;
            case 403 -> ErrorCode.PERMISSION_DENIED;
            case 404 -> ErrorCode.NOT_FOUND;
            case 412 -> ErrorCode.PRECONDITION_FAILED;
            case 413 -> ErrorCode.TOO_LARGE;
            case 503 -> ErrorCode.UNAVAILABLE;
            default -> status.is4xxClientError() ? ErrorCode.INVALID_ARGUMENT : ErrorCode.INTERNAL;
        };
    }

    private static String detail(Exception failure, @Nullable Object body) {
        ProblemDetail known = body instanceof ProblemDetail detail
                ? detail
                : failure instanceof ErrorResponse answer ? answer.getBody() : null;
        return known == null || known.getDetail() == null ? "the request cannot be served" : known.getDetail();
    }
}
