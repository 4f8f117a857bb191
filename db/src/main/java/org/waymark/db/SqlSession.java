package org.waymark.db;

import java.sql.Connection;
import org.hibernate.SessionFactory;
import org.hibernate.StatelessSession;
import org.jspecify.annotations.Nullable;

/** The stores on one connection. Entities and plain SQL share it, and so share its transaction. */
final class SqlSession implements StoreSession, AutoCloseable {

    private final Connection connection;
    private final SessionFactory entities;
    private final Interning interning;
    private final EntryStore entryStore;
    private final ReplicaStore replicaStore;
    private final SchemaStore schemaStore;
    private final AttributeStore attributeStore;
    private final PrincipalStore principalStore;
    private final ChangeLogStore changeLogStore;
    private final OutcomeStore outcomeStore;
    private @Nullable StatelessSession entitySession;

    SqlSession(
            Connection connection,
            Dialect dialect,
            SessionFactory entities,
            Interned interned,
            IdBlock entryIds,
            IdBlock replicaIds) {
        this.connection = connection;
        this.entities = entities;
        Statements statements = new Statements(connection, dialect);
        this.interning = new Interning(statements, interned);
        this.entryStore = new SqlEntryStore(statements, interning, entryIds);
        this.replicaStore = new SqlReplicaStore(statements, replicaIds);
        this.schemaStore = new SqlSchemaStore(statements, interning);
        this.attributeStore = new SqlAttributeStore(statements);
        this.principalStore = new JpaPrincipalStore(this::entitySession, interning);
        this.changeLogStore = new SqlChangeLogStore(statements, interning);
        this.outcomeStore = new JpaOutcomeStore(statements, this::entitySession, interning);
    }

    private StatelessSession entitySession() {
        if (entitySession == null) {
            entitySession = entities.openStatelessSession(connection);
        }
        return entitySession;
    }

    @Override
    public EntryStore entries() {
        return entryStore;
    }

    @Override
    public ReplicaStore replicas() {
        return replicaStore;
    }

    @Override
    public SchemaStore schemas() {
        return schemaStore;
    }

    @Override
    public AttributeStore attributes() {
        return attributeStore;
    }

    @Override
    public PrincipalStore principals() {
        return principalStore;
    }

    @Override
    public ChangeLogStore changeLog() {
        return changeLogStore;
    }

    @Override
    public OutcomeStore outcomes() {
        return outcomeStore;
    }

    /** Says that all that was done here is committed. */
    void committed() {
        interning.publish();
    }

    @Override
    public void close() {
        if (entitySession != null) {
            entitySession.close();
        }
    }
}
