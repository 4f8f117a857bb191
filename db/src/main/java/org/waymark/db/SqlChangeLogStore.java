package org.waymark.db;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.waymark.api.ChangeRecord;
import org.waymark.api.Guid;
import org.waymark.api.Operation;
import org.waymark.api.Principal;

/** The change log, by the statements of {@link ChangeLogSql}. */
final class SqlChangeLogStore implements ChangeLogStore {

    private final Statements statements;
    private final Dialect dialect;
    private final Interning interning;

    SqlChangeLogStore(Statements statements, Interning interning) {
        this.statements = statements;
        this.dialect = statements.dialect();
        this.interning = interning;
    }

    @Override
    public void append(List<LogRecord> records, String caller, long now, @Nullable String requestId) {
        Principal user = Principal.user(caller);
        interning.numberPrincipals(Set.of(user));
        Rows rows = Rows.of(records, "smallint", record -> OperationCode.of(record.operation()))
                .and(records, "bigint", LogRecord::entryId)
                .and(records, "uuid", LogRecord::guid)
                .and(records, "text", LogRecord::oldPath)
                .and(records, "text", LogRecord::newPath);
        statements.update(ChangeLogSql.append(dialect), interning.id(user), now, requestId, rows);
    }

    @Override
    public List<Logged> list(Position after, int most) {
        String transaction = after.transaction();
        return switch (dialect) {
            case POSTGRESQL -> statements.query(ChangeLogSql.list(dialect), this::read, transaction, after.id(), most);
            case ORACLE ->
                statements.query(ChangeLogSql.list(dialect), this::read, transaction, transaction, after.id(), most);
        };
    }

    private Logged read(ResultSet row) throws SQLException {
        UUID guid = dialect.uuid(row, 5);
        Operation operation = OperationCode.operation(row.getInt(3));
        return new Logged(
                new Position(row.getString(1), row.getLong(2)),
                new ChangeRecord(
                        operation,
                        row.getLong(4),
                        guid == null ? null : new Guid(guid),
                        row.getString(6),
                        row.getString(7),
                        row.getString(8),
                        Instant.ofEpochMilli(row.getLong(9)),
                        row.getString(10)));
    }
}
