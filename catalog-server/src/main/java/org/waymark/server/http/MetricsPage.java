package org.waymark.server.http;

import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** The metrics in Prometheus' text format. */
public final class MetricsPage extends HttpServlet {

    private static final long serialVersionUID = 1L;

    private final transient PrometheusMeterRegistry meters;

    public MetricsPage(PrometheusMeterRegistry meters) {
        this.meters = meters;
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        response.setContentType("text/plain; version=0.0.4; charset=utf-8");
        meters.scrape(response.getOutputStream());
    }
}
