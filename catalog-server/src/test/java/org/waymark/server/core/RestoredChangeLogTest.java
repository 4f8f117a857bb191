package org.waymark.server.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.waymark.api.Caller;
import org.waymark.api.CatalogOperations;
import org.waymark.api.CatalogPath;
import org.waymark.api.Change;
import org.waymark.api.ChangeRecord;
import org.waymark.api.PageRequest;

/** A change log that comes from another database server is read in the order in which it was written. */
class RestoredChangeLogTest {

    private TestDatabase database;
    private CatalogOperations catalog;

    @BeforeEach
    void open() {
        database = TestDatabase.create();
        catalog = database.catalog().as(Caller.administrator("root"), null);
    }

    @AfterEach
    void close() {
        database.close();
    }

    private void make(String path) {
        catalog.apply(new Change.Mkdir(CatalogPath.parse(path)));
    }

    private List<String> changes() {
        return catalog.listChanges(PageRequest.FIRST).items().stream()
                .map(ChangeRecord::newPath)
                .toList();
    }

    /** As if the rows had been written by a server that is far ahead of this one. */
    private void dumpAndRestore() throws SQLException {
        try (Connection connection = database.connections().getConnection();
                Statement statement = connection.createStatement()) {
            statement.executeUpdate(
                    "UPDATE change_log SET transaction = ((transaction::text)::bigint + 1000000000)::text::xid8");
        }
    }

    @Test
    void whatWasRestoredComesFirst() throws SQLException {
        make("/a");
        make("/b");
        dumpAndRestore();
        assertThat(changes()).isEmpty();
        database.migrate();
        make("/c");
        assertThat(changes()).containsExactly("/a", "/b", "/c");
    }

    @Test
    void aLogOfThisServerStaysAsItIs() {
        make("/a");
        String before = catalog.listChanges(PageRequest.FIRST).next();
        database.migrate();
        assertThat(catalog.listChanges(PageRequest.FIRST).next()).isEqualTo(before);
    }
}
