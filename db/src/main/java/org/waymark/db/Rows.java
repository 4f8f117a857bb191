package org.waymark.db;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A table of values that travels with a statement, column by column: one array a column for PostgreSQL ({@code unnest}),
 * one JSON text for Oracle ({@code JSON_TABLE}).
 */
final class Rows {

    private record Column(String type, @Nullable Object[] values) {

        /** The driver takes an array of byte arrays for what it is only when it is declared as one. */
        @Nullable
        Object[] elements() {
            return type.equals("bytea") ? Arrays.copyOf(values, values.length, byte[][].class) : values;
        }
    }

    private final List<Column> columns = new ArrayList<>();

    static <T> Rows of(List<T> items, String type, Function<T, ?> value) {
        return new Rows().and(items, type, value);
    }

    /** The rows of one column. */
    static Rows of(String type, Object... values) {
        Rows rows = new Rows();
        rows.columns.add(new Column(type, values));
        return rows;
    }

    <T> Rows and(List<T> items, String type, Function<T, ?> value) {
        @Nullable Object[] values = new Object[items.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = value.apply(items.get(i));
        }
        columns.add(new Column(type, values));
        return this;
    }

    /** Binds this table from parameter {@code at} on and returns the number of the next parameter. */
    int bind(PreparedStatement statement, int at, Dialect dialect) throws SQLException {
        return switch (dialect) {
            case POSTGRESQL -> {
                int next = at;
                for (Column column : columns) {
                    statement.setArray(next++, statement.getConnection().createArrayOf(column.type, column.elements()));
                }
                yield next;
            }
            case ORACLE -> {
                statement.setString(at, json());
                yield at + 1;
            }
        };
    }

    private String json() {
        StringBuilder json = new StringBuilder("[");
        int rows = columns.get(0).values.length;
        for (int row = 0; row < rows; row++) {
            json.append(row == 0 ? "[" : ",[");
            for (int i = 0; i < columns.size(); i++) {
                json.append(i == 0 ? "" : ",");
                JsonText.append(json, columns.get(i).values[row]);
            }
            json.append(']');
        }
        return json.append(']').toString();
    }
}
