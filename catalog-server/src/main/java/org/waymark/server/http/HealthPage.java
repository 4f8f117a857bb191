package org.waymark.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.function.BooleanSupplier;

/** Whether the server can do its work: 200 while it reaches its database, 503 otherwise. */
public final class HealthPage extends HttpServlet {

    private static final long serialVersionUID = 1L;

    private final transient BooleanSupplier databaseReachable;

    public HealthPage(BooleanSupplier databaseReachable) {
        this.databaseReachable = databaseReachable;
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        boolean up = databaseReachable.getAsBoolean();
        response.setStatus(up ? HttpServletResponse.SC_OK : HttpServletResponse.SC_SERVICE_UNAVAILABLE);
        response.setContentType("application/json");
        response.setHeader("Cache-Control", "no-store");
        String state = up ? "UP" : "DOWN";
        response.getOutputStream()
                .write("{\"status\":\"%1$s\",\"database\":\"%1$s\"}"
                        .formatted(state)
                        .getBytes(UTF_8));
    }
}
