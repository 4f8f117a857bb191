package org.waymark.server.soap.glite;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.waymark.api.CatalogException;
import org.waymark.server.soap.SoapEndpoint;
import org.waymark.server.soap.SoapOperation;
import org.waymark.server.soap.SoapWriter;

/**
 * An interface of gLite's catalog: rpc/literal, elements in no namespace, faults told apart by their {@code xsi:type}, since all
 * have the same name.
 */
abstract class GliteEndpoint implements SoapEndpoint {

    private static final String TYPES = "http://glite.org/wsdl/services/org.glite.data.catalog";

    private final String name;
    private final Contract contract;
    private final Map<String, SoapOperation> operations;

    GliteEndpoint(String name, Map<String, SoapOperation> operations) {
        this.name = name;
        this.contract = Contract.read(name);
        this.operations = Map.copyOf(operations);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String namespace() {
        return contract.namespace();
    }

    @Override
    public Map<String, SoapOperation> operations() {
        return operations;
    }

    @Override
    public void writeDetail(@Nullable String operation, CatalogException failure, String requestId, SoapWriter detail) {
        Set<GliteFault> declared =
                operation == null ? Set.of() : contract.faults().getOrDefault(operation, Set.of());
        detail.start("fault")
                .type("g", TYPES, GliteFault.of(failure.code(), declared).typeName())
                .text("message", failure.getMessage())
                .end();
    }
}
