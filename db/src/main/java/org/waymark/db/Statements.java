package org.waymark.db;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Runs statements on one connection and translates the database's errors. */
final class Statements {

    /** Reads one row of a result. */
    interface RowReader<T> {
        T read(ResultSet row) throws SQLException;
    }

    private final Connection connection;
    private final Dialect dialect;

    Statements(Connection connection, Dialect dialect) {
        this.connection = connection;
        this.dialect = dialect;
    }

    Dialect dialect() {
        return dialect;
    }

    <T> List<T> query(String sql, RowReader<T> reader, @Nullable Object... parameters) {
        try (PreparedStatement statement = prepared(sql, parameters)) {
            return rows(statement, reader);
        } catch (SQLException e) {
            throw dialect.translated(e);
        }
    }

    /** A query that is planned for these very parameters, where a plan for any parameters would be a poor one. */
    <T> List<T> queryPlannedAfresh(String sql, RowReader<T> reader, @Nullable Object... parameters) {
        try (PreparedStatement statement = prepared(sql, parameters)) {
            dialect.planAfresh(statement);
            return rows(statement, reader);
        } catch (SQLException e) {
            throw dialect.translated(e);
        }
    }

    private static <T> List<T> rows(PreparedStatement statement, RowReader<T> reader) throws SQLException {
        List<T> rows = new ArrayList<>();
        try (ResultSet result = statement.executeQuery()) {
            while (result.next()) {
                rows.add(reader.read(result));
            }
        }
        return rows;
    }

    int update(String sql, @Nullable Object... parameters) {
        try (PreparedStatement statement = prepared(sql, parameters)) {
            return statement.executeUpdate();
        } catch (SQLException e) {
            throw dialect.translated(e);
        }
    }

    private PreparedStatement prepared(String sql, @Nullable Object[] parameters) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(sql);
        int at = 1;
        for (Object parameter : parameters) {
            at = bind(statement, at, parameter);
        }
        return statement;
    }

    private int bind(PreparedStatement statement, int at, @Nullable Object parameter) throws SQLException {
        if (parameter instanceof Rows rows) {
            return rows.bind(statement, at, dialect);
        }
        if (parameter instanceof UUID uuid && dialect == Dialect.ORACLE) {
            statement.setString(at, uuid.toString());
        } else {
            statement.setObject(at, parameter);
        }
        return at + 1;
    }
}
