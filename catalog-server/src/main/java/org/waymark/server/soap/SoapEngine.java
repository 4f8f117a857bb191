package org.waymark.server.soap;

import java.util.List;
import org.apache.cxf.Bus;
import org.waymark.server.config.SoapProperties;

/** Makes servlets of interfaces. */
public final class SoapEngine {

    private final Bus bus;
    private final CatalogSource catalog;
    private final SoapProperties limits;

    SoapEngine(Bus bus, CatalogSource catalog, SoapProperties limits) {
        this.bus = bus;
        this.catalog = catalog;
        this.limits = limits;
    }

    /** Serves each interface under its name. */
    public SoapServlet servlet(List<SoapEndpoint> endpoints) {
        return new SoapServlet(endpoints.stream().map(this::served).toList(), SoapServlet::nameInPath);
    }

    /** Serves one interface under every path. */
    public SoapServlet servlet(SoapEndpoint endpoint) {
        return new SoapServlet(List.of(served(endpoint)), request -> endpoint.name());
    }

    private ServedEndpoint served(SoapEndpoint endpoint) {
        return new ServedEndpoint(endpoint, bus, catalog, limits);
    }
}
