package org.waymark.server.http;

import java.io.IOException;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ErrorReportValve;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.waymark.api.ErrorCode;

/** Tomcat's own last words about a request, as a {@link Problem} instead of a page of HTML. */
final class PlainErrorPage extends ErrorReportValve {

    private static final Logger LOG = LoggerFactory.getLogger(PlainErrorPage.class);
    private static final int FIRST_ERROR = 400;
    private static final int NOT_FOUND = 404;
    private static final int FIRST_SERVER_ERROR = 500;

    @Override
    protected void report(Request request, Response response, @Nullable Throwable failure) {
        if (response.getStatus() < FIRST_ERROR || response.getContentWritten() > 0 || !response.setErrorReported()) {
            return;
        }
        try {
            problem(response.getStatus()).answer(request, response);
            response.finishResponse();
        } catch (IOException | IllegalStateException e) {
            LOG.debug("the client went away before it was told of an error", e);
        }
    }

    private static Problem problem(int status) {
        if (status == NOT_FOUND) {
            return new Problem(status, ErrorCode.NOT_FOUND, "there is nothing under this URL");
        }
        return status < FIRST_SERVER_ERROR
                ? new Problem(status, ErrorCode.INVALID_ARGUMENT, "the request cannot be understood")
                : new Problem(status, ErrorCode.INTERNAL, "the server failed; its log says more under the request id");
    }
}
