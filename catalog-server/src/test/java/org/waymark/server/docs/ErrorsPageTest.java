package org.waymark.server.docs;

import java.io.IOException;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.waymark.api.ErrorCode;

/** The reference page of the errors says what {@link ErrorCode} says. */
class ErrorsPageTest {

    private static final String TEMPLATE = """
            # Errors

            <!-- Generated from ErrorCode by ErrorsPageTest. -->

            Every way in which an operation can fail. A code never changes its meaning.

            * REST answers with the HTTP status and a problem document (RFC 9457, `application/problem+json`) that holds `code`,
              `detail`, `requestId`, and of an atomic message the `index` of the change that failed. In a bulk answer the code is
              in the item's `error`, and the status is 200.
            * The command line prints `COMMAND: text` on standard error and ends with status 1. With `--json` the code is in
              `error.code`.
            * SOAP names the fault of gLite's interface.

            "Again" says that the same request, unchanged, may succeed later. `OVERLOADED` and `UNAVAILABLE` carry
            `Retry-After`. After a lost connection or `UNAVAILABLE` on a write nobody knows whether it was carried out: send it
            again with the same `Idempotency-Key`.

            | code | when | whose matter | HTTP | SOAP fault | again |
            |---|---|---|---|---|---|
            %s""";

    @Test
    void thePageIsUpToDate() throws IOException {
        String rows = Stream.of(ErrorCode.values()).map(ErrorsPageTest::row).collect(Collectors.joining());
        new ReferencePage("errors.md").holds(TEMPLATE.formatted(rows));
    }

    private static String row(ErrorCode code) {
        return "| `%s` | %s | %s | %d | %s | %s |%n"
                .formatted(
                        code,
                        when(code),
                        code.category().name().toLowerCase(Locale.ROOT),
                        code.httpStatus(),
                        code.soapFault(),
                        code.retryable() ? "yes" : "no");
    }

    private static String when(ErrorCode code) {
        return switch (code) {
            case INVALID_ARGUMENT -> "a value, a field or their combination is not what the contract asks for";
            case INVALID_PATH -> "a text is no path: too long, a forbidden character, no UTF-8, above the root";
            case TOO_LARGE -> "more items, bytes or entries than one call may have";
            case UNAUTHENTICATED -> "no credentials, or wrong ones";
            case PERMISSION_DENIED -> "a right is missing; also where the caller may not see whether anything is there";
            case NOT_FOUND -> "nothing has this name, GUID or storage URL";
            case ALREADY_EXISTS -> "the name, GUID or storage URL is taken, or the file is there and differs";
            case NOT_A_DIRECTORY -> "a directory is needed, or on the way, and something else is there";
            case IS_A_DIRECTORY -> "a file or symlink is needed, and a directory is there";
            case NOT_EMPTY -> "the directory holds something";
            case HAS_REPLICAS -> "the file has replicas, whose records would be lost";
            case LINK_LOOP -> "more than 40 symlinks on the way";
            case PRECONDITION_FAILED -> "a precondition or `If-Match` does not hold; nothing has changed";
            case CONFLICT -> "concurrent callers were in the way for longer than the server's own retries";
            case QUOTA_EXCEEDED -> "a quota is used up; no quota can be set yet";
            case OVERLOADED -> "no connection became free in time, or the deadline passed";
            case UNAVAILABLE -> "the database, or the service, cannot be reached";
            case INTERNAL -> "a defect; the server's log has more under the request id";
        };
    }
}
