package org.waymark.client.http;

import java.io.IOException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.time.Duration;
import javax.net.ssl.SSLException;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.ErrorCode;
import org.waymark.client.Timeouts;

/**
 * Says what went wrong between here and the service.
 *
 * @param doubt what to add when a request may or may not have been carried out
 */
public record Failures(String url, Timeouts timeouts, String doubt) {

    /** No connection came about; nothing was sent. */
    CatalogException unreachable(IOException cause) {
        String reason;
        if (cause instanceof UnknownHostException) {
            reason = "its host is unknown";
        } else if (cause instanceof SocketTimeoutException) {
            reason = "no connection in time";
        } else if (cause instanceof SSLException) {
            reason = "no trusted connection: " + cause.getMessage();
        } else {
            reason = String.valueOf(cause.getMessage());
        }
        return unavailable("cannot reach " + url + ": " + reason, cause);
    }

    /** The connection broke after the request was sent, or while it was. */
    public CatalogException lost(@Nullable Throwable cause) {
        if (cause instanceof SocketTimeoutException) {
            return unavailable("no answer from " + url + " within " + text(timeouts.read()) + doubt, cause);
        }
        String reason = cause == null || cause.getMessage() == null ? "" : " (" + cause.getMessage() + ")";
        return unavailable("the connection to " + url + " was lost" + reason + doubt, new LostAnswer(cause));
    }

    /** The answer ended before its end. */
    public CatalogException cutOff(@Nullable Throwable cause) {
        return unavailable("the answer was cut off, from " + url + doubt, new LostAnswer(cause));
    }

    /** The answer is the service's, but says nothing that makes sense here. */
    public CatalogException unintelligible(RuntimeException cause) {
        String reason = String.valueOf(cause.getMessage());
        int end = reason.indexOf('\n');
        return new CatalogException(
                ErrorCode.INTERNAL,
                "the answer from " + url + " makes no sense: " + (end < 0 ? reason : reason.substring(0, end)) + doubt,
                cause);
    }

    /** The answer is not the service's: of a proxy on the way, or of another server. */
    CatalogException foreign(int status, @Nullable String contentType, @Nullable String location) {
        String what = contentType == null ? "nothing" : contentType;
        String hint = location == null ? "" : ", pointing to " + location;
        return new CatalogException(
                codeOf(status), url + " answered " + status + " with " + what + hint + ", not as a catalog does");
    }

    CatalogException unauthenticated() {
        return new CatalogException(ErrorCode.UNAUTHENTICATED, url + " does not accept these credentials");
    }

    private static ErrorCode codeOf(int status) {
        return switch (status) {
            case 401, 407 -> ErrorCode.UNAUTHENTICATED;
            case 403 -> ErrorCode.PERMISSION_DENIED;
            case 413, 414, 431 -> ErrorCode.TOO_LARGE;
            case 429 -> ErrorCode.OVERLOADED;
            default -> ErrorCode.UNAVAILABLE;
        };
    }

    private static CatalogException unavailable(String message, @Nullable Throwable cause) {
        return new CatalogException(ErrorCode.UNAVAILABLE, message, cause);
    }

    private static String text(Duration timeout) {
        long millis = timeout.toMillis();
        return millis % 1000 == 0 ? millis / 1000 + " s" : millis + " ms";
    }
}
