package org.waymark.db;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.waymark.api.AttributeType;
import org.waymark.api.Principal;

/** The schemas, by the statements of {@link SchemaSql}. */
final class SqlSchemaStore implements SchemaStore {

    private static final List<String> VALUE_COLUMNS = List.of("whole_value", "real_value", "text_value");

    private final Statements statements;
    private final Dialect dialect;
    private final Interning interning;

    SqlSchemaStore(Statements statements, Interning interning) {
        this.statements = statements;
        this.dialect = statements.dialect();
        this.interning = interning;
    }

    @Override
    public List<SchemaRecord> findByKey(Collection<Long> ids) {
        return query(SchemaSql.findByKey(dialect), Rows.of("bigint", ids.toArray()));
    }

    @Override
    public List<SchemaRecord> findByName(Collection<String> names) {
        return query(SchemaSql.findByName(dialect), Rows.of("text", names.toArray()));
    }

    @Override
    public List<SchemaRecord> findByAttribute(Collection<String> attributes) {
        return query(SchemaSql.findByAttribute(dialect), Rows.of("text", attributes.toArray()));
    }

    @Override
    public List<SchemaRecord> list(String after, int most) {
        // Every name is behind a blank, and on Oracle none is behind an empty text.
        return query(SchemaSql.list(), after.isEmpty() ? " " : after, most);
    }

    private List<SchemaRecord> query(String sql, Object... parameters) {
        Map<Long, SchemaRecord> schemas = new LinkedHashMap<>();
        Map<Long, List<AttributeRecord>> attributes = new LinkedHashMap<>();
        statements.query(
                sql,
                row -> {
                    long id = row.getLong(1);
                    if (!schemas.containsKey(id)) {
                        schemas.put(id, new SchemaRecord(id, row.getString(2), row.getString(3), List.of()));
                    }
                    List<AttributeRecord> known = attributes.computeIfAbsent(id, key -> new ArrayList<>());
                    return row.getString(5) == null || known.add(attribute(row));
                },
                parameters);
        return schemas.values().stream()
                .map(schema -> schema.with(attributes.getOrDefault(schema.id(), List.of())))
                .toList();
    }

    private static AttributeRecord attribute(ResultSet row) throws SQLException {
        return new AttributeRecord(row.getLong(4), row.getString(5), AttributeType.values()[row.getInt(6)]);
    }

    @Override
    public void insert(List<SchemaRecord> schemas) {
        interning.numberPrincipals(schemas.stream()
                .map(schema -> Principal.user(schema.owner()))
                .distinct()
                .toList());
        statements.update(
                SchemaSql.insert(dialect),
                Rows.of(schemas, "bigint", SchemaRecord::id)
                        .and(schemas, "integer", schema -> interning.id(Principal.user(schema.owner())))
                        .and(schemas, "text", SchemaRecord::name));
    }

    @Override
    public void insertAttributes(List<NewAttribute> attributes) {
        statements.update(
                SchemaSql.insertAttributes(dialect),
                Rows.of(attributes, "bigint", added -> added.attribute().id())
                        .and(attributes, "bigint", NewAttribute::schema)
                        .and(
                                attributes,
                                "smallint",
                                added -> added.attribute().type().ordinal())
                        .and(attributes, "text", added -> added.attribute().name()));
    }

    @Override
    public void delete(Collection<Long> attributes, Collection<Long> schemas, long now) {
        List<Long> removed = new ArrayList<>(attributes);
        removed.addAll(schemas);
        statements.update(SchemaSql.noteRemoved(dialect), now, Rows.of("bigint", removed.toArray()));
        if (!attributes.isEmpty()) {
            statements.update(SchemaSql.deleteAttributes(dialect), Rows.of("bigint", attributes.toArray()));
        }
        if (!schemas.isEmpty()) {
            statements.update(SchemaSql.delete(dialect), Rows.of("bigint", schemas.toArray()));
        }
    }

    @Override
    public int clearRemoved(int most) {
        int cleared = statements.update(SchemaSql.clearSettings(), most);
        for (String column : VALUE_COLUMNS) {
            cleared += statements.update(SchemaSql.clearValues(column), most);
        }
        return cleared;
    }

    @Override
    public void forgetRemovedBefore(long then) {
        statements.update(SchemaSql.forgetRemoved(), then);
    }
}
