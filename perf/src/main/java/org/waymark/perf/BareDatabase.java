package org.waymark.perf;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import javax.sql.DataSource;
import org.waymark.api.CatalogPath;
import org.waymark.perf.FileRecords.FileRecord;

/**
 * What a careful engineer would write by hand for the same work on the same tables: array statements, prepared, one
 * transaction a message. Directories are known beforehand; nothing is checked.
 */
final class BareDatabase {

    private static final String FILES = """
            INSERT INTO entry (id, parent_id, guid, size_, created_at, modified_at, accessed_at, changed_at, version,
                               owner_id, group_id, acl_id, kind, special, name, checksums)
            SELECT u.id, u.parent_id, u.guid, u.size_, t.now, t.now, t.now, t.now, 1, 1, 2, 1, 1, 0, u.name, u.checksums
              FROM unnest(?::bigint[], ?::bigint[], ?::uuid[], ?::bigint[], ?::text[], ?::text[])
                AS u (id, parent_id, guid, size_, name, checksums), (SELECT ?::bigint AS now) t""";

    private static final String REPLICAS = """
            INSERT INTO replica (id, entry_id, created_at, accessed_at, access_count, status, type, master, sfn, element)
            SELECT u.id, u.id, t.now, t.now, 0, 0, 0, 0, u.sfn, u.element
              FROM unnest(?::bigint[], ?::text[], ?::text[]) AS u (id, sfn, element), (SELECT ?::bigint AS now) t""";

    private static final String LOG = """
            INSERT INTO change_log (operation, entry_id, guid, new_path, caller_id, made_at)
            SELECT 3, u.id, u.guid, u.path, 1, t.now
              FROM unnest(?::bigint[], ?::uuid[], ?::text[]) AS u (id, guid, path), (SELECT ?::bigint AS now) t""";

    private static final String DIRECTORY = """
            INSERT INTO entry (id, parent_id, size_, created_at, modified_at, accessed_at, changed_at, version,
                               owner_id, group_id, acl_id, kind, special, name)
            VALUES (?, ?, 0, 0, 0, 0, 0, 1, 1, 2, 1, 0, 0, ?)""";

    private static final String LOOK_UP = """
            SELECT e.id, e.guid, e.size_, e.checksums, e.version, e.owner_id, e.group_id, e.acl_id, e.modified_at
              FROM unnest(?::bigint[], ?::text[]) AS u (parent_id, name)
             CROSS JOIN LATERAL (SELECT * FROM entry e WHERE e.parent_id = u.parent_id AND e.name = u.name OFFSET 0) AS e""";

    private final DataSource connections;
    private final AtomicLong ids = new AtomicLong(1L << 40);
    private final Map<CatalogPath, Long> directories = new ConcurrentHashMap<>(Map.of(CatalogPath.ROOT, 1L));

    BareDatabase(DataSource connections) {
        this.connections = connections;
    }

    /** Makes the directories that {@code records} need. */
    void makeDirectories(List<FileRecord> records) throws SQLException {
        try (Connection connection = connections.getConnection();
                PreparedStatement insert = connection.prepareStatement(DIRECTORY)) {
            for (FileRecord record : records) {
                make(record.path().parent(), insert);
            }
        }
    }

    private long make(CatalogPath path, PreparedStatement insert) throws SQLException {
        Long known = directories.get(path);
        if (known != null) {
            return known;
        }
        long parent = make(path.parent(), insert);
        long id = ids.incrementAndGet();
        insert.setLong(1, id);
        insert.setLong(2, parent);
        insert.setString(3, path.name());
        insert.executeUpdate();
        directories.put(path, id);
        return id;
    }

    void register(List<FileRecord> records) throws SQLException {
        Map<FileRecord, Long> ids = new HashMap<>();
        Map<FileRecord, UUID> guids = new HashMap<>();
        for (FileRecord record : records) {
            ids.put(record, this.ids.incrementAndGet());
            guids.put(record, UUID.randomUUID());
        }
        long now = System.currentTimeMillis();
        try (Connection connection = connections.getConnection()) {
            connection.setAutoCommit(false);
            execute(
                    connection,
                    FILES,
                    now,
                    array(connection, "bigint", records, ids::get),
                    array(
                            connection,
                            "bigint",
                            records,
                            r -> directories.get(r.path().parent())),
                    array(connection, "uuid", records, guids::get),
                    array(connection, "bigint", records, FileRecord::size),
                    array(connection, "text", records, r -> r.path().name()),
                    array(connection, "text", records, r -> r.checksums().toString()));
            execute(
                    connection,
                    REPLICAS,
                    now,
                    array(connection, "bigint", records, ids::get),
                    array(connection, "text", records, r -> r.sfn().text()),
                    array(connection, "text", records, r -> "eospublic.cern.ch"));
            execute(
                    connection,
                    LOG,
                    now,
                    array(connection, "bigint", records, ids::get),
                    array(connection, "uuid", records, guids::get),
                    array(connection, "text", records, r -> r.path().text()));
            connection.commit();
        }
    }

    private static java.sql.Array array(
            Connection connection, String type, List<FileRecord> records, Function<FileRecord, Object> value)
            throws SQLException {
        return connection.createArrayOf(type, records.stream().map(value).toArray());
    }

    private static void execute(Connection connection, String sql, long now, java.sql.Array... columns)
            throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < columns.length; i++) {
                statement.setArray(i + 1, columns[i]);
            }
            statement.setLong(columns.length + 1, now);
            statement.executeUpdate();
        }
    }

    /** @return how many were found */
    int lookUp(List<FileRecord> records) throws SQLException {
        int found = 0;
        try (Connection connection = connections.getConnection();
                PreparedStatement statement = connection.prepareStatement(LOOK_UP)) {
            statement.setArray(
                    1,
                    array(
                            connection,
                            "bigint",
                            records,
                            r -> directories.get(r.path().parent())));
            statement.setArray(
                    2, array(connection, "text", records, r -> r.path().name()));
            try (ResultSet result = statement.executeQuery()) {
                while (result.next()) {
                    result.getLong(1);
                    result.getObject(2, UUID.class);
                    result.getString(4);
                    found++;
                }
            }
        }
        return found;
    }
}
