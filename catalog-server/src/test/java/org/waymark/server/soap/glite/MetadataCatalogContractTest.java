package org.waymark.server.soap.glite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What clients of gLite's time were built on does not change. */
class MetadataCatalogContractTest {

    private static final String DECLARED = """
            createEntry InvalidArgument Exists Internal NotExists Authorization
            removeEntry Internal NotExists Authorization
            getAttributes Internal NotExists Authorization
            setAttributes InvalidArgument Internal NotExists Authorization
            clearAttributes Internal NotExists Authorization
            listAttributes Internal NotExists Authorization
            query InvalidArgument Internal Authorization
            getVersion
            getSchemaVersion
            getInterfaceVersion
            getServiceMetadata
            createSchema InvalidArgument Internal Exists Authorization
            addSchemaAttributes InvalidArgument Internal Exists NotExists Authorization
            removeSchemaAttributes Internal NotExists Authorization
            dropSchema Internal NotExists Authorization
            listSchemas Internal Authorization
            describeSchema Internal NotExists Authorization
            checkPermission Internal Authorization
            getPermission InvalidArgument Internal NotExists Authorization
            setPermission InvalidArgument Internal NotExists Authorization
            """;

    private final Contract contract = Contract.read("MetadataCatalog");

    @Test
    void theOperationsDeclareTheFaultsOfTheOriginal() {
        Map<String, Set<GliteFault>> declared = DECLARED.lines()
                .map(line -> line.split(" "))
                .collect(Collectors.toMap(
                        words -> words[0],
                        words -> Arrays.stream(words)
                                .skip(1)
                                .map(stem -> GliteFault.of(stem + "Exception"))
                                .collect(Collectors.toSet())));
        assertThat(contract.faults()).isEqualTo(declared);
    }

    @Test
    void theNamespaceIsTheOriginals() {
        assertThat(contract.namespace())
                .isEqualTo("http://glite.org/wsdl/services/org.glite.data.catalog.service.meta");
    }

    @Test
    void everyOperationIsServed() {
        assertThat(new MetadataCatalogEndpoint(null).operations().keySet())
                .isEqualTo(contract.faults().keySet());
    }
}
