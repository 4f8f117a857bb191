package org.waymark.server.e2e;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.waymark.api.Caller;
import org.waymark.api.CatalogOperations;
import org.waymark.api.contract.CatalogContract;
import org.waymark.client.CatalogClient;
import org.waymark.client.Credentials;

/** The catalog behind Waymark's own SOAP service keeps its contract. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SoapContractTest extends CatalogContract {

    private final TestData data = TestData.fresh(SoapContractTest.class);
    private RunningServer server;

    @BeforeAll
    void open() {
        server = new RunningServer(data.directory());
    }

    @AfterAll
    void close() {
        server.close();
        data.close();
    }

    /** In insecure mode root is the administrator. */
    @Override
    public CatalogOperations as(Caller caller) {
        return CatalogClient.soap(
                server.url().resolve("/services/Waymark"), new Credentials.Insecure(caller.user(), caller.groups()));
    }
}
