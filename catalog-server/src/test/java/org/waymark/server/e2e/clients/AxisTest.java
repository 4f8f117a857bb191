package org.waymark.server.e2e.clients;

import java.net.URI;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import org.waymark.server.e2e.TestData;

/** What Axis 1.4 generates from the contracts that the server serves compiles, and all of it works with the server. */
@ExtendWith(SharedServer.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AxisTest {

    private final Axis axis = new Axis(TestData.fresh(AxisTest.class).directory());

    private URI server;
    private Scene scene;

    @BeforeAll
    void build(URI server) {
        this.server = server;
        scene = Scene.prepare(server, "axis");
        for (String service : List.of("MetadataCatalog", "FiremanCatalog", "StorageIndex", "DataLocationInterface")) {
            axis.generate(server.resolve("/services/" + service + "?wsdl"));
        }
        axis.compile();
    }

    @TestFactory
    Stream<DynamicTest> aProgramUsesTheMetadataCatalog() {
        return Report.of(axis.program("MetadataCatalogProgram", scene.home()));
    }

    @TestFactory
    Stream<DynamicTest> aProgramUsesTheFiremanCatalogAtTheAddressOfOldConfigurations() {
        URI address = server.resolve("/glite-data-catalog-interface/FiremanCatalog");
        return Report.of(axis.program("FiremanCatalogProgram", address, scene.home()));
    }

    @TestFactory
    Stream<DynamicTest> aProgramUsesTheStorageIndex() {
        return Report.of(axis.program("StorageIndexProgram", scene.located(), scene.guid()));
    }

    @TestFactory
    Stream<DynamicTest> aProgramUsesTheDataLocationInterface() {
        return Report.of(axis.program("DataLocationProgram", scene.located(), scene.guid()));
    }
}
