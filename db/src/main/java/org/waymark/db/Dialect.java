package org.waymark.db;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGStatement;

/** The databases that the catalog runs on, and all that differs between them but the texts of the statements. */
public enum Dialect {
    POSTGRESQL("postgresql") {
        @Override
        @Nullable
        UUID uuid(ResultSet row, int column) throws SQLException {
            return row.getObject(column, UUID.class);
        }

        @Override
        void planAfresh(PreparedStatement statement) throws SQLException {
            statement.unwrap(PGStatement.class).setPrepareThreshold(0);
        }

        @Override
        boolean isConflict(SQLException e) {
            return CONFLICTS.contains(state(e));
        }

        @Override
        boolean isTimeout(SQLException e) {
            return state(e).equals("57014");
        }

        @Override
        boolean isUnavailable(SQLException e) {
            return state(e).startsWith("08") || state(e).startsWith("57P") || state(e).startsWith("53");
        }
    },

    ORACLE("oracle") {
        @Override
        @Nullable
        UUID uuid(ResultSet row, int column) throws SQLException {
            String text = row.getString(column);
            return text == null ? null : UUID.fromString(text);
        }

        @Override
        void planAfresh(PreparedStatement statement) {
            // Oracle looks at the parameters of a new statement by itself.
        }

        @Override
        boolean isConflict(SQLException e) {
            return ORACLE_CONFLICTS.contains(e.getErrorCode());
        }

        @Override
        boolean isTimeout(SQLException e) {
            return e.getErrorCode() == 1013 || e.getErrorCode() == 18730;
        }

        @Override
        boolean isUnavailable(SQLException e) {
            int code = e.getErrorCode();
            return state(e).startsWith("08") || (code >= 12500 && code <= 12699) || ORACLE_LOST.contains(code);
        }
    };

    /** Unique and foreign key violations, serialization failures, deadlocks, locks not available. */
    private static final Set<String> CONFLICTS = Set.of("23505", "23503", "40001", "40P01", "55P03");

    /** ORA-00001 unique, 02291 and 02292 foreign key, 08177 serialization, 00060 deadlock, 00054 and 30006 locks. */
    private static final Set<Integer> ORACLE_CONFLICTS = Set.of(1, 2291, 2292, 8177, 60, 54, 30006);

    private static final Set<Integer> ORACLE_LOST =
            Set.of(28, 1012, 1033, 1034, 1089, 1090, 3113, 3114, 17002, 17008, 17410);

    private final String folder;

    Dialect(String folder) {
        this.folder = folder;
    }

    /**
     * The database that a JDBC URL leads to.
     *
     * @throws IllegalArgumentException for any other than the two
     */
    public static Dialect ofJdbcUrl(String url) {
        if (url.startsWith("jdbc:postgresql:")) {
            return POSTGRESQL;
        }
        if (url.startsWith("jdbc:oracle:")) {
            return ORACLE;
        }
        throw new IllegalArgumentException("not a PostgreSQL or Oracle JDBC URL: " + url);
    }

    /** Where this database's migrations are on the class path. */
    public String migrations() {
        return "classpath:db/migration/" + folder;
    }

    /** Makes the transaction that has just begun see one state of the database throughout. */
    String beginSnapshot() {
        return switch (this) {
            case POSTGRESQL -> "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY";
            case ORACLE -> "SET TRANSACTION READ ONLY";
        };
    }

    /** A text column, compared by bytes. */
    String binary(String column) {
        return switch (this) {
            case POSTGRESQL -> column + " COLLATE \"C\"";
            case ORACLE -> column;
        };
    }

    /** At the end of a sub-query: it is to be asked for each row, and not to be joined. */
    String keptApart() {
        return switch (this) {
            case POSTGRESQL -> " OFFSET 0";
            case ORACLE -> "";
        };
    }

    /** A place for a GUID that is given as text. */
    String guid() {
        return switch (this) {
            case POSTGRESQL -> "CAST(? AS uuid)";
            case ORACLE -> "?";
        };
    }

    String guidText(String column) {
        return switch (this) {
            case POSTGRESQL -> "CAST(" + column + " AS text) COLLATE \"C\"";
            case ORACLE -> column;
        };
    }

    abstract @Nullable UUID uuid(ResultSet row, int column) throws SQLException;

    /** Has the database plan this statement for its parameters instead of keeping one plan for all. */
    abstract void planAfresh(PreparedStatement statement) throws SQLException;

    abstract boolean isConflict(SQLException e);

    abstract boolean isTimeout(SQLException e);

    abstract boolean isUnavailable(SQLException e);

    /** What the catalog makes of a database's error. */
    RuntimeException translated(SQLException e) {
        if (isConflict(e)) {
            return new StoreConflict("a concurrent change", e);
        }
        if (isTimeout(e)) {
            return new StoreTimeout("the database took too long", e);
        }
        if (e instanceof SQLTransientConnectionException && e.getCause() == null) {
            return new StoreTimeout("no database connection became free", e);
        }
        if (isUnavailable(e) || e instanceof SQLTransientConnectionException) {
            return new StoreUnavailable("the database is not available", e);
        }
        return new StoreException("the database refused a statement", e);
    }

    private static String state(SQLException e) {
        return e.getSQLState() == null ? "" : e.getSQLState();
    }
}
