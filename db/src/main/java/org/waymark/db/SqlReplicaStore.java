package org.waymark.db;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.waymark.api.Replica;
import org.waymark.api.ReplicaQuery;
import org.waymark.api.ReplicaStatus;
import org.waymark.api.ReplicaType;
import org.waymark.api.StorageUrl;

/** The replicas, by the statements of {@link ReplicaSql}. */
final class SqlReplicaStore implements ReplicaStore {

    private final Statements statements;
    private final Dialect dialect;
    private final IdBlock ids;

    SqlReplicaStore(Statements statements, IdBlock ids) {
        this.statements = statements;
        this.dialect = statements.dialect();
        this.ids = ids;
    }

    private static ReplicaRecord read(ResultSet row) throws SQLException {
        return new ReplicaRecord(
                row.getLong(1),
                row.getLong(2),
                new Replica(
                        new StorageUrl(row.getString(3)),
                        ReplicaStatus.values()[row.getInt(4)],
                        ReplicaType.values()[row.getInt(5)],
                        row.getInt(6) == 1,
                        row.getString(7),
                        row.getString(8),
                        row.getString(9),
                        Instant.ofEpochMilli(row.getLong(10)),
                        Instant.ofEpochMilli(row.getLong(11)),
                        instant(row, 12),
                        instant(row, 13),
                        row.getLong(14),
                        AttributeText.parse(row.getString(15))));
    }

    private static @Nullable Instant instant(ResultSet row, int column) throws SQLException {
        long millis = row.getLong(column);
        return row.wasNull() ? null : Instant.ofEpochMilli(millis);
    }

    @Override
    public List<ReplicaRecord> findBySfn(Collection<String> sfns) {
        return statements.query(ReplicaSql.findBySfn(dialect), SqlReplicaStore::read, Rows.of("text", sfns.toArray()));
    }

    @Override
    public List<ReplicaRecord> listByEntry(Collection<Long> entryIds) {
        return statements.query(
                ReplicaSql.listByEntry(dialect), SqlReplicaStore::read, Rows.of("bigint", entryIds.toArray()));
    }

    @Override
    public List<ReplicaRecord> list(ReplicaQuery query, long after, int most) {
        List<Object> parameters = new ArrayList<>();
        if (query.storageElement() != null) {
            parameters.add(query.storageElement().toLowerCase(Locale.ROOT));
        }
        if (query.setName() != null) {
            parameters.add(query.setName());
        }
        if (query.status() != null) {
            parameters.add(query.status().ordinal());
        }
        parameters.add(after);
        parameters.add(most);
        return statements.query(ReplicaSql.list(query), SqlReplicaStore::read, parameters.toArray());
    }

    private static Function<ReplicaRecord, @Nullable Object> of(Function<Replica, @Nullable Object> part) {
        return row -> part.apply(row.replica());
    }

    private static @Nullable Long millis(@Nullable Instant time) {
        return time == null ? null : time.toEpochMilli();
    }

    private static @Nullable String element(Replica replica) {
        String host = replica.sfn().storageElement();
        return host.isEmpty() ? null : host;
    }

    @Override
    public boolean insert(List<ReplicaRecord> rows) {
        int inserted = statements.update(
                ReplicaSql.insert(dialect),
                Rows.of(rows, "bigint", ReplicaRecord::id)
                        .and(rows, "bigint", ReplicaRecord::entryId)
                        .and(rows, "text", of(replica -> replica.sfn().text()))
                        .and(rows, "text", of(SqlReplicaStore::element))
                        .and(rows, "smallint", of(replica -> replica.status().ordinal()))
                        .and(rows, "smallint", of(replica -> replica.type().ordinal()))
                        .and(rows, "smallint", of(replica -> replica.master() ? 1 : 0))
                        .and(rows, "text", of(Replica::pool))
                        .and(rows, "text", of(Replica::fileSystem))
                        .and(rows, "text", of(Replica::setName))
                        .and(rows, "bigint", of(replica -> replica.created().toEpochMilli()))
                        .and(rows, "bigint", of(replica -> replica.accessed().toEpochMilli()))
                        .and(rows, "bigint", of(replica -> millis(replica.pinnedUntil())))
                        .and(rows, "bigint", of(replica -> millis(replica.expires())))
                        .and(rows, "bigint", of(Replica::accessCount))
                        .and(rows, "text", of(replica -> AttributeText.write(replica.attributes()))));
        return inserted == rows.size();
    }

    @Override
    public void update(List<ReplicaRecord> rows) {
        List<Long> notMaster = rows.stream()
                .filter(row -> !row.replica().master())
                .map(ReplicaRecord::id)
                .toList();
        if (!notMaster.isEmpty() && notMaster.size() < rows.size()) {
            statements.update(ReplicaSql.demote(dialect), Rows.of("bigint", notMaster.toArray()));
        }
        statements.update(
                ReplicaSql.update(dialect),
                Rows.of(rows, "bigint", ReplicaRecord::id)
                        .and(rows, "smallint", of(replica -> replica.status().ordinal()))
                        .and(rows, "smallint", of(replica -> replica.type().ordinal()))
                        .and(rows, "smallint", of(replica -> replica.master() ? 1 : 0))
                        .and(rows, "text", of(Replica::pool))
                        .and(rows, "text", of(Replica::fileSystem))
                        .and(rows, "text", of(Replica::setName))
                        .and(rows, "bigint", of(replica -> replica.accessed().toEpochMilli()))
                        .and(rows, "bigint", of(replica -> millis(replica.pinnedUntil())))
                        .and(rows, "bigint", of(replica -> millis(replica.expires())))
                        .and(rows, "bigint", of(Replica::accessCount))
                        .and(rows, "text", of(replica -> AttributeText.write(replica.attributes()))));
    }

    @Override
    public void deleteByKey(Collection<Long> ids) {
        statements.update(ReplicaSql.deleteByKey(dialect), Rows.of("bigint", ids.toArray()));
    }

    @Override
    public void deleteByEntry(Collection<Long> entryIds) {
        statements.update(ReplicaSql.deleteByEntry(dialect), Rows.of("bigint", entryIds.toArray()));
    }

    @Override
    public long nextId() {
        return ids.next(statements);
    }
}
