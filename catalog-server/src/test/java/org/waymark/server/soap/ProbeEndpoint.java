package org.waymark.server.soap;

import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.api.CatalogOperations;

/** Does with messages what endpoints do with them. */
final class ProbeEndpoint implements SoapEndpoint {

    private static final String CHUNK = "x".repeat(1_000);

    final AtomicInteger carriedOut = new AtomicInteger();

    @Override
    public String name() {
        return "Probe";
    }

    @Override
    public String namespace() {
        return "urn:probe";
    }

    @Override
    public Map<String, SoapOperation> operations() {
        return Map.of(
                "whole", this::whole,
                "items", this::items,
                "parameters", this::parameters,
                "unread", (request, catalog) -> SoapAnswer.EMPTY,
                "write", ProbeEndpoint::write,
                "refuse",
                        (request, catalog) -> {
                            throw CatalogException.invalid(
                                    request.whole().children().get(0).text());
                        },
                "explode",
                        (request, catalog) -> {
                            throw new IllegalStateException("a secret of the server's own");
                        });
    }

    private SoapAnswer whole(SoapRequest request, CatalogOperations catalog) {
        SoapElement all = request.whole();
        carriedOut.incrementAndGet();
        return response -> all.children().forEach(child -> response.text("seen", child.text()));
    }

    private SoapAnswer items(SoapRequest request, CatalogOperations catalog) {
        AtomicInteger count = new AtomicInteger();
        request.whole("items", item -> count.incrementAndGet());
        carriedOut.incrementAndGet();
        return response -> response.number("count", count.get());
    }

    private SoapAnswer parameters(SoapRequest request, CatalogOperations catalog) {
        AtomicInteger count = new AtomicInteger();
        request.forEach(parameter -> count.incrementAndGet());
        carriedOut.incrementAndGet();
        return response -> response.number("count", count.get());
    }

    /** Writes as many kilobytes as it is told and fails then, if it is told. */
    private static SoapAnswer write(SoapRequest request, CatalogOperations catalog) {
        SoapElement all = request.whole();
        int kilobytes = Integer.parseInt(all.child("kilobytes").text());
        return response -> {
            for (int i = 0; i < kilobytes; i++) {
                response.text("chunk", CHUNK);
            }
            if (all.child("fail") != null) {
                throw CatalogException.invalid("failed after %d kilobytes".formatted(kilobytes));
            }
        };
    }

    @Override
    public void writeDetail(@Nullable String operation, CatalogException failure, String requestId, SoapWriter detail) {
        detail.start("fault")
                .type("p", namespace(), failure.code().soapFault())
                .text("code", failure.code().name())
                .text("operation", String.valueOf(operation))
                .text("requestId", requestId)
                .end();
    }
}
