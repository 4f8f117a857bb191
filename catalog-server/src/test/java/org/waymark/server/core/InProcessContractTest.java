package org.waymark.server.core;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.waymark.api.Caller;
import org.waymark.api.CatalogOperations;
import org.waymark.api.contract.CatalogContract;

/** The catalog without any wire keeps its contract. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class InProcessContractTest extends CatalogContract {

    private TestDatabase database;
    private Catalog catalog;

    @BeforeAll
    void open() {
        database = TestDatabase.create();
        catalog = database.catalog();
    }

    @AfterAll
    void close() {
        database.close();
    }

    @Override
    public CatalogOperations as(Caller caller) {
        return catalog.as(caller, "test");
    }
}
