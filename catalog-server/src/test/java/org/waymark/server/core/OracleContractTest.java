package org.waymark.server.core;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;
import org.waymark.api.Caller;
import org.waymark.api.CatalogOperations;
import org.waymark.api.contract.CatalogContract;

/**
 * The catalog on Oracle keeps its contract. Needs a schema whose content may be lost: {@code WAYMARK_TEST_ORACLE_URL},
 * {@code WAYMARK_TEST_ORACLE_USER} and {@code WAYMARK_TEST_ORACLE_PASSWORD}.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@EnabledIfEnvironmentVariable(
        named = "WAYMARK_TEST_ORACLE_URL",
        matches = "jdbc:oracle:.*",
        disabledReason = "no Oracle: WAYMARK_TEST_ORACLE_URL is not set")
class OracleContractTest extends CatalogContract {

    private TestDatabase database;
    private Catalog catalog;

    @BeforeAll
    void open() {
        database = TestDatabase.emptied(
                System.getenv("WAYMARK_TEST_ORACLE_URL"),
                System.getenv("WAYMARK_TEST_ORACLE_USER"),
                System.getenv("WAYMARK_TEST_ORACLE_PASSWORD"));
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
