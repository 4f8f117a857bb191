package org.waymark.db;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.waymark.api.AttributeType;

/** What entries have of attributes, by the statements of {@link AttributeSql}. */
final class SqlAttributeStore implements AttributeStore {

    private final Statements statements;
    private final Dialect dialect;

    SqlAttributeStore(Statements statements) {
        this.statements = statements;
        this.dialect = statements.dialect();
    }

    @Override
    public List<ValueRecord> listByEntry(Collection<Long> entries) {
        return statements.query(
                AttributeSql.listByEntry(dialect), SqlAttributeStore::read, Rows.of("bigint", entries.toArray()));
    }

    private static ValueRecord read(ResultSet row) throws SQLException {
        AttributeType type = AttributeType.values()[row.getInt(4)];
        String text = switch (type) {
            case STRING -> row.getString(7);
            case INT -> Long.toString(row.getLong(5));
            case FLOAT -> Double.toString(row.getDouble(6));
            case DATE -> Instant.ofEpochMilli(row.getLong(5)).toString();
            case BOOLEAN -> Boolean.toString(row.getLong(5) == 1);
        };
        return new ValueRecord(row.getLong(1), new AttributeRecord(row.getLong(2), row.getString(3), type), text);
    }

    @Override
    public Map<Long, Long> findSchemas(Collection<Long> entries) {
        Map<Long, Long> schemas = new HashMap<>();
        statements.query(
                AttributeSql.findSchemas(dialect),
                row -> schemas.put(row.getLong(1), row.getLong(2)),
                Rows.of("bigint", entries.toArray()));
        return schemas;
    }

    @Override
    public void insert(List<ValueRecord> values) {
        statements.update(
                AttributeSql.insert(dialect),
                keys(values)
                        .and(values, "bigint", ValueRecord::whole)
                        .and(values, "float8", ValueRecord::real)
                        .and(values, "text", ValueRecord::string));
    }

    @Override
    public void delete(List<ValueRecord> values) {
        statements.update(AttributeSql.delete(dialect), keys(values));
    }

    private static Rows keys(List<ValueRecord> values) {
        return Rows.of(values, "bigint", ValueRecord::entryId)
                .and(values, "bigint", value -> value.attribute().id());
    }

    @Override
    public void setSchemas(Map<Long, @Nullable Long> schemaByEntry) {
        List<Long> entries = List.copyOf(schemaByEntry.keySet());
        statements.update(
                AttributeSql.setSchemas(dialect),
                Rows.of(entries, "bigint", id -> id).and(entries, "bigint", schemaByEntry::get));
    }
}
