package org.waymark.db;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.function.Function;
import javax.sql.DataSource;
import org.hibernate.JDBCException;
import org.hibernate.SessionFactory;
import org.hibernate.cfg.Configuration;

/** The catalog in a relational database, over a pool of connections. The schema is there already. */
public final class SqlDatabase implements Database {

    private static final int VALID_WITHIN_SECONDS = 2;

    private final DataSource connections;
    private final Dialect dialect;
    private final SessionFactory entities;
    private final Interned interned = new Interned();
    private final IdBlock entryIds = new IdBlock("entry_id");
    private final IdBlock replicaIds = new IdBlock("replica_id");

    public SqlDatabase(DataSource connections, Dialect dialect) {
        this.connections = connections;
        this.dialect = dialect;
        this.entities = entities(dialect);
    }

    /** Hibernate is given each session's connection and opens none itself. */
    private static SessionFactory entities(Dialect dialect) {
        return new Configuration()
                .addAnnotatedClass(PrincipalEntity.class)
                .addAnnotatedClass(RecordedOutcome.class)
                .setProperty(
                        "hibernate.dialect",
                        switch (dialect) {
                            case POSTGRESQL -> "org.hibernate.dialect.PostgreSQLDialect";
                            case ORACLE -> "org.hibernate.dialect.OracleDialect";
                        })
                .setProperty("hibernate.boot.allow_jdbc_metadata_access", "false")
                .setProperty("hibernate.jdbc.batch_size", "1000")
                .buildSessionFactory();
    }

    @Override
    public <T> T read(Function<StoreSession, T> work) {
        return connected(connection -> {
            try (SqlSession session = session(connection)) {
                T result = work.apply(session);
                session.committed();
                return result;
            }
        });
    }

    @Override
    public <T> T snapshot(Function<StoreSession, T> work) {
        return connected(connection -> {
            connection.setAutoCommit(false);
            return inTransaction(connection, session -> {
                new Statements(connection, dialect).update(dialect.beginSnapshot());
                return work.apply(session);
            });
        });
    }

    @Override
    public <T> T write(Function<StoreSession, T> work) {
        return connected(connection -> {
            connection.setAutoCommit(false);
            return inTransaction(connection, work);
        });
    }

    private <T> T inTransaction(Connection connection, Function<StoreSession, T> work) throws SQLException {
        try (SqlSession session = session(connection)) {
            T result = work.apply(session);
            connection.commit();
            session.committed();
            return result;
        } catch (SQLException | RuntimeException | Error e) {
            rollback(connection, e);
            throw e;
        }
    }

    private static void rollback(Connection connection, Throwable reason) {
        try {
            connection.rollback();
        } catch (SQLException e) {
            reason.addSuppressed(e);
        }
    }

    private SqlSession session(Connection connection) {
        return new SqlSession(connection, dialect, entities, interned, entryIds, replicaIds);
    }

    /** Work that needs a connection. */
    private interface Work<T> {
        T on(Connection connection) throws SQLException;
    }

    private <T> T connected(Work<T> work) {
        try (Connection connection = connections.getConnection()) {
            return work.on(connection);
        } catch (SQLException e) {
            throw dialect.translated(e);
        } catch (JDBCException e) {
            throw dialect.translated(e.getSQLException());
        }
    }

    @Override
    public boolean isAvailable() {
        try (Connection connection = connections.getConnection()) {
            return connection.isValid(VALID_WITHIN_SECONDS);
        } catch (SQLException e) {
            return false;
        }
    }

    @Override
    public void close() {
        entities.close();
    }
}
